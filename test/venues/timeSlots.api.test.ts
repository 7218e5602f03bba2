import type { BodyOf } from '../../clients/typescript/src/index.ts';
import { aDivision, aMatch, idsOf } from '../games/aGame.ts';
import { useService, type TestOrganization } from '../support/service.ts';

const service = useService();
let organization: TestOrganization;
let other: TestOrganization;
let hall: string;

beforeAll(async () => {
  organization = await service.organization({ name: 'Slot League', timeZone: 'America/New_York' });
  other = await service.organization();
  hall = await aHall(organization);
});

const aHall = async ({ admin }: TestOrganization, fields: object = {}) =>
  (
    await admin.locations.create({
      name: 'Hall',
      courts: [{ name: 'Court 1' }, { name: 'Court 2' }],
      ...fields,
    })
  )._id;

const unknownId = 'f'.repeat(24);
const evening = { start: '2026-03-08T22:00:00.000Z', end: '2026-03-08T23:30:00.000Z' };
const slots = () => organization.admin.timeSlots;
const aSlot = (fields: object = {}) =>
  slots().create({ location: hall, court: 'Court 1', ...evening, ...fields } as BodyOf<'timeSlots.create'>);
const aGame = (fields: object) =>
  organization.admin.games.create({ sport: 'basketball', ...fields } as BodyOf<'games.create'>);
const refused = (code: string, path: string) => ({ status: 409, code, details: [{ path }] });

describe('a time slot', () => {
  it('is on a court of a venue, and everybody reads it', async () => {
    const { data, status, etag, headers } = await slots()
      .create({ location: hall, court: ' court 1', ...evening })
      .withResponse();
    expect(data).toMatchObject({
      organization: organization._id,
      location: hall,
      court: 'Court 1',
      league: null,
      tournament: null,
      ...evening,
      game: null,
    });
    expect([status, etag, headers.get('location')]).toEqual([201, '"1"', `/api/v1/timeSlots/${data._id}`]);
    for (const client of [service.client(), (await service.user()).client, other.admin, organization.key]) {
      expect(await client.timeSlots.get(data._id)).toEqual(data);
    }
  });

  it('may be of a venue without courts', async () => {
    const field = await organization.admin.locations.create({ name: 'Field' });
    expect(await slots().create({ location: field._id, ...evening })).toMatchObject({ court: null });
  });

  it('names a court that the venue has, and nothing of another organization', async () => {
    const foreign = await aDivision(other);
    const theirs = await aHall(other);
    const tournament = (await other.admin.tournaments.create({ name: 'Cup' }))._id;
    const slot = await aSlot();
    for (const [path, fields] of Object.entries({
      court: { court: 'Court 3' },
      location: { location: theirs },
      league: { league: foreign.league._id },
      tournament: { tournament },
    })) {
      await expect(aSlot(fields)).rejects.toMatchObject(refused('invalid_reference', path));
      await expect(slots().update(slot._id, fields)).rejects.toMatchObject(
        refused('invalid_reference', path),
      );
    }
    await expect(aSlot({ location: unknownId })).rejects.toMatchObject(
      refused('invalid_reference', 'location'),
    );
    await expect(aSlot({ organization: other._id })).rejects.toMatchObject(
      refused('invalid_reference', 'organization'),
    );
    expect(await slots().get(slot._id)).toEqual(slot);
  });

  it('ends after it starts, by a day at most', async () => {
    for (const end of [evening.start, '2026-03-08T21:59:59Z', '2026-03-09T22:00:01Z']) {
      await expect(aSlot({ end })).rejects.toMatchObject(refused('invalid_interval', 'end'));
    }
    const slot = await aSlot();
    await expect(slots().update(slot._id, { start: evening.end })).rejects.toMatchObject(
      refused('invalid_interval', 'end'),
    );
  });

  it('changes only in the fields sent, takes back what was read, and is deleted with a log', async () => {
    const { league } = await aDivision(organization);
    const slot = await aSlot({ league: league._id });
    expect(await slots().update(slot._id, { court: 'court 2' })).toEqual({
      ...slot,
      court: 'Court 2',
      updated: expect.any(String) as string,
    });
    expect(await slots().update(slot._id, { league: null })).toMatchObject({
      league: null,
      court: 'Court 2',
    });
    const read = await slots().get(slot._id);
    const { data, etag } = await slots()
      .update(slot._id, read as never)
      .withResponse();
    expect([data, etag]).toEqual([read, '"3"']);
    await slots().remove(slot._id);
    await expect(slots().get(slot._id)).rejects.toMatchObject({ status: 404 });
    const log = await organization.admin.auditLogs.list({ resourceId: slot._id });
    expect(log.data.map(({ action }) => action)).toEqual(['create', 'update', 'update', 'delete']);
  });

  it('is written by its organization only', async () => {
    const { _id } = await aSlot();
    await expect(other.admin.timeSlots.update(_id, { league: null })).rejects.toMatchObject({ status: 403 });
    await expect(other.key.timeSlots.remove(_id)).rejects.toMatchObject({ status: 403 });
  });
});

