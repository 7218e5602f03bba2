import type { SportsLeagueClient } from '../../clients/typescript/src/index.ts';
import type { Scope } from '../../contract/permissions.ts';
import { useService, type TestOrganization, type TestUser } from '../support/service.ts';
import { aMember, aPlacedTeam, aSignUp, idsOf, notFound, type PlacedTeam } from './aRoster.ts';

const service = useService();
let organization: TestOrganization;
let other: TestOrganization;

beforeAll(async () => {
  organization = await service.organization();
  other = await service.organization();
});

const keyWith = async (...scopes: Scope[]) => service.client(await service.apiKey(organization._id, scopes));

const secret = 'ana.secret@example.org';
const ana = {
  name: 'Ana Silva',
  email: secret,
  number: '7',
  info: { allergy: 'nuts' },
  fields: { phone: '555-0100' },
};
const registration = { fields: [{ fieldId: 'phone', name: 'Phone' }] };

/** A team with Ana, whose address and answers concern few. */
async function aTeamWithAna() {
  const team = await aPlacedTeam(service, organization, { registration, players: [] });
  return { ...team, ana: await team.add(ana) };
}

type TeamWithAna = Awaited<ReturnType<typeof aTeamWithAna>>;

const seesAll = { email: secret, info: { allergy: 'nuts' }, fields: { phone: '555-0100' } };
const seesName = { name: 'Ana Silva', number: '7', email: '', info: null, fields: {}, waiverDetails: [] };

describe('players', () => {
  it('are shown to nobody without a credential', async () => {
    const { ana: player, team } = await aTeamWithAna();
    const { players } = service.client();
    for (const read of [
      players.list(),
      players.get(player._id),
      players.listByTeam(team),
      players.search({ q: 'a' }),
    ]) {
      await expect(read).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
    }
  });

  it('are whole for administrators and keys of the organization, and unknown to others', async () => {
    const { ana: player, team } = await aTeamWithAna();
    for (const client of [organization.admin, organization.key, await keyWith('read:players')]) {
      expect(await client.players.get(player._id)).toMatchObject(seesAll);
    }
    for (const client of [other.admin, other.key, (await service.user()).client]) {
      await expect(client.players.get(player._id)).rejects.toMatchObject(notFound);
      await expect(client.players.listByTeam(team)).rejects.toMatchObject(notFound);
      expect((await client.players.list({ team })).data).toEqual([]);
    }
    for (const scopes of [['read:teams'], ['read:registrations', 'write:registrations']] as Scope[][]) {
      await expect((await keyWith(...scopes)).players.get(player._id)).rejects.toMatchObject({ status: 403 });
    }
  });
});

