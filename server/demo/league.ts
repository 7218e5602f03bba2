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
  priority: 1,
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

export const jerseyColours = ['black', 'blue', 'green', 'red', 'white', 'yellow'];
export const shirtSizes = ['S', 'M', 'L', 'XL'];

const required = { required: true, fieldType: 'select' };

/** What the teams of the season and their players were asked. */
export const seasonForm = {
  message: 'Another winter by the river. Rosters may grow until the playoffs.',
  contestType: season.contestType,
  sports: season.sports,
  hasPayments: false,
  requirePlayers: true,
  config: { gateByStartDate: true, gateByEndDate: true },
  teamFields: [{ ...required, fieldId: 'jersey-colour', name: 'Jersey colour', options: jerseyColours }],
  managerFields: [{ fieldId: 'phone', name: 'Phone on game days', helperText: 'Only we see it.' }],
  fields: [{ ...required, fieldId: 'shirt-size', name: 'Shirt size', options: shirtSizes }],
};

export const waiver = {
  title: 'Participation waiver',
  text: 'I play at my own risk, am fit to play, and keep to the rules of the house and of the league.',
};

/** The team that the manager has registered and the member plays in. */
export const ownTeam = 'Harbor Herons';

/** The newcomer of that team. */
export const memberEntry = {
  name: `${people.member.firstName} ${people.member.lastName}`,
  email: people.member.email,
  number: '17',
  fields: { 'shirt-size': 'L' },
};

const gym = 'Riverside Community Center, small gym';

export const ownTeamEvents = {
  practice: { title: 'Practice', eventType: 'practice', time: '19:00', durationMinutes: 90, location: gym },
  dinner: { title: 'Team dinner', eventType: 'social', time: '20:00', location: 'Bridge Street Grill' },
};

/** The season to come: few places, a fee, and more teams than places. */
export const nextSeason = {
  name: 'Spring Season',
  priority: 2,
  contestType: 'coed' as const,
  sports: ['basketball'],
};

export const nextDivision = { name: 'Sunday Social', strengthLevel: 2, sports: ['basketball'] };

export const teamFee = { name: 'Team fee', kind: 'fee' as const, amount: 45_000 };

export const youthFund = { name: 'Youth fund', kind: 'donation' as const, amount: 1_000 };

export const nextForm = {
  message: 'Four places. Whoever has paid at least a part of the fee holds one, first come, first served.',
  contestType: 'coed' as const,
  sports: ['basketball'],
  config: { capacity: 4, hasWaitlist: true, waitlistCapacity: 3, autoPromote: true, gateByEndDate: true },
  requireReleaseStatement: true,
  releaseStatement: 'The team pays what it breaks, and turns up or says so by noon of the day before.',
  requireThankYouMessage: true,
  thankYouMessage: 'Thank you! Your place is held once a part of the fee is paid.',
};

type Entry = {
  name: string;
  manager: string;
  /** What came in of the fee, in cents; nothing yet where it is left out. */
  payment?: { amount: number; method: 'cash' | 'check' };
};

/** In the order they signed up. */
export const nextTeams: readonly Entry[] = [
  { name: 'Dockside Dribblers', manager: 'Priya Raman', payment: { amount: 45_000, method: 'check' } },
  { name: 'Corner Store Five', manager: 'Tomas Herrera', payment: { amount: 20_000, method: 'cash' } },
  { name: 'Levee Leapers', manager: 'Nadia Haddad', payment: { amount: 45_000, method: 'cash' } },
  { name: 'Post Office', manager: 'Walter Kim', payment: { amount: 15_000, method: 'check' } },
  { name: 'Sandlot Shooters', manager: 'Grace Abara', payment: { amount: 45_000, method: 'cash' } },
  { name: 'Night Shift', manager: 'Devon Price', payment: { amount: 22_500, method: 'check' } },
  { name: 'Bleacher Creatures', manager: 'Olga Novak' },
];

/** A place kept for a team whose manager has a link to fill it in. */
export const invitedTeam = {
  name: 'Library Ladders',
  managerName: 'Ruth Feldman',
  managerEmail: 'ruth.feldman@players.example',
};

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
