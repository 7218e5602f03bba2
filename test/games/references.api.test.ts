import type { BodyOf } from '../../clients/typescript/src/index.ts';
import { useService, type TestOrganization } from '../support/service.ts';
import { aDivision, aMatch, idsOf, type Pairing } from './aGame.ts';

const service = useService();
let organization: TestOrganization;
let other: TestOrganization;
let pairing: Pairing;
let foreign: Pairing;

beforeAll(async () => {
  organization = await service.organization();
  other = await service.organization();
  pairing = await aDivision(organization);
  foreign = await aDivision(other);
});

const unknownId = 'f'.repeat(24);
const create = (fields: object, { admin } = organization) =>
  admin.games.create({ sport: 'basketball', ...fields } as BodyOf<'games.create'>);
const refused = (path: string) => ({
  status: 409,
  code: 'invalid_reference',
  details: [{ path, message: 'No such record in this organization.' }],
});

describe('a reference to another organization’s record', () => {
  const foreignIds = async () => ({
    homeTeam: foreign.home._id,
    awayTeam: foreign.away._id,
    division: foreign.division._id,
    league: foreign.league._id,
    tournament: (await other.admin.tournaments.create({ name: 'Classic' }))._id,
    locationModel: (await other.admin.locations.create({ name: 'Hall' }))._id,
  });

  it('is refused like one to a record that does not exist, with its path, and nothing is written', async () => {
    const game = await create({});
    for (const [field, id] of Object.entries(await foreignIds())) {
      for (const value of [id, unknownId]) {
        await expect(create({ [field]: value })).rejects.toMatchObject(refused(field));
        await expect(
          organization.admin.games.update(game._id, { [field]: value, court: '9' }),
        ).rejects.toMatchObject(refused(field));
      }
    }
    expect(await organization.admin.games.get(game._id)).toEqual(game);
    await expect(create({ organization: other._id })).rejects.toMatchObject(refused('organization'));
  });
});

describe('a player that a game names', () => {
  const judo = (winner: string, { admin } = organization) =>
    admin.games.create({ sport: 'judo', winner } as BodyOf<'games.create'>);

  it('is one of the organization, as winner, participant and in the results', async () => {
    const ada = await organization.admin.players.create({ name: 'Ada' });
    const theirs = await other.admin.players.create({ name: 'Bea' });
    const { games } = organization.admin;
    const bout = await judo(ada._id);
    const race = await games.create({ sport: 'track', participants: [ada._id, 'A guest'] });
    expect([bout, race]).toMatchObject([{ winner: ada._id }, { participants: [ada._id, 'A guest'] }]);
    for (const id of [theirs._id, unknownId]) {
      await expect(judo(id)).rejects.toMatchObject(refused('winner'));
      await expect(games.update(bout._id, { winner: id })).rejects.toMatchObject(refused('winner'));
      await expect(games.create({ sport: 'golf', participants: ['A guest', id] })).rejects.toMatchObject(
        refused('participants.1'),
      );
      await expect(games.update(race._id, { results: [{ participant: id }] })).rejects.toMatchObject(
        refused('results.0.participant'),
      );
    }
    expect(await games.get(race._id)).toEqual(race);
  });

  it('may be written again where it was named before there were players', async () => {
    const { games } = organization.admin;
    const race = await games.create({ sport: 'track' });
    await service.db.select('UPDATE games SET participants = $2 WHERE id = $1', [race._id, [unknownId]]);
    const participants = [unknownId, 'A guest'];
    expect(await games.update(race._id, { participants })).toMatchObject({ participants });
  });
});

