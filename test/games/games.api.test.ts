import { gameSports, type GameSport } from '../../contract/sports.ts';
import { useService, type TestOrganization } from '../support/service.ts';
import { aDivision, aMatch, type Pairing } from './aGame.ts';

const service = useService();
let organization: TestOrganization;
let pairing: Pairing;

beforeAll(async () => {
  organization = await service.organization({ timeZone: 'America/Chicago' });
  pairing = await aDivision(organization);
  const { _id: winner } = await organization.admin.players.create({ name: 'Ada' });
  filled.judo = { ...filled.judo, winner };
});

const common = {
  league: null,
  division: null,
  tournament: null,
  date: '2026-03-08T00:00:00.000Z',
  time: null,
  globalDate: '2026-03-08',
  duration: 60,
  location: null,
  locationModel: null,
  court: null,
  timeSlot: null,
  gameLabel: null,
  playoffRound: null,
  isBye: false,
  isCancelled: false,
  isHidden: false,
};
const twoSided = {
  homeTeam: null,
  awayTeam: null,
  homeTeamPlaceholder: null,
  awayTeamPlaceholder: null,
  homeScore: null,
  awayScore: null,
  forfeitedBy: null,
  homeFrom: null,
  awayFrom: null,
};
const scoredSides = {
  homeTeamPlaceholder: 'Winner of Semifinal 1',
  awayTeamPlaceholder: 'Winner of Semifinal 2',
  homeScore: 0,
  awayScore: 1_000_000,
  forfeitedBy: 'home',
};
const placings = {
  participants: ['Ada', 'Bea'],
  results: [
    { participant: 'Ada', value: 68.5, rank: 1 },
    { participant: 'Bea', value: '1:02.33', rank: null },
    { participant: 'Cyd', value: null, rank: 3 },
  ],
};

const defaults: Record<GameSport, object> = {
  basketball: twoSided,
  baseball: twoSided,
  football: twoSided,
  soccer: twoSided,
  judo: { winner: null, gender: 'male', round: null },
  golf: { format: 'stroke', participants: [], results: [] },
  racket: { format: 'best-of-3', participants: [], results: [] },
  track: {
    eventName: null,
    resultType: null,
    gender: 'mixed',
    isRelay: false,
    participants: [],
    results: [],
  },
};
const filled: Record<GameSport, object> = {
  basketball: scoredSides,
  baseball: scoredSides,
  football: scoredSides,
  soccer: scoredSides,
  judo: { winner: null, gender: 'female', round: 'Final' },
  golf: { format: 'stableford', ...placings },
  racket: { format: 'best-of-5', ...placings },
  track: { eventName: '4 x 100 m', resultType: 'time', gender: 'female', isRelay: true, ...placings },
};

const post = (body: object, token = organization.adminToken) =>
  service.fetch('/games', { method: 'POST', body: JSON.stringify(body), token });
const put = (id: string, body: object, token = organization.adminToken) =>
  service.fetch(`/games/${id}`, { method: 'PUT', body: JSON.stringify(body), token });

type Answer = {
  data: Record<string, unknown> & { _id: string };
  error: { code: string; details?: { path: string }[] };
};
const read = async (response: Response) => (await response.json()) as Answer;
const refusal = async (response: Promise<Response>) => {
  const { status } = await response;
  const { error } = await read(await response);
  return [status, error.code, ...(error.details ?? []).map(({ path }) => path)];
};

describe.each(gameSports)('a game of %s', (sport) => {
  const said = { sport, date: '2026-03-08' };

  it('has the common fields and those of its sport, with their defaults, and no others', async () => {
    const response = await post(said);
    const { data } = await read(response);
    expect(response.status).toBe(201);
    expect(response.headers.get('location')).toBe(`/api/v1/games/${data._id}`);
    const { _id, created, updated, ...fields } = data;
    expect(fields).toEqual({ ...common, ...defaults[sport], sport, organization: organization._id });
    expect([_id, created, updated].every((value) => typeof value === 'string')).toBe(true);
  });

  it('keeps what is said, on creating, on changing, on reading one and on reading many', async () => {
    const full = {
      ...said,
      time: '6:00 PM',
      duration: 45,
      location: 'Riverside',
      court: '2',
      gameLabel: 'Round of 16',
      isBye: true,
      isCancelled: true,
      isHidden: true,
      ...filled[sport],
    };
    const created = (await read(await post(full))).data;
    expect(created).toMatchObject({ ...full, date: '2026-03-08T23:00:00.000Z', globalDate: '2026-03-08' });
    const { data: plain } = await read(await post(said));
    const changed = (await read(await put(plain._id, full))).data;
    const stored = { ...created, _id: plain._id, created: plain['created'], updated: changed['updated'] };
    expect(changed).toEqual(stored);
    const token = organization.adminToken;
    expect((await read(await service.fetch(`/games/${plain._id}`, { token }))).data).toEqual(stored);
    const list = await organization.admin.games.list({ sport, sort: '-created', limit: 1 });
    expect(list.data).toEqual([stored]);
  });

  it('takes back what was read, and so changes nothing', async () => {
    const { data } = await read(await post({ ...said, time: '18:00', ...filled[sport] }));
    const response = await put(data._id, data);
    expect([response.status, response.headers.get('etag')]).toEqual([200, '"1"']);
    expect((await read(response)).data).toEqual(data);
  });

  it('refuses every field of another sport: 400 on creating, 409 on changing', async () => {
    const own = Object.keys(defaults[sport]);
    const all = new Map(Object.values(filled).flatMap((fields) => Object.entries(fields)));
    const foreign = [...all].filter(([field]) => !own.includes(field));
    const { data } = await read(await post(said));
    for (const [field, value] of foreign) {
      expect(await refusal(post({ ...said, [field]: value }))).toEqual([400, 'invalid_request', field]);
      expect(await refusal(put(data._id, { [field]: value }))).toEqual([409, 'wrong_sport', field]);
    }
    expect(await organization.admin.games.get(data._id)).toEqual(data);
  });

  it('stays a game of its sport', async () => {
    const { data } = await read(await post(said));
    const other = sport === 'golf' ? 'track' : 'golf';
    expect(await refusal(put(data._id, { sport: other }))).toEqual([409, 'wrong_sport', 'sport']);
    expect((await put(data._id, { sport })).status).toBe(200);
  });
});

