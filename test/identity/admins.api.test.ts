import {
  anAddress,
  ask,
  aConfirmedAccount,
  aSignedInPerson,
  mailedToken,
  mailsTo,
  password,
  signIn,
  signUp,
} from './asking.ts';
import { newObjectId } from '../../server/platform/objectId.ts';
import { eventually } from '../support/eventually.ts';
import { useService, type TestOrganization } from '../support/service.ts';

const service = useService();

type Admin = { _id: string; user: string | null; email: string; organization: string };

const add = ({ adminToken: token }: TestOrganization, body: object) =>
  ask<Admin>(service, 'POST /admins', { token, body });
const list = (token: string) => ask<Admin[]>(service, 'GET /admins', { token });
const remove = (token: string, id: string) => ask<Admin>(service, `DELETE /admins/${id}`, { token });
const dashboard = (email: string, secret = password) =>
  ask<{ token: string }>(service, 'POST /admins/login', { body: { email, password: secret } });

describe('adding an administrator', () => {
  it('opens the dashboard at once to a confirmed account, whatever the capitals', async () => {
    const organization = await service.organization();
    const { email, _id } = await aConfirmedAccount(service);
    const added = await add(organization, { email: email.toUpperCase() });
    expect(added).toMatchObject({ status: 201, data: { user: _id, email, organization: organization._id } });
    expect((await mailsTo(service, email)).map(({ template }) => template)).toEqual(['verify_email']);

    const { data } = await dashboard(email);
    const organizations = await ask<{ _id: string }[]>(service, 'GET /organizations', { token: data.token });
    expect(organizations.data.map((one) => one._id)).toEqual([organization._id]);
    expect(await add(organization, { email })).toMatchObject({ status: 409, code: 'already_exists' });
  });

  it('invites a stranger, who administers after signing up with that address and confirming it', async () => {
    const organization = await service.organization({ name: 'Lakeside League' });
    const email = anAddress();
    const invited = await add(organization, { email });
    expect(invited).toMatchObject({ status: 201, data: { user: null, email, name: null } });
    expect(await mailsTo(service, email)).toMatchObject([
      { template: 'admin_invitation', data: { organizationName: 'Lakeside League' } },
    ]);
    expect(await add(organization, { email: email.toUpperCase() })).toMatchObject({ code: 'already_exists' });

    await signUp(service, email.toUpperCase());
    expect(await dashboard(email)).toMatchObject({ status: 403, code: 'email_unverified' });
    const { data } = await ask<{ _id: string }>(service, 'POST /users/verifyEmail', {
      body: { token: await mailedToken(service, email) },
    });
    expect((await dashboard(email)).status).toBe(200);
    const row = (await list(organization.adminToken)).data.find(({ _id }) => _id === invited.data._id);
    expect(row).toMatchObject({ user: data._id });
  });

  it('invites with a link that sets the password, without a sign-up', async () => {
    const organization = await service.organization();
    const email = anAddress();
    await add(organization, { email });
    const token = await mailedToken(service, email);
    expect((await dashboard(email, 'anything at all')).status).toBe(401);
    const chosen = await ask(service, 'POST /users/resetPassword', { body: { token, password } });
    expect(chosen).toMatchObject({ status: 200, data: { emailVerified: true } });
    expect((await dashboard(email)).status).toBe(200);
  });

  it('waits for the address to be confirmed where an account has it already', async () => {
    const organization = await service.organization();
    const email = anAddress();
    await signUp(service, email);
    const link = await mailedToken(service, email);
    expect((await add(organization, { email })).data.user).toBeNull();
    expect(await dashboard(email)).toMatchObject({ status: 403, code: 'email_unverified' });
    await ask(service, 'POST /users/verifyEmail', { body: { token: link } });
    expect((await dashboard(email)).status).toBe(200);
  });

  it('follows an account that takes over the invited address', async () => {
    const organization = await service.organization();
    const { token } = await aSignedInPerson(service);
    const next = anAddress();
    await add(organization, { email: next });
    await ask(service, 'PUT /users/profile', { token, body: { email: next } });
    await ask(service, 'POST /users/verifyEmail', { body: { token: await mailedToken(service, next) } });
    expect((await dashboard(next)).status).toBe(200);
  });

  it('goes to the account of somebody who signs up at the same moment', async () => {
    const organization = await service.organization();
    const email = anAddress();
    const other = await service.db.connect();
    await other.query('BEGIN');
    await other.query('INSERT INTO users (id, email, created, updated) VALUES ($1, $2, now(), now())', [
      newObjectId(),
      email,
    ]);
    const invited = add(organization, { email });
    await eventually(async () => {
      const { rows } = await other.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rows.length > 0;
    });
    await other.query('COMMIT');
    await other.end();
    expect(await invited).toMatchObject({ status: 201, data: { email, user: null } });
  });

  it('misses nobody who confirms the address at the same moment', async () => {
    const organization = await service.organization();
    for (let round = 0; round < 5; round += 1) {
      const email = anAddress();
      await signUp(service, email);
      const token = await mailedToken(service, email);
      await Promise.all([
        add(organization, { email }),
        ask(service, 'POST /users/verifyEmail', { body: { token } }),
      ]);
      expect((await dashboard(email)).status).toBe(200);
    }
  });

  it('is a matter of the dashboard: no key adds or removes one', async () => {
    const organization = await service.organization();
    const { data } = await list(organization.apiKey);
    expect(data).toMatchObject([{ user: organization.adminId }]);
    expect(
      (await ask(service, 'POST /admins', { token: organization.apiKey, body: { email: anAddress() } }))
        .status,
    ).toBe(403);
    expect((await remove(organization.apiKey, (data[0] as Admin)._id)).status).toBe(403);
  });
});

