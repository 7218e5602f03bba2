import * as bodies from './bodies.ts';
import type { Catalogue } from './catalogue.ts';
import type { Describe } from './described.ts';
import { another, aPair } from './records.ts';

/** A division of its own without games, for what is made for the whole of it. */
const pairCall =
  (make: (pair: Awaited<ReturnType<typeof aPair>>) => { path: string; body?: unknown }): Describe =>
  async (catalogue) => {
    const { path, body } = make(await aPair(catalogue));
    return { path: [path], body };
  };

const create =
  (body: (catalogue: Catalogue) => unknown): Describe =>
  (catalogue) => ({ body: body(catalogue) });

const update =
  (body: unknown): Describe =>
  () => ({ body });

async function aPlayedOut(catalogue: Catalogue, kind: 'division' | 'tournament') {
  const { admin } = catalogue.organization;
  const { division, tournament, teams } = await aPair(catalogue);
  if (kind === 'division') await admin.playoffs.create(division, { format: 'playoffs', seeds: teams });
  else await admin.brackets.create(tournament, { size: 8, seeds: teams });
  return { path: [kind === 'division' ? division : tournament] };
}

/** Competitions, teams, venues and games. */
export const competitions = {
  'paymentProducts.create': create(bodies.paymentProduct),
  'paymentProducts.update': update({ name: 'Fee of a team' }),
  'leagues.create': create(bodies.league),
  'leagues.update': update({ priority: 2 }),
  'tournaments.create': create(bodies.tournament),
  'tournaments.update': update({ priority: 2 }),
  'divisions.create': create(bodies.division),
  'divisions.update': update({ priority: 2 }),
  'divisions.importTeams': ({ next }) => ({ body: `name,seed\nImported ${next()},9\n` }),
  'divisions.importSchedule': async (catalogue) => {
    const { division } = await aPair(catalogue);
    const { admin } = catalogue.organization;
    const heading = (await admin.divisions.scheduleCsv(division)).replace(/^\uFEFF/, '').trim();
    const cells: Record<string, string> = { date: '2998-03-01', time: '18:00', home: 'Owls', away: 'Jays' };
    const line = heading.split(',').map((column) => cells[column] ?? '');
    return { path: [division], body: `${heading}\n${line.join(',')}\n` };
  },

  'teams.create': create(bodies.team),
  'teams.update': update({ color: 'blue' }),
  'divisionTeams.create': create(bodies.divisionTeam),
  'divisionTeams.remove': async (catalogue) => ({ path: [await another('opponent', catalogue)] }),
  'divisionTeams.update': update({ seed: 3 }),
  'locations.create': create(bodies.location),
  'locations.update': update({ address: '2 Main Street' }),
  'timeSlots.create': create(bodies.timeSlot),
  'timeSlots.update': update({ court: 'Court 1' }),

  'games.create': create(bodies.game),
  'games.update': update({ gameLabel: 'Opener' }),
  'schedules.generate': pairCall(({ division }) => ({
    path: division,
    body: { legs: 1, start: '2998-04-01' },
  })),
  'playoffs.get': ({ records }) => ({ path: [records.playoffDivision] }),
  'playoffs.create': pairCall(({ division, teams }) => ({
    path: division,
    body: { format: 'playoffs', seeds: teams },
  })),
  'playoffs.remove': (catalogue) => aPlayedOut(catalogue, 'division'),
  'brackets.get': ({ records }) => ({ path: [records.bracketTournament] }),
  'brackets.create': pairCall(({ tournament, teams }) => ({
    path: tournament,
    body: { size: 8, seeds: teams },
  })),
  'brackets.remove': (catalogue) => aPlayedOut(catalogue, 'tournament'),
  'stats.ofPlayers': ({ records }) => ({ query: { id: records.player } }),
  'stats.create': async (catalogue) => {
    const { _id: player } = await catalogue.organization.admin.players.create(bodies.player(catalogue));
    return { body: { ...bodies.stat(catalogue), player } };
  },
  'stats.update': update({ values: { points: 14 } }),
  'stats.remove': async (catalogue) => {
    const { admin } = catalogue.organization;
    const { _id: player } = await admin.players.create(bodies.player(catalogue));
    return { path: [(await admin.stats.create({ ...bodies.stat(catalogue), player }))._id] };
  },
} satisfies Record<string, Describe>;