describe('a game', () => {
  it('clears what can be cleared with null', async () => {
    const full = { time: '18:00', location: 'Riverside', court: '2', gameLabel: 'A', homeScore: 3 };
    const { _id } = await aMatch(organization, pairing, { ...full, homeTeamPlaceholder: 'X' });
    const empty = { time: null, location: null, court: null, gameLabel: null, homeScore: null };
    expect(
      await organization.admin.games.update(_id, { ...empty, homeTeam: null, homeTeamPlaceholder: null }),
    ).toMatchObject({ ...empty, homeTeam: null, homeTeamPlaceholder: null });
  });

  it('is a bye, cancelled or hidden each by itself', async () => {
    const flags = { isBye: false, isCancelled: false, isHidden: false };
    for (const flag of Object.keys(flags)) {
      const game = await aMatch(organization, pairing, { [flag]: true });
      expect(game).toMatchObject({ ...flags, [flag]: true });
      expect(await organization.admin.games.get(game._id)).toEqual(game);
      expect(await organization.admin.games.update(game._id, { [flag]: false })).toMatchObject(flags);
    }
  });

  it('lasts as long as its division says, or its league, where nothing is said', async () => {
    const short = await aDivision(organization, { config: { gameDurationInMinutes: 40 } });
    expect(await aMatch(organization, short)).toMatchObject({ duration: 40 });
    expect(await aMatch(organization, short, { duration: 90 })).toMatchObject({ duration: 90 });
    const inherited = await aDivision(organization, { leagueConfig: { gameDurationInMinutes: 50 } });
    expect(await aMatch(organization, inherited)).toMatchObject({ duration: 50 });
    expect(
      await organization.admin.games.create({ sport: 'golf', league: inherited.league._id }),
    ).toMatchObject({ duration: 50 });
  });

  it('is played in the zone of its venue, or else of the organization', async () => {
    const venue = await organization.admin.locations.create({ name: 'Dome', timeZone: 'Asia/Tokyo' });
    const evening = { date: '2026-03-08', time: '6:00 PM' };
    const game = await aMatch(organization, pairing, { ...evening, locationModel: venue._id });
    expect(game).toMatchObject({ date: '2026-03-08T09:00:00.000Z', globalDate: '2026-03-08' });
    expect(await organization.admin.games.update(game._id, { locationModel: null })).toMatchObject({
      date: '2026-03-08T23:00:00.000Z',
      globalDate: '2026-03-08',
    });
    const night = { date: '2026-03-08T02:00:00Z' };
    expect(await aMatch(organization, pairing, night)).toMatchObject({ globalDate: '2026-03-07' });
  });

  it('is now where no date is said', async () => {
    const before = Date.now();
    const { date } = await aMatch(organization, pairing);
    expect(new Date(date as string).getTime()).toBeGreaterThanOrEqual(before);
    expect(new Date(date as string).getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('is deleted once and for all', async () => {
    const { _id } = await aMatch(organization, pairing);
    expect(await organization.admin.games.remove(_id)).toMatchObject({ _id });
    await expect(organization.admin.games.get(_id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(organization.admin.games.remove(_id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(organization.admin.games.update(_id, { court: '1' })).rejects.toMatchObject({ status: 404 });
  });

  it('refuses a change that was made on an older reading', async () => {
    const { _id } = await aMatch(organization, pairing);
    await organization.admin.games.update(_id, { homeScore: 1 }, { ifMatch: '"1"' });
    await expect(
      organization.admin.games.update(_id, { homeScore: 2 }, { ifMatch: '"1"' }),
    ).rejects.toMatchObject({ status: 412, code: 'stale' });
  });

  it.each([
    [{ sport: 'cricket' }, 'sport'],
    [{}, 'sport'],
    [{ sport: 'soccer', homeScore: 1.5 }, 'homeScore'],
    [{ sport: 'soccer', homeScore: -1 }, 'homeScore'],
    [{ sport: 'soccer', awayScore: 1_000_001 }, 'awayScore'],
    [{ sport: 'soccer', awayScore: '3' }, 'awayScore'],
    [{ sport: 'soccer', homeTeam: 'Hawks' }, 'homeTeam'],
    [{ sport: 'soccer', forfeitedBy: 'nobody' }, 'forfeitedBy'],
    [{ sport: 'soccer', playoffRound: 'final' }, 'playoffRound'],
    [{ sport: 'soccer', date: '2026-02-30' }, 'date'],
    [{ sport: 'soccer', globalDate: '2026-02-28T00:00:00Z' }, 'globalDate'],
    [{ sport: 'soccer', duration: 0 }, 'duration'],
    [{ sport: 'soccer', isHidden: null }, 'isHidden'],
    [{ sport: 'soccer', gameLabel: 'a\u0000b' }, 'gameLabel'],
    [{ sport: 'soccer', gameLabel: '\ud800' }, 'gameLabel'],
    [{ sport: 'judo', winner: 'Ada' }, 'winner'],
    [{ sport: 'judo', gender: 'mixed' }, 'gender'],
    [{ sport: 'golf', format: 'best-of-3' }, 'format'],
    [{ sport: 'track', results: [{ value: 1 }] }, 'results.0.participant'],
    [{ sport: 'track', results: [{ participant: 'Ada', place: 1 }] }, 'results.0.place'],
    [{ sport: 'soccer', court: '1', referee: 'Sam' }, 'referee'],
  ])('is refused whole as %j', async (body, path) => {
    expect(await refusal(post(body))).toEqual([400, 'invalid_request', path]);
  });
});

describe('a score', () => {
  it('may stand for one side alone, be level, be corrected and be cleared', async () => {
    const { _id } = await aMatch(organization, pairing);
    const { games } = organization.admin;
    expect(await games.update(_id, { homeScore: 2 })).toMatchObject({ homeScore: 2, awayScore: null });
    expect(await games.update(_id, { awayScore: 2 })).toMatchObject({ homeScore: 2, awayScore: 2 });
    expect(await games.update(_id, { awayScore: 0 })).toMatchObject({ homeScore: 2, awayScore: 0 });
    expect(await games.update(_id, { homeScore: null, awayScore: null })).toMatchObject({
      homeScore: null,
      awayScore: null,
    });
  });

  it('written without forfeitedBy ends a forfeit, and stays with one that is written with it', async () => {
    const { _id } = await aMatch(organization, pairing, { forfeitedBy: 'away' });
    const { games } = organization.admin;
    expect(await games.update(_id, { homeScore: 20, awayScore: 0, forfeitedBy: 'away' })).toMatchObject({
      homeScore: 20,
      forfeitedBy: 'away',
    });
    expect(await games.update(_id, { court: '3' })).toMatchObject({ forfeitedBy: 'away' });
    expect(await games.update(_id, { homeScore: 20 })).toMatchObject({ homeScore: 20, forfeitedBy: null });
  });

  it('leaves an entry "score" in the audit log, any other change "update", and none where nothing changes', async () => {
    const { _id } = await aMatch(organization, pairing);
    const { games, auditLogs } = organization.admin;
    await games.update(_id, { homeScore: 3, awayScore: 1 });
    await games.update(_id, { homeScore: 3 });
    await games.update(_id, { court: '2' });
    await games.update(_id, { forfeitedBy: 'home', isHidden: true });
    await games.remove(_id);
    const { data } = await auditLogs.list({ resourceId: _id });
    expect(
      data.map(({ action, resource, before, after }) => [
        action,
        resource,
        before?.['homeScore'],
        after?.['homeScore'],
      ]),
    ).toEqual([
      ['create', 'game', undefined, null],
      ['score', 'game', null, 3],
      ['update', 'game', 3, 3],
      ['score', 'game', 3, 3],
      ['delete', 'game', 3, undefined],
    ]);
    expect(data[1]?.actor).toMatchObject({ kind: 'admin', id: organization.adminId });
  });

  it('that two people enter at once is one of the two, whole', async () => {
    const { _id } = await aMatch(organization, pairing);
    const { games } = organization.admin;
    await Promise.all([1, 2, 3, 4, 5, 6].map((n) => games.update(_id, { homeScore: n, awayScore: n })));
    const game = (await games.get(_id)) as { homeScore: number | null; awayScore: number | null };
    expect(game.homeScore).not.toBeNull();
    expect(game.awayScore).toBe(game.homeScore);
  });
});
