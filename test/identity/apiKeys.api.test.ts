import { ask } from './asking.ts';
import { useService, type TestOrganization } from '../support/service.ts';

const service = useService();
let organization: TestOrganization;
beforeAll(async () => {
  organization = await service.organization();
});

type Key = {
  _id: string;
  key: string;
  lastFour: string;
  lastUsedAt: string | null;
  revokedAt: string | null;
};

const issue = async (body: object = {}) =>
  (
    await ask<Key>(service, 'POST /apiKeys', {
      token: organization.adminToken,
      body: { name: 'Website', scopes: ['read:leagues'], ...body },
    })
  ).data;
const rotate = (id: string, body?: object) =>
  ask<Key>(service, `POST /apiKeys/${id}/rotate`, {
    token: organization.adminToken,
    ...(body ? { body } : {}),
  });
const revoke = (id: string) => ask<Key>(service, `DELETE /apiKeys/${id}`, { token: organization.adminToken });
const read = (id: string) => ask<Key>(service, `GET /apiKeys/${id}`, { token: organization.adminToken });
const use = async (key: string) => (await ask(service, 'GET /leagues', { token: key })).status;
const hoursPass = (id: string, hours: number) =>
  service.db.select(
    "UPDATE api_key_secrets SET ends_at = ends_at - $2 * interval '1 hour' WHERE api_key = $1",
    [id, hours],
  );

describe('an API key', () => {
  it('is shown once and then never again, by any answer or in the log', async () => {
    const created = await ask<Key>(service, 'POST /apiKeys', {
      token: organization.adminToken,
      body: { name: 'Scoreboard', scopes: ['read:games', 'read:games'] },
    });
    expect(created.status).toBe(201);
    expect(created.data).toMatchObject({
      name: 'Scoreboard',
      scopes: ['read:games'],
      organization: organization._id,
      lastFour: created.data.key.slice(-4),
      expiresAt: null,
      lastUsedAt: null,
      revokedAt: null,
    });
    const rotated = await rotate(created.data._id);
    const list = await ask(service, 'GET /apiKeys', { token: organization.adminToken });
    const log = await ask<unknown[]>(service, `GET /auditLogs?resourceId=${created.data._id}`, {
      token: organization.adminToken,
    });
    expect(log.data).toMatchObject([{ action: 'create' }, { action: 'rotate' }]);
    const again = [await read(created.data._id), list, log, await revoke(created.data._id)];
    const everything = again.map(({ text }) => text).join();
    for (const { key } of [created.data, rotated.data]) expect(everything).not.toContain(key.slice(9, 39));
    expect(list.text).toContain(rotated.data.lastFour);

    const stored = await service.db.select('SELECT s.*, k.* FROM api_key_secrets s, api_keys k');
    expect(JSON.stringify(stored)).not.toContain(created.data.key.slice(9, 39));
  });

  it('with a typo is refused', async () => {
    const { key } = await issue();
    expect(await use(key)).toBe(200);
    const typo = key.slice(0, 20) + (key[20] === 'x' ? 'y' : 'x') + key.slice(21);
    expect(await use(typo)).toBe(401);
  });

  it('opens what its scopes name and nothing else', async () => {
    const { key } = await issue({ scopes: ['read:leagues'] });
    expect(await use(key)).toBe(200);
    expect(await ask(service, 'GET /teams', { token: key })).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
    expect(await ask(service, 'POST /leagues', { token: key, body: { name: 'Mine' } })).toMatchObject({
      status: 403,
    });
    expect(await ask(service, 'GET /apiKeys', { token: key })).toMatchObject({ status: 403 });

    const { key: whole } = await issue({ scopes: ['admin'] });
    expect((await ask(service, 'GET /teams', { token: whole })).status).toBe(200);
    expect((await ask(service, 'POST /leagues', { token: whole, body: { name: 'Ours' } })).status).toBe(201);
    expect(
      await ask(service, 'POST /apiKeys', { token: whole, body: { name: 'x', scopes: ['admin'] } }),
    ).toMatchObject({
      status: 403,
    });
  });

  it('that is revoked is refused, also where no key is needed, and stays in the list', async () => {
    const { _id, key } = await issue();
    const revoked = await revoke(_id);
    expect(revoked).toMatchObject({ status: 200, data: { _id } });
    expect(revoked.data.revokedAt).not.toBeNull();
    expect(await use(key)).toBe(401);
    expect(await ask(service, `GET /organizations/${organization._id}`, { token: key })).toMatchObject({
      status: 401,
    });
    for (const answer of [await revoke(_id), await read(_id), await rotate(_id)]) {
      expect(answer).toMatchObject({ status: 404, code: 'not_found' });
    }
    const listed = (filter: string) =>
      ask<Key[]>(service, `GET /apiKeys?${filter}`, { token: organization.adminToken });
    expect((await listed('revoked=true')).data.map((one) => one._id)).toContain(_id);
    expect((await listed('revoked=false')).data.map((one) => one._id)).not.toContain(_id);
  });

  it('ends at its time', async () => {
    const { _id, key } = await issue({ expiresAt: '2999-01-01' });
    expect(await use(key)).toBe(200);
    await service.db.select("UPDATE api_keys SET expires_at = now() - interval '1 second' WHERE id = $1", [
      _id,
    ]);
    expect(await use(key)).toBe(401);
    const { key: late } = await issue({ expiresAt: '2020-01-01T00:00:00Z' });
    expect(await use(late)).toBe(401);
  });

  it('shows when it was used, to a minute', async () => {
    const { _id, key } = await issue();
    await use(key);
    const first = (await read(_id)).data.lastUsedAt as string;
    expect(Date.now() - Date.parse(first)).toBeLessThan(60_000);
    await use(key);
    expect((await read(_id)).data.lastUsedAt).toBe(first);
    await service.db.select("UPDATE api_keys SET last_used_at = now() - interval '2 minutes' WHERE id = $1", [
      _id,
    ]);
    await use(key);
    expect(Date.parse((await read(_id)).data.lastUsedAt as string)).toBeGreaterThanOrEqual(Date.parse(first));
    // Use is no change of the record.
    expect((await read(_id)).headers.get('etag')).toBe('"1"');
  });

  it('belongs to one organization, and another can’t touch it', async () => {
    const { _id } = await issue();
    const { adminToken: token } = await service.organization();
    for (const address of [`GET /apiKeys/${_id}`, `DELETE /apiKeys/${_id}`, `POST /apiKeys/${_id}/rotate`]) {
      expect(await ask(service, address, { token })).toMatchObject({ status: 404, code: 'not_found' });
    }
    const { data } = await ask<Key[]>(service, 'GET /apiKeys', { token });
    expect(data.map((key) => key._id)).not.toContain(_id);
  });
});