describe('a game in a time slot', () => {
  const inSlot = {
    court: 'Court 1',
    date: evening.start,
    time: '18:00',
    globalDate: '2026-03-08',
    duration: 90,
  };

  it('has its venue, court, day, time and length', async () => {
    const slot = await aSlot();
    const game = await aGame({ timeSlot: slot._id, date: '2030-01-01', time: '9:00', court: 'Elsewhere' });
    expect(game).toMatchObject({ ...inSlot, timeSlot: slot._id, locationModel: hall });
    expect(await slots().get(slot._id)).toMatchObject({ game: game._id });
    const inTokyo = await aHall(organization, { timeZone: 'Asia/Tokyo' });
    const far = await aSlot({ location: inTokyo });
    expect(await aGame({ timeSlot: far._id })).toMatchObject({ time: '07:00', globalDate: '2026-03-09' });
  });

  it('takes it later, gives it up, and leaves it when it moves', async () => {
    const [first, second] = [
      await aSlot({ court: 'Court 2' }),
      await aSlot({ start: '2026-03-08T20:00:00Z', end: evening.start }),
    ];
    const game = await aGame({ date: '2026-03-01' });
    const { games } = organization.admin;
    const move = (fields: object) => games.update(game._id, fields);
    expect(await move({ timeSlot: first._id })).toMatchObject({ ...inSlot, court: 'Court 2' });
    expect(await move({ timeSlot: second._id })).toMatchObject({ time: '16:00', duration: 120 });
    expect((await slots().get(first._id)).game).toBeNull();
    const read = await games.get(game._id);
    expect(await move(read)).toEqual(read);
    expect(await move({ homeScore: 1, awayScore: 0 })).toMatchObject({ timeSlot: second._id });
    expect(await move({ time: '20:00' })).toMatchObject({ timeSlot: null, time: '20:00', court: 'Court 1' });
    expect(await move({ timeSlot: first._id })).toMatchObject({ timeSlot: first._id, time: '18:00' });
    expect(await move({ timeSlot: null })).toMatchObject({ timeSlot: null, time: '18:00', court: 'Court 2' });
    expect((await slots().get(first._id)).game).toBeNull();
  });

  it('has it alone, unless it is cancelled', async () => {
    const slot = await aSlot({ start: '2026-04-01T12:00:00Z', end: '2026-04-01T13:00:00Z' });
    const game = await aGame({ timeSlot: slot._id });
    await expect(aGame({ timeSlot: slot._id })).rejects.toMatchObject(refused('double_booked', 'timeSlot'));
    await organization.admin.games.update(game._id, { isCancelled: true });
    const next = await aGame({ timeSlot: slot._id });
    expect(await slots().get(slot._id)).toMatchObject({ game: next._id });
    await expect(organization.admin.games.update(game._id, { isCancelled: false })).rejects.toMatchObject(
      refused('double_booked', 'timeSlot'),
    );
  });

  it('names a slot of its own organization', async () => {
    const theirs = await other.admin.timeSlots.create({ location: await aHall(other), ...evening });
    const game = await aGame({});
    for (const timeSlot of [theirs._id, unknownId]) {
      await expect(aGame({ timeSlot })).rejects.toMatchObject(refused('invalid_reference', 'timeSlot'));
      await expect(organization.admin.games.update(game._id, { timeSlot })).rejects.toMatchObject(
        refused('invalid_reference', 'timeSlot'),
      );
    }
  });

  it('keeps the slot where it is, and from being deleted', async () => {
    const slot = await aSlot({ start: '2026-05-01T12:00:00Z', end: '2026-05-01T13:00:00Z' });
    const game = await aGame({ timeSlot: slot._id });
    await expect(slots().remove(slot._id)).rejects.toMatchObject({ status: 409, code: 'in_use' });
    await expect(slots().update(slot._id, { end: '2026-05-01T14:00:00Z' })).rejects.toMatchObject(
      refused('in_use', 'end'),
    );
    await organization.admin.games.remove(game._id);
    await slots().update(slot._id, { end: '2026-05-01T14:00:00Z' });
    await slots().remove(slot._id);
  });

  it('is read with it, and it with the game', async () => {
    const slot = await aSlot({ start: '2026-06-01T12:00:00Z', end: '2026-06-01T13:00:00Z' });
    const game = await aGame({ timeSlot: slot._id });
    const read = await slots().get(slot._id, { include: 'game.timeSlot(start),location(name),league' });
    expect(read).toMatchObject({
      game: { _id: game._id, timeSlot: { _id: slot._id, start: slot.start } },
      location: { name: 'Hall' },
      league: null,
    });
    await organization.admin.games.update(game._id, { isHidden: true });
    const shown = await service.client().timeSlots.get(slot._id, { include: 'game' });
    expect(shown.game).toBeNull();
  });
});

