import {
  ask,
  ageLinks,
  anAddress,
  aConfirmedAccount,
  mailedToken,
  mailsTo,
  password,
  signIn,
  signUp,
} from './asking.ts';
import { useService } from '../support/service.ts';

const service = useService();

const verify = (token: string) => ask(service, 'POST /users/verifyEmail', { body: { token } });

describe('signing up', () => {
  it('lets nobody in before the address is confirmed, and then does', async () => {
    const email = anAddress();
    const answer = await signUp(service, email, {
      firstName: 'Sam',
      lastName: 'Okafor',
      phone: '+1 555 0100',
    });
    expect(answer).toMatchObject({ status: 201, data: { email } });
    expect(await signIn(service, email)).toMatchObject({ status: 403, code: 'email_unverified' });

    const [mail] = await mailsTo(service, email);
    expect(mail).toMatchObject({ template: 'verify_email', data: { name: 'Sam Okafor', validHours: 48 } });
    expect(mail?.data.link).toMatch(/^https:\/\/league\.test\/verify\?token=[\w-]{43}$/);

    const confirmed = await verify(await mailedToken(service, email));
    expect(confirmed).toMatchObject({
      status: 200,
      data: { email, emailVerified: true, name: 'Sam Okafor' },
    });
    const session = await signIn(service, email.toUpperCase());
    expect(session).toMatchObject({
      status: 200,
      data: { user: { email, phone: '+1 555 0100', watchlist: [] } },
    });
    expect(await ask(service, 'GET /users/profile', { token: session.data.token })).toMatchObject({
      status: 200,
      data: confirmed.data,
    });
  });

  it('does not say to those who lack the password that an address waits for its confirmation', async () => {
    const email = anAddress();
    await signUp(service, email);
    expect(await signIn(service, email, 'not the password')).toMatchObject({
      status: 401,
      code: 'unauthenticated',
    });
  });

  it('answers the same for an address that has an account, and tells its owner by mail', async () => {
    const { email } = await aConfirmedAccount(service);
    const fresh = anAddress();
    const [known, unknown] = [
      await signUp(service, email, { password: 'somebody else’s' }),
      await signUp(service, fresh, { password: 'somebody else’s' }),
    ];
    expect(known.status).toBe(unknown.status);
    expect(known.text).toBe(unknown.text.replace(fresh, email));
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()]);

    expect((await mailsTo(service, email)).map(({ template }) => template)).toEqual([
      'verify_email',
      'account_exists',
    ]);
    expect((await signIn(service, email, 'somebody else’s')).status).toBe(401);
    expect((await signIn(service, email)).status).toBe(200);
  });

  it('knows an address whatever its capitals', async () => {
    const { email } = await aConfirmedAccount(service);
    await signUp(service, email.toUpperCase());
    expect((await mailsTo(service, email)).at(-1)?.template).toBe('account_exists');
  });

  it('lets nobody choose the password of an account that another confirms', async () => {
    const email = anAddress();
    await signUp(service, email, { password: 'the owner’s own', firstName: 'Olga' });
    const owners = await mailedToken(service, email);
    await signUp(service, email, { password: 'the intruder’s', firstName: 'Ian' });
    const intruders = await mailedToken(service, email);

    expect(await verify(owners)).toMatchObject({ status: 200, data: { firstName: 'Olga' } });
    expect((await signIn(service, email, 'the owner’s own')).status).toBe(200);
    expect((await signIn(service, email, 'the intruder’s')).status).toBe(401);
    expect(await verify(intruders)).toMatchObject({ status: 409, code: 'invalid_token' });
  });

  it('takes two sign-ups of one address at the same moment', async () => {
    const email = anAddress();
    const answers = await Promise.all([
      signUp(service, email),
      signUp(service, email),
      signUp(service, email),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await verify(await mailedToken(service, email))).toMatchObject({ status: 200 });
  });

  it('fills nobody’s mailbox', async () => {
    const email = anAddress();
    for (let count = 0; count < 7; count += 1) expect((await signUp(service, email)).status).toBe(201);
    expect(await mailsTo(service, email)).toHaveLength(5);
    await ageLinks(service, email, 2);
    await signUp(service, email);
    expect(await mailsTo(service, email)).toHaveLength(6);
  });

  it('names what is wrong with the fields', async () => {
    const answer = await ask(service, 'POST /users/signup', {
      body: { email: 'nobody', password: 'short', age: 3 },
    });
    expect(answer).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(answer.details?.map(({ path }) => path).sort()).toEqual(['age', 'email', 'password']);
  });

  it('repeats its answer for the same Idempotency-Key and sends one mail', async () => {
    const email = anAddress();
    const request = { body: { email, password }, headers: { 'idempotency-key': `sign-up ${email}` } };
    const first = await ask(service, 'POST /users/signup', request);
    const second = await ask(service, 'POST /users/signup', request);
    expect(second.text).toBe(first.text);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(await mailsTo(service, email)).toHaveLength(1);
  });
});

describe('a link that confirms an address', () => {
  it('works once', async () => {
    const email = anAddress();
    await signUp(service, email);
    const token = await mailedToken(service, email);
    const answers = await Promise.all([verify(token), verify(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await verify(token)).toMatchObject({ status: 409, code: 'invalid_token' });
  });

  it('works for two days', async () => {
    const email = anAddress();
    await signUp(service, email);
    await ageLinks(service, email, 49);
    expect(await verify(await mailedToken(service, email))).toMatchObject({
      status: 409,
      code: 'invalid_token',
    });
    expect(await signIn(service, email)).toMatchObject({ status: 403, code: 'email_unverified' });
  });

  it('is no link to a new password', async () => {
    const email = anAddress();
    await signUp(service, email);
    const body = { token: await mailedToken(service, email), password: 'another one' };
    expect(await ask(service, 'POST /users/resetPassword', { body })).toMatchObject({
      code: 'invalid_token',
    });
    expect(await verify('nonsense')).toMatchObject({ status: 409, code: 'invalid_token' });
  });

  it('is kept as a hash only', async () => {
    const email = anAddress();
    await signUp(service, email);
    const token = await mailedToken(service, email);
    const rows = await service.db.select('SELECT * FROM mail_tokens');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