describe('a signed-in user', () => {
  let one: TeamWithAna;
  let mate: TestUser;
  let viewers: { client: SportsLeagueClient; sees: object }[];

  const addressed = async (config: (user: TestUser) => Promise<unknown>) => {
    const user = await service.user();
    await config(user);
    return user.client;
  };

  beforeAll(async () => {
    one = await aTeamWithAna();
    mate = await aMember(service, one);
    const { admin } = organization;
    const owner = await service.user();
    await service.db.select(
      `INSERT INTO admins (id, organization, user_id, created, updated) VALUES (substr(md5($2), 1, 24), $1, $2, now(), now())`,
      [organization._id, owner._id],
    );
    viewers = [
      { client: mate.client, sees: seesName },
      { client: one.manager.client, sees: seesAll },
      { client: owner.client, sees: seesAll },
      {
        client: await addressed(({ email }) =>
          admin.registrationTeams.update(one.submission, {
            managers: [{ name: 'Sam', email: email.toUpperCase() }],
          }),
        ),
        sees: seesAll,
      },
      {
        client: await addressed(({ _id }) =>
          admin.divisions.update(one.division._id, { config: { admins: [_id] } }),
        ),
        sees: seesAll,
      },
      {
        client: await addressed(({ email }) =>
          admin.leagues.update(one.league._id, { config: { admins: [email.toUpperCase()] } }),
        ),
        sees: seesAll,
      },
    ];
  });

  it('sees the rosters of the teams it plays in, manages or administers, addresses only in the latter', async () => {
    for (const { client, sees } of viewers) {
      expect(await client.players.get(one.ana._id)).toMatchObject(sees);
      for (const list of [
        client.players.list({ team: one.team }),
        client.players.listByTeam(one.team),
        client.players.listByDivision(one.division._id),
        client.players.listByLeague(one.league._id),
        client.players.listByRegistration(one.registration._id),
        client.players.listByRegistrationTeam(one.submission),
        client.players.search({ q: 'silva', team: one.team }),
      ]) {
        expect((await list).data).toContainEqual(expect.objectContaining({ _id: one.ana._id, ...sees }));
      }
      const { players } = await client.divisionTeams.get(one.team, { include: 'players' });
      expect(players).toContainEqual(expect.objectContaining({ _id: one.ana._id, ...sees }));
    }
  });

  it('sees its own record whole', async () => {
    const [own] = (await mate.client.players.search({ q: 'bo li' })).data;
    expect(own).toMatchObject({ email: mate.email, user: mate._id });
    const { players = [] } = await mate.client.divisionTeams.get(one.team, { include: 'players' });
    expect(players.map((player) => (player as { email: string }).email)).toEqual(['', mate.email]);
  });

  it('finds nobody by an address that it does not see', async () => {
    expect((await mate.client.players.search({ q: secret })).data).toEqual([]);
    expect(idsOf((await organization.key.players.search({ q: 'SECRET@', team: one.team })).data)).toEqual([
      one.ana._id,
    ]);
  });

  it('sees other teams of the division no more than a stranger does', async () => {
    const rival = await one.submit(await service.user(), { name: 'Owls', players: [{ name: 'Cy' }] });
    const team = rival.divisionTeam as string;
    await expect(mate.client.players.listByTeam(team)).rejects.toMatchObject(notFound);
    const { data } = await mate.client.divisionTeams.listByDivision(one.division._id, { include: 'players' });
    expect(data.map(({ name, players }) => [name, players?.length])).toEqual([
      ['Riverside Hawks', 2],
      ['Owls', undefined],
    ]);
    // The manager of a team without players reads an empty roster, and not nothing.
    const { manager, team: empty } = await aPlacedTeam(service, organization);
    expect((await manager.client.divisionTeams.get(empty, { include: 'players' })).players).toEqual([]);
  });

  it('sees the roster of a submission that waits for its place', async () => {
    const { submit } = await aSignUp(organization, { registration: { cost: { amount: 100 } } });
    const user = await service.user();
    const manager = await service.user();
    const { _id } = await submit(manager, {
      players: [
        { name: 'Bo Li', email: user.email },
        { name: 'Cy', email: secret },
      ],
    });
    expect((await user.client.players.listByRegistrationTeam(_id)).data).toMatchObject([
      { email: user.email },
      { name: 'Cy', email: '' },
    ]);
    expect((await manager.client.registrationTeams.get(_id, { include: 'players' })).players).toMatchObject([
      { email: user.email },
      { email: secret },
    ]);
  });

  it('loses sight of the roster with its place on it, and with the team', async () => {
    const gone = await aTeamWithAna();
    const member = await aMember(service, gone);
    await organization.admin.players.remove(member.player._id);
    await expect(member.client.players.get(gone.ana._id)).rejects.toMatchObject(notFound);
    expect(await member.client.players.get(member.player._id)).toMatchObject({ email: member.email });
    await organization.admin.registrationTeams.remove(gone.submission);
    await expect(gone.manager.client.players.get(gone.ana._id)).rejects.toMatchObject(notFound);
    expect((await organization.admin.players.list({ registrationTeam: gone.submission })).data).toEqual([]);
  });
});