describe('rotating a key', () => {
  it('keeps the old one for a day unless another time is named', async () => {
    const { _id, key } = await issue();
    const { status, data } = await rotate(_id);
    expect([status, data._id]).toEqual([200, _id]);
    expect([await use(key), await use(data.key)]).toEqual([200, 200]);
    await hoursPass(_id, 23.9);
    expect(await use(key)).toBe(200);
    await hoursPass(_id, 0.2);
    expect([await use(key), await use(data.key)]).toEqual([401, 200]);
  });

  it('with no grace ends every older one at once', async () => {
    const { _id, key } = await issue();
    const { data: second } = await rotate(_id, { graceHours: 168 });
    const { data: third } = await rotate(_id, { graceHours: 0 });
    expect([await use(key), await use(second.key), await use(third.key)]).toEqual([401, 401, 200]);
  });

  it('gives no old key more time than it was promised', async () => {
    const { _id, key } = await issue();
    const { data: second } = await rotate(_id, { graceHours: 1 });
    const { data: third } = await rotate(_id, { graceHours: 168 });
    await hoursPass(_id, 2);
    expect([await use(key), await use(second.key), await use(third.key)]).toEqual([401, 200, 200]);
  });

  it('takes a grace of at most seven days', async () => {
    const { _id } = await issue();
    expect(await rotate(_id, { graceHours: 169 })).toMatchObject({ status: 400, code: 'invalid_request' });
    expect((await rotate(_id, { graceHours: 168 })).status).toBe(200);
  });

  it('is undone for all secrets when the key is revoked', async () => {
    const { _id, key } = await issue();
    const { data } = await rotate(_id);
    await revoke(_id);
    expect([await use(key), await use(data.key)]).toEqual([401, 401]);
  });

  it('gives the same secret again for the same Idempotency-Key', async () => {
    const { _id } = await issue();
    const request = { token: organization.adminToken, headers: { 'idempotency-key': `rotate ${_id}` } };
    const first = await ask<Key>(service, `POST /apiKeys/${_id}/rotate`, request);
    const second = await ask<Key>(service, `POST /apiKeys/${_id}/rotate`, request);
    expect(second.data.key).toBe(first.data.key);
  });
});
