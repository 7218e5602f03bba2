import type { BodyOf } from '../../clients/typescript/src/index.ts';
import { useService, type TestOrganization } from '../support/service.ts';
import { aDivision, aMatch } from './aGame.ts';

const service = useService();
let organization: TestOrganization;

beforeAll(async () => {
  organization = await service.organization({ timeZone: 'America/New_York' });
});

/** Makes each change in turn: what it answers and logs is what is read before and after. */
async function change(id: string, changes: readonly object[]) {
  const { games, auditLogs } = organization.admin;
  for (const fields of changes) {
    const before = await games.get(id);
    const answered = await games.update(id, fields);
    const after = await games.get(id);
    expect(after).not.toEqual(before);
    expect(answered).toEqual(after);
    const { data } = await auditLogs.list({ resourceId: id, sort: '-created', limit: 1 });
    expect(data[0]).toMatchObject({ before, after });
    const { headers } = await service.fetch(`/games/${id}`, { token: organization.apiKey });
    expect(headers.get('etag')).toBe(`"${(await auditLogs.list({ resourceId: id })).count}"`);
  }
}

describe('a change of a game answers and logs what is read afterwards', () => {
  it('where it is scored, moved, forfeited, hidden or emptied', async () => {
    const pairing = await aDivision(organization);
    const hall = await organization.admin.locations.create({
      name: 'Halle',
      timeZone: 'Europe/Berlin',
      courts: [{ name: 'A' }],
    });
    const slot = await organization.admin.timeSlots.create({
      location: hall._id,
      court: 'A',
      start: '2026-03-10T18:00:00Z',
      end: '2026-03-10T19:30:00Z',
    });
    const { _id } = await aMatch(organization, pairing, { date: '2026-03-08', time: '7:00 PM' });
    await change(_id, [
      { homeScore: 78, awayScore: 71 },
      { forfeitedBy: 'away' },
      { time: '20:15', globalDate: '2026-03-09' },
      { date: '2026-03-11T20:15:30.123Z', time: null },
      { locationModel: hall._id, court: 'A' },
      { timeSlot: slot._id },
      { duration: 45 },
      { homeTeam: pairing.away._id, awayTeam: pairing.home._id },
      { awayTeam: null, awayTeamPlaceholder: 'Ünïon; 東京 🏀' },
      { isHidden: true, isCancelled: true, gameLabel: 'Round "1"' },
      { division: null },
    ]);
  });

  it('where it is read and sent back whole, in a slot and out of it', async () => {
    const { admin } = organization;
    const hall = await admin.locations.create({ name: 'Hall', courts: [{ name: '1' }] });
    const slot = await admin.timeSlots.create({
      location: hall._id,
      court: '1',
      start: '2026-03-10T22:00:00Z',
      end: '2026-03-10T23:00:00Z',
    });
    const { _id } = await aMatch(organization, await aDivision(organization), { timeSlot: slot._id });
    const read = await admin.games.get(_id);
    await change(_id, [{ ...read, isCancelled: true }]);
    expect(await admin.games.get(_id)).toMatchObject({ timeSlot: slot._id, time: '18:00' });
    const elsewhere = { time: '20:00', globalDate: '2026-03-12' };
    // In its slot and at another time: neither of the two may be ignored in silence.
    await expect(admin.games.update(_id, { ...read, ...elsewhere } as object)).rejects.toMatchObject({
      status: 409,
      code: 'invalid_reference',
      details: [{ path: 'date' }, { path: 'time' }, { path: 'globalDate' }],
    });
    await change(_id, [{ ...read, ...elsewhere, timeSlot: null }]);
    expect(await admin.games.get(_id)).toMatchObject({
      timeSlot: null,
      date: '2026-03-13T00:00:00.000Z',
      ...elsewhere,
      locationModel: hall._id,
      court: '1',
    });
  });

  it('where it is of a sport of single players', async () => {
    const create = (sport: string, fields: object) =>
      organization.admin.games.create({ sport, date: '2026-03-08', ...fields } as BodyOf<'games.create'>);
    const golf = await create('golf', { participants: ['Ann'] });
    await change(golf._id, [
      { participants: ['Ann', 'Bo "the Boss"'], format: 'match' },
      { results: [{ participant: 'Ann', value: 68.5, rank: 1 }, { participant: 'Bo "the Boss"' }] },
      { results: [] },
    ]);
    const track = await create('track', { eventName: '100 m' });
    await change(track._id, [
      { resultType: 'time', isRelay: true },
      { eventName: null, gender: 'female' },
    ]);
  });
});