describe('a list of time slots', () => {
  it('is narrowed by venue, competition, time and whether they are free', async () => {
    const ours = await service.organization({ name: 'Narrow League' });
    const venue = await aHall(ours);
    const pairing = await aDivision(ours);
    const league = pairing.league._id;
    const tournament = (await ours.admin.tournaments.create({ name: 'Cup' }))._id;
    const make = (hour: number, fields: object = {}) =>
      ours.admin.timeSlots.create({
        location: venue,
        court: 'Court 1',
        start: `2026-03-08T${hour}:00:00Z`,
        end: `2026-03-08T${hour + 1}:00:00Z`,
        ...fields,
      });
    const late = await make(15, { league });
    const early = await make(10, { tournament });
    const elsewhere = await make(12, { location: await aHall(ours) });
    await aMatch(ours, pairing, { timeSlot: late._id });
    const { timeSlots } = service.client();
    const list = async (query: object) =>
      idsOf((await timeSlots.list({ organization: ours._id, sort: 'start', ...query })).data);
    expect(await list({})).toEqual(idsOf([early, elsewhere, late]));
    expect(await list({ sort: '-start', location: venue })).toEqual(idsOf([late, early]));
    expect(await list({ league })).toEqual([late._id]);
    expect(await list({ tournament })).toEqual([early._id]);
    expect(await list({ from: '2026-03-08T10:00:01Z', to: '2026-03-08T15:00:00Z' })).toEqual([elsewhere._id]);
    expect(await list({ free: true })).toEqual(idsOf([early, elsewhere]));
    expect(await list({ free: false })).toEqual([late._id]);
    expect(idsOf((await timeSlots.listByOrganizationName('narrow league')).data)).toHaveLength(3);
    expect(idsOf((await timeSlots.listByLeague(league)).data)).toEqual([late._id]);
    expect(idsOf((await timeSlots.listByTournament(tournament)).data)).toEqual([early._id]);
    expect((await other.admin.timeSlots.list({ organization: ours._id })).data).toEqual([]);
    await expect(timeSlots.listByLeague(unknownId)).rejects.toMatchObject({ status: 404 });
  });
});
