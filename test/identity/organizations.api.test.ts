import { ask, aSignedInPerson, password } from './asking.ts';
import { useService } from '../support/service.ts';

const service = useService();

type Organization = { _id: string; slug: string; email: string | null; stripeAccountId: string | null };

const found = (token: string, body: object) =>
  ask<Organization>(service, 'POST /organizations', { token, body });
const update = (token: string, id: string, body: object, headers = {}) =>
  ask<Organization>(service, `PUT /organizations/${id}`, { token, body, headers });

describe('founding an organization', () => {
  it('makes who founds it its first administrator', async () => {
    const { email, token, _id: founder } = await aSignedInPerson(service);
    const created = await found(token, { name: 'Riverside Sports', email: 'office@riverside.test' });
    expect(created).toMatchObject({
      status: 201,
      data: {
        slug: 'riverside-sports',
        currency: 'usd',
        timeZone: 'UTC',
        active: true,
        email: 'office@riverside.test',
      },
    });
    expect(created.headers.get('location')).toBe(`/api/v1/organizations/${created.data._id}`);
    const { data } = await ask<{ token: string }>(service, 'POST /admins/login', {
      body: { email, password },
    });
    expect((await ask(service, 'GET /organizations', { token: data.token })).data).toEqual([created.data]);
    expect((await ask(service, 'GET /admins', { token: data.token })).data).toMatchObject([
      { user: founder },
    ]);
    const log = await ask(service, `GET /auditLogs?resourceId=${created.data._id}`, { token: data.token });
    expect(log.data).toMatchObject([{ action: 'create', actor: { id: founder }, after: created.data }]);
  });

  it('finds a free short name, and refuses one that is taken', async () => {
    const { token } = await aSignedInPerson(service);
    const names = await Promise.all([1, 2, 3].map(() => found(token, { name: 'Twin Rivers' })));
    expect(names.map(({ data }) => data.slug).sort()).toEqual([
      'twin-rivers',
      'twin-rivers-2',
      'twin-rivers-3',
    ]);
    expect(await found(token, { name: 'Another', slug: 'twin-rivers-2' })).toMatchObject({
      status: 409,
      code: 'already_exists',
      details: [{ path: 'slug' }],
    });
  });

  it('knows no time zone on Mars', async () => {
    const { token } = await aSignedInPerson(service);
    expect(await found(token, { name: 'Olympus', timeZone: 'Mars/Olympus' })).toMatchObject({
      status: 409,
      code: 'invalid_time_zone',
    });
  });

  it('takes no currency that there is not, and keeps its own', async () => {
    const { token } = await aSignedInPerson(service);
    const refusal = { status: 409, code: 'invalid_currency', details: [{ path: 'currency' }] };
    expect(await found(token, { name: 'Fantasy', currency: 'zzz' })).toMatchObject(refusal);
    const own = await service.organization();
    expect(await update(own.adminToken, own._id, { currency: 'zzz' })).toMatchObject(refusal);
    expect(await found(token, { name: 'Shinjuku', currency: 'jpy' })).toMatchObject({
      data: { currency: 'jpy' },
    });
  });

  it('takes an account: no key and no stranger', async () => {
    const { apiKey } = await service.organization();
    expect((await ask(service, 'POST /organizations', { body: { name: 'Nobody’s' } })).status).toBe(401);
    expect((await found(apiKey, { name: 'The key’s' })).status).toBe(401);
  });
});

describe('an organization', () => {
  it('is read by everybody, its mail and its account only from within', async () => {
    const own = await service.organization();
    const other = await service.organization();
    const read = (token?: string) =>
      ask<Organization>(service, `GET /organizations/${own._id}`, token === undefined ? {} : { token });
    const inside = { email: 'office@league.test', stripeAccountId: 'acct_test' };
    const outside = { email: null, stripeAccountId: null };
    const user = await service.user();
    expect((await read(own.adminToken)).data).toMatchObject(inside);
    expect((await read(await service.apiKey(own._id, ['read:leagues']))).data).toMatchObject(inside);
    for (const token of [undefined, user.token, other.adminToken, other.apiKey]) {
      expect(await read(token)).toMatchObject({ status: 200, data: outside });
    }
  });

  it('lists only those that the caller administers', async () => {
    const own = await service.organization();
    const ids = async (token: string) =>
      (await ask<Organization[]>(service, 'GET /organizations', { token })).data.map(({ _id }) => _id);
    expect(await ids(own.adminToken)).toEqual([own._id]);
    expect(await ids(own.apiKey)).toEqual([own._id]);
  });

  it('is changed by its own administrators and keys only', async () => {
    const [own, other] = [await service.organization(), await service.organization()];
    expect(await update(own.adminToken, own._id, { timeZone: 'Europe/Lisbon', email: null })).toMatchObject({
      status: 200,
      data: { timeZone: 'Europe/Lisbon', email: null, stripeAccountId: 'acct_test' },
    });
    expect((await update(own.apiKey, own._id, { currency: 'eur' })).data).toMatchObject({ currency: 'eur' });
    expect(await update(other.adminToken, own._id, { name: 'Taken over' })).toMatchObject({ status: 403 });
    expect(await update(own.adminToken, 'f'.repeat(24), { name: 'Nowhere' })).toMatchObject({ status: 404 });
    expect(await update(own.adminToken, own._id, { timeZone: 'Nowhere/Else' })).toMatchObject({
      code: 'invalid_time_zone',
    });
    const { slug } = (await ask<Organization>(service, `GET /organizations/${other._id}`)).data;
    expect(await update(own.adminToken, own._id, { slug })).toMatchObject({
      status: 409,
      code: 'already_exists',
    });
  });

  it('is not overwritten by who read an older one', async () => {
    const own = await service.organization();
    const headers = { 'if-match': '"1"' };
    expect((await update(own.adminToken, own._id, { name: 'First' }, headers)).headers.get('etag')).toBe(
      '"2"',
    );
    expect(await update(own.adminToken, own._id, { name: 'Second' }, headers)).toMatchObject({ status: 412 });
  });
});
