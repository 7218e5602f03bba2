import type { BodyOf } from '../../clients/typescript/src/index.ts';
import { times, useService, type TestOrganization } from '../support/service.ts';
import { aDivision, type Pairing } from './aGame.ts';

const service = useService({ pool: 8 });
let organization: TestOrganization;
let hall: string;

beforeAll(async () => {
  organization = await service.organization({ timeZone: 'America/New_York' });
  const courts = [{ name: 'Court 1' }, { name: 'Court 2' }];
  hall = (await organization.admin.locations.create({ name: 'Hall', courts }))._id;
  await warmPool();
});

/** A cold pool opens its connections one after the other, and so hides what two writes at once do. */
const warmPool = () =>
  Promise.all(
    times(8, () => service.db.transaction(() => service.db.sequelize.query('SELECT pg_sleep(0.05)'))),
  );

let day = 0;
/** A day that no other test uses. */
const aDay = () => new Date(Date.UTC(2026, 0, (day += 1))).toISOString().slice(0, 10);

const games = () => organization.admin.games;
const create = (fields: object) =>
  games().create({ sport: 'basketball', ...fields } as BodyOf<'games.create'>);
const onCourt = (globalDate: string, time: string, fields: object = {}) =>
  create({ globalDate, time, duration: 60, locationModel: hall, court: 'Court 1', ...fields });

const doubleBooked = (path: string, other?: { _id: string }) => ({
  status: 409,
  code: 'double_booked',
  details: [
    { path, message: other ? (expect.stringContaining(other._id) as string) : (expect.anything() as string) },
  ],
});

describe('a court', () => {
  it('is double booked by 9:00-10:00 and 9:30-10:30, not by 9:00-10:00 and 10:00-11:00 (field report 14)', async () => {
    const date = aDay();
    const first = await onCourt(date, '9:00');
    await expect(onCourt(date, '9:30')).rejects.toMatchObject(doubleBooked('court', first));
    await onCourt(date, '10:00');
    await onCourt(date, '8:00 AM');
    await expect(onCourt(date, '9:00')).rejects.toMatchObject(doubleBooked('court', first));
  });

  it('has neighbours that are free', async () => {
    const date = aDay();
    await onCourt(date, '9:00');
    await onCourt(date, '9:00', { court: 'Court 2' });
    const other = await organization.admin.locations.create({ name: 'Other hall' });
    await onCourt(date, '9:00', { locationModel: other._id });
  });

  it('is the same court however its name is written, in its venue and in a place that is only named', async () => {
    const date = aDay();
    const first = await onCourt(date, '9:00');
    await expect(onCourt(date, '9:00', { court: ' COURT 1 ' })).rejects.toMatchObject(
      doubleBooked('court', first),
    );
    const named = { globalDate: date, time: '9:00', location: 'School gym', court: 'A' };
    const second = await create(named);
    await expect(create({ ...named, location: ' school GYM' })).rejects.toMatchObject(
      doubleBooked('court', second),
    );
    await create({ ...named, location: 'Other gym' });
    const stranger = await service.organization();
    await stranger.admin.games.create({ sport: 'basketball', ...named });
  });

  it('is taken for as long as the game lasts, from the time of day at the venue', async () => {
    const date = aDay();
    const first = await onCourt(date, '6:00 PM', { duration: 90 });
    await expect(
      create({ date: `${date}T18:00:00-05:00`, duration: 30, locationModel: hall, court: 'Court 1' }),
    ).rejects.toMatchObject(doubleBooked('court', first));
    await expect(onCourt(date, '19:29')).rejects.toMatchObject(doubleBooked('court', first));
    await onCourt(date, '19:30');
  });

  it('is free beside games without a time, cancelled games and byes', async () => {
    const date = aDay();
    await onCourt(date, 'TBD');
    await create({ date, locationModel: hall, court: 'Court 1' });
    await create({ date: `${date}T14:00:00Z`, time: 'after lunch', locationModel: hall, court: 'Court 1' });
    await onCourt(date, '9:00', { isCancelled: true });
    await onCourt(date, '9:00', { isBye: true });
    await onCourt(date, '9:00');
  });

  it('is taken again by a game that is on after all, and freed by one that moves, is cancelled or deleted', async () => {
    const date = aDay();
    const off = await onCourt(date, '9:00', { isCancelled: true });
    const on = await onCourt(date, '9:00');
    await expect(games().update(off._id, { isCancelled: false })).rejects.toMatchObject(
      doubleBooked('court', on),
    );
    expect((await games().get(off._id)).isCancelled).toBe(true);
    await games().update(on._id, { time: '12:00' });
    await games().update(off._id, { isCancelled: false });
    await expect(games().update(on._id, { time: '9:59' })).rejects.toMatchObject(doubleBooked('court', off));
    await games().remove(off._id);
    await games().update(on._id, { time: '9:59' });
    await games().update(on._id, { isCancelled: true });
    await onCourt(date, '9:59');
  });

  it('keeps a game that is scored, renamed or saved as it was read', async () => {
    const date = aDay();
    const game = await onCourt(date, '9:00');
    await games().update(game._id, { homeScore: 1, awayScore: 0 });
    await games().update(game._id, (await games().get(game._id)) as never);
    await expect(onCourt(date, '9:00')).rejects.toMatchObject(doubleBooked('court', game));
  });
});

