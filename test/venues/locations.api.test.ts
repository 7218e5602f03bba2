import { anonymous } from '../../server/platform/actor.ts';
import { createContext } from '../../server/platform/context.ts';
import { locationZone } from '../../server/venues/index.ts';
import { useService, type TestOrganization } from '../support/service.ts';

const service = useService();
let organization: TestOrganization;
let other: TestOrganization;

beforeAll(async () => {
  organization = await service.organization({ name: 'Riverside League', timeZone: 'America/Denver' });
  other = await service.organization();
});

const unknownId = 'f'.repeat(24);

const aLocation = (fields: object = {}) =>
  organization.admin.locations.create({ name: 'Riverside Hall', ...fields });

describe('a venue', () => {
  it('needs a name alone', async () => {
    const { data, status, etag, headers } = await organization.key.locations
      .create({ name: 'Riverside Hall' })
      .withResponse();
    expect(data).toMatchObject({
      organization: organization._id,
      name: 'Riverside Hall',
      address: null,
      latitude: null,
      longitude: null,
      timeZone: null,
      courts: [],
    });
    expect([status, etag, headers.get('location')]).toEqual([201, '"1"', `/api/v1/locations/${data._id}`]);
  });

  it('keeps every field, and everybody reads it', async () => {
    const fields = {
      name: 'Riverside Hall',
      address: '1 River Street',
      latitude: -90,
      longitude: 179.9999999,
      timeZone: 'Europe/Dublin',
      courts: [{ name: 'Court 2' }, { name: 'Court 1' }],
    };
    const { _id } = await aLocation(fields);
    for (const client of [service.client(), (await service.user()).client, other.admin, organization.key]) {
      expect(await client.locations.get(_id)).toMatchObject(fields);
    }
  });

  it('changes only in the fields sent: null clears, courts are replaced', async () => {
    const { _id } = await aLocation({
      address: '1 River Street',
      latitude: 1,
      courts: [{ name: 'A' }, { name: 'B' }],
    });
    expect(
      await organization.admin.locations.update(_id, {
        address: null,
        latitude: null,
        courts: [{ name: 'C' }],
      }),
    ).toMatchObject({ name: 'Riverside Hall', address: null, latitude: null, courts: [{ name: 'C' }] });
  });

  it('takes back what was read, ignoring what is read-only', async () => {
    const location = await aLocation({ latitude: 0.1, courts: [{ name: 'A' }, { name: 'B' }] });
    const { data, etag } = await organization.admin.locations
      .update(location._id, location as never)
      .withResponse();
    expect([data, etag]).toEqual([location, '"1"']);
  });

  it('has no two courts of one name', async () => {
    const refusal = { status: 409, code: 'already_exists', details: [{ path: 'courts.1.name' }] };
    const courts = [{ name: 'Court 1' }, { name: 'court 1' }];
    await expect(aLocation({ courts })).rejects.toMatchObject(refusal);
    const { _id } = await aLocation({ courts: [{ name: 'Court 1' }] });
    await expect(organization.admin.locations.update(_id, { name: 'Other', courts })).rejects.toMatchObject(
      refusal,
    );
    expect((await organization.admin.locations.get(_id)).name).toBe('Riverside Hall');
  });

  it('is in a zone that exists', async () => {
    const refusal = { status: 409, code: 'invalid_time_zone', details: [{ path: 'timeZone' }] };
    await expect(aLocation({ timeZone: 'Mars/Olympus_Mons' })).rejects.toMatchObject(refusal);
    const { _id } = await aLocation();
    await expect(organization.admin.locations.update(_id, { timeZone: 'Nowhere' })).rejects.toMatchObject(
      refusal,
    );
  });

  it.each([
    ['latitude', { latitude: 90.0001 }],
    ['longitude', { longitude: -181 }],
    ['courts.0.surface', { courts: [{ name: 'A', surface: 'clay' }] }],
    ['courts.0.name', { courts: [{ name: ' ' }] }],
    ['courts', { courts: null }],
    ['address', { address: 'a\u0000b' }],
    ['rooms', { rooms: [] }],
  ])('is refused with the path of a bad %s', async (path, fields) => {
    await expect(aLocation(fields)).rejects.toMatchObject({
      status: 400,
      code: 'invalid_request',
      details: [{ path }],
    });
  });

  it('is not changed over somebody else’s change, nor by another organization', async () => {
    const { _id } = await aLocation();
    await organization.admin.locations.update(_id, { name: 'Renamed' });
    await expect(
      organization.admin.locations.update(_id, { name: 'Late' }, { ifMatch: '"1"' }),
    ).rejects.toMatchObject({ status: 412, code: 'stale' });
    await expect(other.admin.locations.update(_id, { name: 'Mine' })).rejects.toMatchObject({ status: 403 });
    await expect(other.key.locations.remove(_id)).rejects.toMatchObject({ status: 403 });
    const reader = service.client(await service.apiKey(organization._id, ['read:games']));
    await expect(reader.locations.update(_id, { name: 'Mine' })).rejects.toMatchObject({ status: 403 });
    expect((await reader.locations.get(_id)).name).toBe('Renamed');
  });

  it('stays while a game is played there', async () => {
    const { _id } = await aLocation();
    const game = await organization.admin.games.create({ sport: 'basketball', locationModel: _id });
    await expect(organization.admin.locations.remove(_id)).rejects.toMatchObject({
      status: 409,
      code: 'in_use',
    });
    await organization.admin.games.remove(game._id);
    await organization.admin.locations.remove(_id);
  });

  it('is gone once deleted, and its log stays', async () => {
    const { _id } = await aLocation();
    expect((await organization.admin.locations.remove(_id))?._id).toBe(_id);
    await expect(organization.admin.locations.get(_id)).rejects.toMatchObject({ status: 404 });
    const { data } = await organization.admin.auditLogs.list({ resourceId: _id });
    expect(data.map(({ action, resource }) => `${resource} ${action}`)).toEqual([
      'location create',
      'location delete',
    ]);
  });

  it('reads its times in its own zone, or else its organization’s', async () => {
    const ctx = createContext(service.db, { actor: anonymous, requestId: 'r' });
    const own = await aLocation({ timeZone: 'Asia/Tokyo' });
    const inherited = await aLocation();
    expect(await locationZone(ctx, own._id)).toBe('Asia/Tokyo');
    expect(await locationZone(ctx, inherited._id)).toBe('America/Denver');
    await expect(locationZone(ctx, unknownId)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a list of venues', () => {
  it('is narrowed by organization and name, and shows organizations when asked', async () => {
    const ours = await service.organization();
    for (const name of ['Éden Park', 'Arena', 'Bowl']) await ours.admin.locations.create({ name });
    await other.admin.locations.create({ name: 'Arena' });
    const { locations } = service.client();
    const own = await locations.list({ organization: ours._id, sort: 'name', include: 'organization(name)' });
    expect(own.data.map(({ name }) => name)).toEqual(['Arena', 'Bowl', 'Éden Park']);
    expect(own.data[0]?.organization).toMatchObject({ _id: ours._id });
    expect((await locations.list({ organization: ours._id, name: 'éDEN park' })).count).toBe(1);
    expect((await ours.key.locations.list({ name: 'arena' })).count).toBe(1);
    expect((await ours.admin.locations.list({ organization: other._id })).data).toEqual([]);
    const paged = await locations.list({ organization: ours._id, sort: '-name', limit: 1 }).toArray();
    expect(paged.map(({ name }) => name)).toEqual(['Éden Park', 'Bowl', 'Arena']);
  });
});