describe('the lists below other records', () => {
  it('hold the players of a game’s two teams', async () => {
    const { division, submit, team, ana: player } = await aTeamWithAna();
    const rival = await submit(await service.user(), { name: 'Owls', players: [{ name: 'Cy' }] });
    const game = await organization.admin.games.create({
      sport: 'basketball',
      division: division._id,
      homeTeam: team,
      awayTeam: rival.divisionTeam as string,
    });
    const { data } = await organization.key.players.listByGame(game._id);
    expect(data.map(({ name }) => name)).toEqual(['Ana Silva', 'Cy']);
    const filled = await organization.key.games.get(game._id, {
      include: 'homeTeam.players(name),awayTeam.players(name)',
    });
    expect(filled).toMatchObject({
      homeTeam: { players: [{ _id: player._id, name: 'Ana Silva' }] },
      awayTeam: { players: [{ name: 'Cy' }] },
    });
  });

  it('find leagues by their name, in the organization alone', async () => {
    const { league } = await aTeamWithAna();
    await organization.admin.leagues.update(league._id, { name: 'Spring / Été 2026' });
    const { data } = await organization.key.players.listByLeagueName('spring / été 2026');
    expect(data).toMatchObject([{ name: 'Ana Silva' }]);
    await expect(other.key.players.listByLeagueName('spring / été 2026')).rejects.toMatchObject(notFound);
  });

  it('are empty for the organization’s own records that have none', async () => {
    const { league, division, registration: form } = await aSignUp(organization);
    const { players } = organization.key;
    for (const list of [
      players.listByLeague(league._id),
      players.listByDivision(division._id),
      players.listByRegistration(form._id),
    ]) {
      expect(await list).toMatchObject({ data: [], count: 0 });
    }
    await expect(other.key.players.listByLeague(league._id)).rejects.toMatchObject(notFound);
  });

  it('hold players of submissions that wait for their place, by what these are for', async () => {
    const tournament = await organization.admin.tournaments.create({ name: 'Classic' });
    const {
      league,
      division,
      registration: form,
      submit,
    } = await aSignUp(organization, {
      registration: { cost: { amount: 100 } },
    });
    await organization.admin.leagues.update(league._id, { tournament: tournament._id });
    const manager = await service.user();
    const players = [{ name: 'Bo Li' }];
    const inDivision = await submit(manager, { players });
    const undecided = await submit(manager, { players, division: null });
    const submissions = async (list: Promise<{ data: { registrationTeam: unknown }[] }>) =>
      (await list).data.map(({ registrationTeam }) => registrationTeam);
    const both = [inDivision._id, undecided._id];
    const { key } = organization;
    expect(await submissions(key.players.listByDivision(division._id))).toEqual([inDivision._id]);
    expect(await submissions(key.players.listByLeague(league._id))).toEqual(both);
    expect(await submissions(key.players.listByRegistration(form._id))).toEqual(both);
    expect(await submissions(key.players.list({ tournament: tournament._id }))).toEqual(both);
    expect(await submissions(key.players.list({ league: league._id, sort: '-created' }))).toEqual(
      both.reverse(),
    );
  });

  it('page and sort', async () => {
    const { team, add } = await aTeamWithAna();
    for (const name of ['Cy', 'Bo']) await add({ name });
    const { players } = organization.key;
    const names = async (query: object) =>
      (await players.listByTeam(team, query).toArray()).map(({ name }) => name);
    expect(await names({ sort: 'name', limit: 1 })).toEqual(['Ana Silva', 'Bo', 'Cy']);
    expect(await names({ sort: '-created', limit: 2 })).toEqual(['Bo', 'Cy', 'Ana Silva']);
  });

  it('take what is searched for as it is written', async () => {
    const { team, add } = await aTeamWithAna();
    await add({ name: '100% Bo_Li' });
    const { players } = organization.key;
    const found = async (q: string) => (await players.search({ q, team })).data.map(({ name }) => name);
    expect(await found('0%')).toEqual(['100% Bo_Li']);
    expect(await found('o_l')).toEqual(['100% Bo_Li']);
    expect(await found('a%a')).toEqual([]);
    expect(await found('\\')).toEqual([]);
    expect(await found(' 7 ')).toEqual(['Ana Silva']);
  });
});