describe('a team', () => {
  let pairing: Pairing;
  beforeAll(async () => {
    pairing = await aDivision(organization);
  });

  it('plays one game at a time, home or away, wherever', async () => {
    const date = aDay();
    const [home, away] = [pairing.home._id, pairing.away._id];
    const first = await create({ globalDate: date, time: '9:00', homeTeam: home });
    const at = (time: string, sides: object) => create({ globalDate: date, time, ...sides });
    await expect(at('9:59', { awayTeam: home })).rejects.toMatchObject(doubleBooked('awayTeam', first));
    await expect(at('9:59', { homeTeam: home })).rejects.toMatchObject(doubleBooked('homeTeam', first));
    const second = await at('9:59', { homeTeam: away });
    await expect(games().update(second._id, { awayTeam: home })).rejects.toMatchObject(
      doubleBooked('awayTeam', first),
    );
    await at('10:00', { awayTeam: home });
  });

  it('swaps sides in its own game', async () => {
    const [homeTeam, awayTeam] = [pairing.home._id, pairing.away._id];
    const game = await create({ globalDate: aDay(), time: '9:00', homeTeam, awayTeam });
    await games().update(game._id, { homeTeam: awayTeam, awayTeam: homeTeam });
  });
});

describe('two writes at the same moment', () => {
  const answersOf = async (writes: Promise<unknown>[]) =>
    (await Promise.allSettled(writes)).map((answer) =>
      answer.status === 'fulfilled' ? 'written' : (answer.reason as { code: string }).code,
    );

  it('put one game on a court, and the other is told which', async () => {
    for (const minute of times(5, (index) => index)) {
      const date = aDay();
      const answers = await Promise.allSettled([onCourt(date, '9:00'), onCourt(date, `9:0${minute}`)]);
      const written = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
      const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
      expect(written).toHaveLength(1);
      expect(refused).toMatchObject([doubleBooked('court', written[0])]);
    }
  });

  it('of many games and moves leave one game on the court', async () => {
    const date = aDay();
    const elsewhere = await Promise.all(times(4, () => create({ globalDate: date, duration: 60 })));
    const move = { time: '9:30', locationModel: hall, court: 'Court 1' };
    const answers = await answersOf([
      ...times(4, () => onCourt(date, '9:00')),
      ...elsewhere.map(({ _id }) => games().update(_id, move)),
    ]);
    expect(answers.filter((answer) => answer === 'written')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'double_booked')).toHaveLength(7);
  });

  it('give a team one game', async () => {
    const { home } = await aDivision(organization);
    const date = aDay();
    const answers = await answersOf(
      times(6, (index) =>
        create({ globalDate: date, time: '9:00', [index % 2 ? 'homeTeam' : 'awayTeam']: home._id }),
      ),
    );
    expect(answers.filter((answer) => answer === 'written')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'double_booked')).toHaveLength(5);
  });

  it('give a time slot to one game', async () => {
    const date = aDay();
    const slot = await organization.admin.timeSlots.create({
      location: hall,
      court: 'Court 2',
      start: `${date}T14:00:00Z`,
      end: `${date}T15:00:00Z`,
    });
    const answers = await answersOf(times(6, () => create({ timeSlot: slot._id })));
    expect(answers.filter((answer) => answer === 'written')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'double_booked')).toHaveLength(5);
  });
});
