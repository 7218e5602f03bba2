/** The demonstration: a co-ed basketball season as a neighbourhood league would run it. */

export const organization = {
  name: 'Riverside Basketball',
  slug: 'riverside-basketball',
  email: 'office@riverside.example',
  timeZone: 'America/Chicago',
};

export const people = {
  admin: { email: 'admin@riverside.example', firstName: 'Alex', lastName: 'Rivers' },
  manager: { email: 'manager@riverside.example', firstName: 'Maya', lastName: 'Ortiz' },
  member: { email: 'member@riverside.example', firstName: 'Sam', lastName: 'Lindqvist' },
};

export const venue = {
  name: 'Riverside Community Center',
  address: '400 River Street',
  latitude: 41.8837,
  longitude: -87.6325,
  timeZone: 'America/Chicago',
  courts: [{ name: 'Court 1' }, { name: 'Court 2' }],
};

export const season = {
  name: 'Winter Season',
  contestType: 'coed' as const,
  sports: ['basketball'],
  config: { gameDurationInMinutes: 50, minPlayers: 5, maxPlayers: 12, playoffTeams: 8 as const },
};

export const divisions = [
  {
    name: 'Monday Recreational',
    strengthLevel: 1,
    day: 'monday',
    teams: [
      'Harbor Herons',
      'Mill Street Maples',
      'Northside Net',
      'Old Town Owls',
      'Parkway Pistons',
      'Quarry Kings',
      'Southbank Swifts',
      'Union Hall',
    ],
  },
  {
    name: 'Thursday Competitive',
    strengthLevel: 3,
    day: 'thursday',
    teams: [
      'Bridgeport Bears',
      'Canal Street Crew',
      'Downtown Dunkers',
      'Eastgate Eagles',
      'Foundry Five',
      'Grand Avenue',
      'Lakeview Lights',
      'West End Wolves',
    ],
  },
] as const;

/** Sixteen teams, best first. */
export const openTournament = {
  name: 'Riverside Open',
  sports: ['basketball'],
  teams: [
    'Harbor City Hoops',
    'Prairie Thunder',
    'Lakeshore Legends',
    'Steel Town Six',
    'Capital Crossovers',
    'Blue Line Ballers',
    'River Rats',
    'Midway Monarchs',
    'Elm Street Express',
    'Railyard Raptors',
    'Cedar Park Comets',
    'Granite Guards',
    'South Loop Storm',
    'Windy City Wizards',
    'Garden District',
    'Fairview Flyers',
  ],
};

/** Points of a game between two teams by their places in the list above; the stronger of two usually wins. */
export function finalScore(
  home: number,
  away: number,
  round: number,
): { homeScore: number; awayScore: number } {
  const noise = (a: number, b: number) => ((a * 7 + b * 13 + round * 29) % 17) - 8;
  const margin = (away - home) * 2 + noise(home, away);
  // Basketball knows no level score.
  const decided = margin === 0 ? 1 : margin;
  const lower = 41 + ((home * 5 + away * 3 + round * 11) % 14);
  return decided > 0
    ? { homeScore: lower + decided, awayScore: lower }
    : { homeScore: lower, awayScore: lower - decided };
}