describe('removing an administrator', () => {
  it('ends the access at once', async () => {
    const organization = await service.organization();
    const { email } = await aConfirmedAccount(service);
    const { data: added } = await add(organization, { email });
    const { data: session } = await dashboard(email);
    expect((await list(session.token)).data).toHaveLength(2);
    expect(await remove(organization.adminToken, added._id)).toMatchObject({ status: 200, data: added });
    expect((await list(session.token)).data).toEqual([]);
    expect(
      await ask(service, 'POST /leagues', { token: session.token, body: { name: 'Still mine?' } }),
    ).toMatchObject({
      status: 403,
    });
    expect((await remove(organization.adminToken, added._id)).status).toBe(404);
  });

  it('leaves an organization one, invitations not counted', async () => {
    const organization = await service.organization();
    const { data: invitation } = await add(organization, { email: anAddress() });
    const own = (await list(organization.adminToken)).data.find(
      ({ user }) => user === organization.adminId,
    ) as Admin;
    expect(await remove(organization.adminToken, own._id)).toMatchObject({ status: 409, code: 'last_admin' });
    expect((await remove(organization.adminToken, invitation._id)).status).toBe(200);
  });

  it('leaves one, when two remove each other at the same moment', async () => {
    const organization = await service.organization();
    const { email } = await aConfirmedAccount(service);
    const { data: other } = await add(organization, { email });
    const { data: session } = await dashboard(email);
    const own = (await list(organization.adminToken)).data.find(
      ({ user }) => user === organization.adminId,
    ) as Admin;
    const answers = await Promise.all([
      remove(organization.adminToken, other._id),
      remove(session.token, own._id),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await service.db.select('SELECT 1 FROM admins WHERE organization = $1', [organization._id]);
    expect(rows).toHaveLength(1);
  });

  it('takes an invitation back: who signs up later administers nothing', async () => {
    const organization = await service.organization();
    const email = anAddress();
    const { data: invitation } = await add(organization, { email });
    await remove(organization.adminToken, invitation._id);
    await aConfirmedAccount(service, email);
    expect(await dashboard(email)).toMatchObject({ status: 403, code: 'forbidden' });
  });

  it('is nothing that another organization can do', async () => {
    const [organization, other] = [await service.organization(), await service.organization()];
    const [own] = (await list(organization.adminToken)).data;
    expect(await remove(other.adminToken, (own as Admin)._id)).toMatchObject({
      status: 404,
      code: 'not_found',
    });
    expect(
      (await ask(service, `GET /admins/${(own as Admin)._id}`, { token: other.adminToken })).status,
    ).toBe(404);
  });
});

describe('the subject at an identity provider', () => {
  it('finds the administrator in the own organization only', async () => {
    const [organization, other] = [await service.organization(), await service.organization()];
    const { data: added } = await add(organization, { email: anAddress(), clerkId: 'user_2b9JH0' });
    const find = (token: string) => ask(service, 'GET /admins/clerk/user_2b9JH0', { token });
    expect(await find(organization.adminToken)).toMatchObject({ status: 200, data: added });
    expect(await find(organization.apiKey)).toMatchObject({ status: 200 });
    expect(await find(other.adminToken)).toMatchObject({ status: 404, code: 'not_found' });
    expect(await add(organization, { email: anAddress(), clerkId: 'user_2b9JH0' })).toMatchObject({
      code: 'already_exists',
    });
  });
});

describe('an administrator of two organizations', () => {
  it('names the one a new record belongs to', async () => {
    const [first, second] = [await service.organization(), await service.organization()];
    const { email } = await aConfirmedAccount(service);
    await add(first, { email });
    await add(second, { email });
    const { token } = (await dashboard(email)).data;
    const bodies: [string, object][] = [
      ['POST /leagues', { name: 'Winter' }],
      ['POST /apiKeys', { name: 'Website', scopes: ['read:leagues'] }],
      ['POST /admins', { email: anAddress() }],
    ];
    for (const [address, body] of bodies) {
      expect(await ask(service, address, { token, body })).toMatchObject({
        status: 409,
        code: 'organization_required',
      });
      const named = await ask(service, address, { token, body: { ...body, organization: second._id } });
      expect(named).toMatchObject({ status: 201, data: { organization: second._id } });
      const foreign = await ask(service, address, {
        token,
        body: { ...body, organization: (await service.organization())._id },
      });
      expect(foreign).toMatchObject({
        status: 409,
        code: 'invalid_reference',
        details: [{ path: 'organization' }],
      });
    }
    expect((await list(token)).data).toHaveLength(5);
    const narrowed = await ask<Admin[]>(service, `GET /admins?organization=${first._id}`, { token });
    expect(narrowed.data).toHaveLength(2);
    const populated = await ask(
      service,
      `GET /admins?organization=${first._id}&include=organization(email)`,
      { token },
    );
    const itself = { organization: { _id: first._id, email: expect.any(String) } };
    expect(populated.data).toMatchObject([itself, itself]);
  });
});

it('every change of administrators is in the log, with who made it', async () => {
  const organization = await service.organization();
  const { email } = await aConfirmedAccount(service);
  const { data: added } = await add(organization, { email });
  await remove(organization.adminToken, added._id);
  const log = await ask(service, `GET /auditLogs?resource=admin&resourceId=${added._id}`, {
    token: organization.adminToken,
  });
  const actor = { kind: 'admin', id: organization.adminId };
  expect(log.data).toMatchObject([
    { action: 'create', actor, after: { email } },
    { action: 'delete', actor, before: { email }, after: null },
  ]);
  expect((await signIn(service, email)).status).toBe(200);
});