describe('a team', () => {
  it('never plays itself', async () => {
    const { home, away } = pairing;
    const itself = { homeTeam: home._id, awayTeam: home._id };
    await expect(create(itself)).rejects.toMatchObject(refused('awayTeam'));
    const { _id } = await aMatch(organization, pairing);
    const { games } = organization.admin;
    await expect(games.update(_id, { awayTeam: home._id })).rejects.toMatchObject(refused('awayTeam'));
    await expect(games.update(_id, { homeTeam: away._id })).rejects.toMatchObject(refused('awayTeam'));
    expect(await games.update(_id, { homeTeam: away._id, awayTeam: home._id })).toMatchObject({
      homeTeam: away._id,
      awayTeam: home._id,
    });
  });

  it('that has games is not deleted, nor is their division, league or venue', async () => {
    const used = await aDivision(organization);
    const venue = await organization.admin.locations.create({ name: 'Hall' });
    await aMatch(organization, used, { locationModel: venue._id });
    const { divisionTeams, divisions, leagues, locations } = organization.admin;
    await expect(divisionTeams.remove(used.home._id)).rejects.toMatchObject({ code: 'in_use' });
    await expect(divisions.remove(used.division._id)).rejects.toMatchObject({ code: 'not_empty' });
    await expect(leagues.remove(used.league._id)).rejects.toMatchObject({ code: 'not_empty' });
    await expect(locations.remove(venue._id)).rejects.toMatchObject({ code: 'in_use' });
  });
});

describe('the league and tournament of a game', () => {
  const classics = () => organization.admin.tournaments.create({ name: 'Classic' });

  it('are those of its division, said or unsaid; others are refused', async () => {
    const { _id: tournament } = await classics();
    const league = await organization.admin.leagues.create({ name: 'Contest', tournament });
    const division = await organization.admin.divisions.create({ name: 'A', league: league._id });
    const derived = { division: division._id, league: league._id, tournament };
    expect(await create({ division: division._id })).toMatchObject(derived);
    expect(await create(derived)).toMatchObject(derived);
    expect(await create({ division: division._id, league: null, tournament: null })).toMatchObject(derived);
    const elsewhere = (await classics())._id;
    await expect(create({ ...derived, league: pairing.league._id })).rejects.toMatchObject(refused('league'));
    await expect(create({ ...derived, tournament: elsewhere })).rejects.toMatchObject(refused('tournament'));
  });

  it('are its own without a division; the tournament is that of the league where it has one', async () => {
    const { _id: tournament } = await classics();
    const contest = await organization.admin.leagues.create({ name: 'Contest', tournament });
    expect(await create({ tournament })).toMatchObject({ division: null, league: null, tournament });
    expect(await create({ league: contest._id })).toMatchObject({ league: contest._id, tournament });
    expect(await create({ league: pairing.league._id, tournament })).toMatchObject({
      league: pairing.league._id,
      tournament,
    });
    const elsewhere = (await classics())._id;
    await expect(create({ league: contest._id, tournament: elsewhere })).rejects.toMatchObject(
      refused('tournament'),
    );
  });

  it('change with the division of the game', async () => {
    const { _id } = await aMatch(organization, pairing);
    const to = await aDivision(organization);
    const { games } = organization.admin;
    expect(await games.update(_id, { division: to.division._id })).toMatchObject({ league: to.league._id });
    await expect(games.update(_id, { league: pairing.league._id })).rejects.toMatchObject(refused('league'));
    expect(await games.update(_id, { division: null })).toMatchObject({
      division: null,
      league: to.league._id,
    });
    expect(await games.update(_id, { league: null })).toMatchObject({ division: null, league: null });
  });

  it('follow when the division or its league moves, in every list', async () => {
    const moved = await aDivision(organization);
    const game = await aMatch(organization, moved);
    const { games, leagues, divisions } = organization.admin;
    const { _id: tournament } = await classics();
    await leagues.update(moved.league._id, { tournament });
    expect(idsOf((await games.list({ tournament })).data)).toEqual([game._id]);
    const contest = await leagues.create({ name: 'Contest' });
    await divisions.update(moved.division._id, { league: contest._id });
    const { data, etag } = await games.get(game._id).withResponse();
    expect([data, etag]).toEqual([{ ...game, league: contest._id, tournament: null }, '"1"']);
    await divisions.update(moved.division._id, { tournament });
    await leagues.update(contest._id, { tournament: (await classics())._id });
    expect(await games.get(game._id)).toMatchObject({ league: contest._id, tournament });
    expect((await games.listByLeague(moved.league._id)).data).toEqual([]);
  });
});
