import { SignJWT, UnsecuredJWT } from 'jose';
import {
  ageLinks,
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
import { sessionSecret, useService } from '../support/service.ts';

const service = useService();

const profile = (token: string) => ask(service, 'GET /users/profile', { token });
const forgot = (email: string) => ask(service, 'POST /users/forgotPassword', { body: { email } });
const reset = (token: string, secret = 'a new password') =>
  ask(service, 'POST /users/resetPassword', { body: { token, password: secret } });
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);

describe('signing in', () => {
  it('gives one answer for an unknown address and for a wrong password', async () => {
    const { email } = await aConfirmedAccount(service);
    for (const address of ['POST /users/loginUser', 'POST /admins/login']) {
      const wrong = await ask(service, address, {
        body: { email, password: 'not the password' },
        headers: { 'x-request-id': 'same' },
      });
      const unknown = await ask(service, address, {
        body: { email: anAddress(), password },
        headers: { 'x-request-id': 'same' },
      });
      expect(wrong).toMatchObject({ status: 401, code: 'unauthenticated' });
      expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
    }
  });

  it('lasts thirty days', async () => {
    const { email } = await aConfirmedAccount(service);
    const { data } = await signIn(service, email);
    const days = (Date.parse(data.expiresAt) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    expect(JSON.stringify(data)).not.toContain('argon2');
  });

  it('leads to the dashboard only those who administer something', async () => {
    const { email } = await aConfirmedAccount(service);
    const login = () => ask<{ token: string }>(service, 'POST /admins/login', { body: { email, password } });
    expect(await login()).toMatchObject({ status: 403, code: 'forbidden' });

    const { data: mobile } = await signIn(service, email);
    await ask(service, 'POST /organizations', { token: mobile.token, body: { name: 'Harbour League' } });
    const { status, data } = await login();
    expect(status).toBe(200);
    expect((await ask(service, 'GET /admins', { token: data.token })).status).toBe(200);
    // The token of the mobile sign-in stays what it was.
    expect(await ask(service, 'GET /admins', { token: mobile.token })).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
  });
});

describe('a token', () => {
  it('that is forged or has ended is refused, also where none is needed', async () => {
    const { _id, token } = await aSignedInPerson(service);
    const [, payload] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload as string, 'base64url').toString()) as Record<
      string,
      unknown
    >;
    const sign = (changed: object, secret = sessionSecret) =>
      new SignJWT({ ...claims, ...changed })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(secret));

    expect(await profile(await sign({}))).toMatchObject({ status: 200, data: { _id } });
    const forgeries = [
      new UnsecuredJWT(claims).encode(),
      await sign({}, 'another secret, which is long enough too'),
      await sign({ aud: 'another service' }),
      await sign({ iss: 'another issuer' }),
      await sign({ exp: Math.floor(Date.now() / 1000) - 1 }),
      await sign({ sub: 'f'.repeat(24) }),
      await sign({ sv: 2 }),
    ];
    for (const forgery of forgeries) {
      expect(await profile(forgery)).toMatchObject({ status: 401, code: 'unauthenticated' });
      expect(await ask(service, 'GET /leagues', { token: forgery })).toMatchObject({ status: 401 });
    }
  });

  it('ends with all others when its owner signs out everywhere', async () => {
    const { email, token } = await aSignedInPerson(service);
    const { data: elsewhere } = await signIn(service, email);
    expect((await ask(service, 'POST /users/logoutEverywhere', { token })).status).toBe(200);
    expect(statuses([await profile(token), await profile(elsewhere.token)])).toEqual([401, 401]);
    const { data: again } = await signIn(service, email);
    expect((await profile(again.token)).status).toBe(200);
  });

  it('of another person goes on', async () => {
    const [leaving, staying] = [await aSignedInPerson(service), await aSignedInPerson(service)];
    await ask(service, 'POST /users/logoutEverywhere', { token: leaving.token });
    expect((await profile(staying.token)).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  it('is replaced by the link, and every session and every other link ends', async () => {
    const { email, token } = await aSignedInPerson(service);
    await forgot(email);
    const older = await mailedToken(service, email);
    await forgot(email.toUpperCase());
    expect((await mailsTo(service, email)).at(-1)).toMatchObject({
      template: 'reset_password',
      data: { validHours: 1 },
    });
    const newer = await mailedToken(service, email);

    expect(await reset(newer)).toMatchObject({ status: 200, data: { email } });
    expect((await profile(token)).status).toBe(401);
    expect(statuses([await signIn(service, email), await signIn(service, email, 'a new password')])).toEqual([
      401, 200,
    ]);
    expect(await reset(older)).toMatchObject({ status: 409, code: 'invalid_token' });
    expect(await reset(newer)).toMatchObject({ status: 409, code: 'invalid_token' });
  });

  it('is asked for with one answer, whether or not there is an account', async () => {
    const { email } = await aConfirmedAccount(service);
    const stranger = anAddress();
    const [known, unknown] = [await forgot(email), await forgot(stranger)];
    expect(known.status).toBe(200);
    expect([unknown.status, unknown.text.replace(stranger, email)]).toEqual([known.status, known.text]);
    expect(await mailsTo(service, stranger)).toEqual([]);
  });

  it('can’t be replaced after an hour', async () => {
    const { email } = await aConfirmedAccount(service);
    await forgot(email);
    await ageLinks(service, email, 1.1);
    expect(await reset(await mailedToken(service, email))).toMatchObject({
      status: 409,
      code: 'invalid_token',
    });
    expect((await signIn(service, email)).status).toBe(200);
  });

  it('confirms an address that waited for it, and takes the sign-up’s own link out of use', async () => {
    const email = anAddress();
    await signUp(service, email);
    const waiting = await mailedToken(service, email);
    await forgot(email);
    expect(await reset(await mailedToken(service, email))).toMatchObject({ data: { emailVerified: true } });
    expect((await ask(service, 'POST /users/verifyEmail', { body: { token: waiting } })).code).toBe(
      'invalid_token',
    );
    expect((await signIn(service, email, 'a new password')).status).toBe(200);
  });
});

describe('guessing', () => {
  const strict = useService({ authRateLimitPerMinute: 3 });

  it('is slowed down by account and by address, without saying who has an account', async () => {
    const answers = [];
    for (let count = 0; count < 4; count += 1)
      answers.push(await signIn(strict, 'target@league.test', 'guess'));
    expect(statuses(answers)).toEqual([401, 401, 401, 429]);
    expect(answers.at(-1)?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await signUp(strict, anAddress())).status).toBe(429);
  });
});