describe('a populated roster', () => {
  const everyPath = (team: PlacedTeam & { game: string; stat: string }) => [
    `/divisionTeams/${team.team}?include=players`,
    `/divisionTeams/${team.team}?include=players.team.players,registrationTeam.players,registration`,
    `/divisionTeams?division=${team.division._id}&include=players,registrationTeam`,
    `/divisionTeams/division/${team.division._id}?include=registrationTeam.divisionTeam.players`,
    `/divisionTeams/registration/d/${team.registration._id}?include=players`,
    `/divisionTeams/registrationTeam/d/${team.submission}?include=players`,
    `/games/${team.game}?include=homeTeam.players,awayTeam.players`,
    `/games?division=${team.division._id}&include=homeTeam.registrationTeam.players`,
    `/games/team/${team.team}?include=homeTeam.players.user`,
    `/stats/${team.stat}?include=player,divisionTeam.players,game.homeTeam.players`,
    `/stats?game=${team.game}&include=player.team,player.registrationTeam`,
    `/stats/game/${team.game}?include=divisionTeam.players,player`,
    `/registrations/${team.registration._id}?include=league,contests`,
  ];

  async function aScoredTeam() {
    const team = await aTeamWithAna();
    const rival = await team.submit(await service.user(), { name: 'Owls' });
    const { admin } = organization;
    const { _id: game } = await admin.games.create({
      sport: 'basketball',
      division: team.division._id,
      homeTeam: team.team,
      awayTeam: rival.divisionTeam as string,
    });
    const stat = await admin.stats.create({
      game,
      player: team.ana._id,
      divisionTeam: team.team,
      values: { points: 3 },
    });
    return { ...team, game, stat: stat._id };
  }

  it('is ignored for the public and for strangers, whatever path asked for it', async () => {
    const team = await aScoredTeam();
    const stranger = (await service.user()).token;
    const keyWithout = await service.apiKey(organization._id, ['read:games', 'read:leagues']);
    const readers: [string | undefined, number[]][] = [
      [undefined, [200]],
      [stranger, [200]],
      // Another organization's key lists its own records alone: it finds no team of this submission.
      [other.apiKey, [200, 404]],
      [keyWithout, [200, 403]],
    ];
    for (const [token, statuses] of readers) {
      for (const path of everyPath(team)) {
        const answer = await service.fetch(path, token === undefined ? {} : { token });
        expect(statuses).toContain(answer.status);
        expect(await answer.text()).not.toMatch(/Ana Silva|secret@|allergy|555-0100|"players"/);
      }
    }
  });

  it('has names for a key with read:teams and everything for one with read:players', async () => {
    const team = await aScoredTeam();
    const roster = async (...scopes: Scope[]) => {
      const client = await keyWith(...scopes);
      const game: object = await client.games.get(team.game, { include: 'homeTeam.players' });
      return (game as { homeTeam: { players: object[] } }).homeTeam.players;
    };
    expect(await roster('read:games', 'read:teams')).toMatchObject([seesName]);
    expect(await roster('read:games', 'read:players')).toMatchObject([seesAll]);
    const reader = await keyWith('read:players');
    expect(await reader.stats.get(team.stat, { include: 'player(email)' })).toMatchObject({
      player: { _id: team.ana._id, email: secret },
    });
  });

  // Field report 26.
  it('never carries a secret, whatever path asked for it', async () => {
    const waiver = await organization.admin.waivers.create({ title: 'Risk', text: 'I play at my own risk.' });
    const team = await aScoredTeam();
    await organization.admin.registrations.update(team.registration._id, {
      playerWaivers: [{ waiver: waiver._id }],
    });
    const member = await aMember(service, team);
    const secrets = await service.db.select<Record<string, string | null>>(
      `SELECT (SELECT password_hash FROM users WHERE id = $1) AS a, (SELECT token_hash FROM waiver_signatures
         WHERE player = $2) AS b`,
      [member._id, member.player._id],
    );
    const hashes = Object.values(secrets[0] ?? {}).filter((value) => value !== null);
    expect(hashes).toHaveLength(1);
    for (const token of [organization.apiKey, team.manager.token, member.token]) {
      for (const path of [
        ...everyPath(team),
        `/players?team=${team.team}&include=team.players,registrationTeam.players,registration,organization,league,division`,
        `/players/${member.player._id}?include=user,registrationTeam.registrant,organization(stripeAccountId),team.players.user`,
      ]) {
        const answer = await service.fetch(path, { token });
        const text = await answer.text();
        expect([path, answer.status]).toEqual([path, 200]);
        for (const hash of hashes) expect(text).not.toContain(hash);
        expect(text).not.toMatch(/password|token|session|_hash/i);
      }
    }
    const seen = await member.client.players.list({ team: team.team, include: 'organization' });
    expect(seen.data[0]).toMatchObject({ organization: { stripeAccountId: null, email: null } });
  });
});
