import { anonymous, type Actor } from '../../server/platform/actor.ts';
import { createContext } from '../../server/platform/context.ts';
import {
  divisionTeamNames,
  divisionTeamsByIds,
  placedTeamsOf,
  requireDivisionTeam,
} from '../../server/teams/index.ts';
import { useService, type TestOrganization } from '../support/service.ts';
import { aCompetition, aTeamIn, namesOf } from './aCompetition.ts';

/** What standings, games and watch lists are given. */

const service = useService();
let organization: TestOrganization;
let division: { _id: string };
let teams: { _id: string }[];

beforeAll(async () => {
  organization = await service.organization();
  ({ division } = await aCompetition(organization, { config: { hideTeams: true } }));
  teams = [
    await aTeamIn(organization, division, 'Hawks', { seed: 2 }),
    await aTeamIn(organization, division, 'Test', { isTest: true }),
    await aTeamIn(organization, division, 'Owls', { archived: true, seed: 1 }),
  ];
});

const keyWith = (scope: 'read:teams' | 'read:leagues'): Actor => ({
  kind: 'apiKey',
  id: 'k',
  name: 'a key',
  organization: organization._id,
  scopes: new Set([scope]),
});
const seenBy = (actor: Actor) => createContext(service.db, { actor, requestId: 'r' });

describe('the placed teams of a division', () => {
  it('are all but the test teams, in the order of entry', async () => {
    expect(await placedTeamsOf(seenBy(keyWith('read:teams')), division._id)).toEqual([
      { _id: teams[0]?._id, name: 'Hawks', seed: 2 },
      { _id: teams[2]?._id, name: 'Owls', seed: 1 },
    ]);
  });

  it('have numbers for names for whoever sees no names, the same ones as everywhere', async () => {
    for (const actor of [anonymous, keyWith('read:leagues')]) {
      expect(namesOf(await placedTeamsOf(seenBy(actor), division._id))).toEqual(['Team 1', 'Team 3']);
    }
  });
});

describe('teams by their ids', () => {
  it('are those that the caller may see, by the names it knows', async () => {
    const ids = teams.map(({ _id }) => _id);
    expect([...(await divisionTeamNames(seenBy(anonymous), ids))].sort()).toEqual([
      [ids[0], 'Team 1'],
      [ids[2], 'Team 3'],
    ]);
    expect((await divisionTeamNames(seenBy(keyWith('read:teams')), ids)).get(ids[1] as string)).toBe('Test');
    expect(await divisionTeamsByIds(seenBy(anonymous), [])).toEqual([]);
  });
});

describe('a reference to a division team', () => {
  it('gives its division, or names the path where it is not one of the organization’s', async () => {
    const ctx = seenBy(anonymous);
    const [first] = teams as [{ _id: string }];
    expect(await requireDivisionTeam(ctx, first._id, organization._id, 'homeTeam')).toEqual({
      _id: first._id,
      division: division._id,
    });
    const other = await service.organization();
    await expect(requireDivisionTeam(ctx, first._id, other._id, 'homeTeam')).rejects.toMatchObject({
      code: 'invalid_reference',
      details: [{ path: 'homeTeam' }],
    });
  });
});
