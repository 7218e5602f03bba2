import { ageLinks, anAddress, ask, aSignedInPerson, mailedToken, mailsTo, signIn, signUp } from './asking.ts';
import { useService } from '../support/service.ts';

const service = useService();

const profile = (token: string) => ask(service, 'GET /users/profile', { token });
const change = (token: string, body: object, headers = {}) =>
  ask(service, 'PUT /users/profile', { token, body, headers });
const verify = (token: string) => ask(service, 'POST /users/verifyEmail', { body: { token } });

describe('the profile', () => {
  it('changes in the fields sent, and takes back what was read', async () => {
    const { token } = await aSignedInPerson(service);
    await change(token, { firstName: 'Samira', lastName: 'Haddad', phone: '555' });
    const read = await profile(token);
    expect(read.data).toMatchObject({ name: 'Samira Haddad', phone: '555' });
    const sentBack = await change(token, { ...read.data, lastName: null });
    expect(sentBack.data).toMatchObject({ name: 'Samira', lastName: null, phone: '555' });
    expect(sentBack.text).not.toMatch(/password|hash|session/i);
  });

  it('is not overwritten by who read an older one', async () => {
    const { token } = await aSignedInPerson(service);
    const etag = (await profile(token)).headers.get('etag') as string;
    expect((await change(token, { phone: '1' }, { 'if-match': etag })).status).toBe(200);
    expect(await change(token, { phone: '2' }, { 'if-match': etag })).toMatchObject({
      status: 412,
      code: 'stale',
    });
  });

  it('is nothing that a key has', async () => {
    const { apiKey } = await service.organization();
    expect(await profile(apiKey)).toMatchObject({ status: 401, code: 'unauthenticated' });
  });
});

describe('a changed address', () => {
  it('takes effect when it is confirmed; the old one stays until then', async () => {
    const { email, token } = await aSignedInPerson(service);
    const next = anAddress();
    const before = (await profile(token)).headers.get('etag');
    const asked = await change(token, { email: next });
    expect(asked).toMatchObject({ status: 200, data: { email, pendingEmail: next, emailVerified: true } });
    expect(asked.headers.get('etag')).not.toBe(before);
    expect((await signIn(service, next)).status).toBe(401);
    expect((await signIn(service, email)).status).toBe(200);

    expect((await mailsTo(service, next)).at(-1)?.template).toBe('confirm_new_address');
    expect(await verify(await mailedToken(service, next))).toMatchObject({
      status: 200,
      data: { email: next, pendingEmail: null },
    });
    expect((await signIn(service, email)).status).toBe(401);
    expect((await signIn(service, next)).status).toBe(200);
    expect((await profile(token)).data).toMatchObject({ email: next });
  });

  it('is not lost when the profile is sent back', async () => {
    const { email, token } = await aSignedInPerson(service);
    const next = anAddress();
    const { data } = await change(token, { email: next });
    expect((await change(token, { ...data, firstName: 'Sam' })).data).toMatchObject({
      email,
      pendingEmail: next,
    });
    expect((await verify(await mailedToken(service, next))).data).toMatchObject({
      email: next,
      firstName: 'Sam',
    });
  });

  it('gives way to a later one', async () => {
    const { token } = await aSignedInPerson(service);
    const [first, second] = [anAddress(), anAddress()];
    await change(token, { email: first });
    await change(token, { email: second });
    expect(await verify(await mailedToken(service, first))).toMatchObject({
      status: 409,
      code: 'invalid_token',
    });
    expect((await verify(await mailedToken(service, second))).data).toMatchObject({ email: second });
  });

  it('is forgotten when nobody confirms it', async () => {
    const { email, token } = await aSignedInPerson(service);
    const next = anAddress();
    await change(token, { email: next });
    await ageLinks(service, next, 49);
    expect((await profile(token)).data).toMatchObject({ email, pendingEmail: null });
    expect((await verify(await mailedToken(service, next))).code).toBe('invalid_token');
  });

  it('that has an account answers like any other, and only its owner learns of it', async () => {
    const [taker, owner] = [await aSignedInPerson(service), await aSignedInPerson(service)];
    expect((await change(taker.token, { email: owner.email })).data).toMatchObject({
      email: taker.email,
      pendingEmail: owner.email,
    });
    expect((await mailsTo(service, owner.email)).at(-1)?.template).toBe('account_exists');
    expect((await profile(owner.token)).data).toMatchObject({ email: owner.email });
  });

  it('is refused when another has confirmed it meanwhile', async () => {
    const { token } = await aSignedInPerson(service);
    const next = anAddress();
    await change(token, { email: next });
    const link = await mailedToken(service, next);
    await signUp(service, next);
    expect((await verify(await mailedToken(service, next))).status).toBe(200);
    expect(await verify(link)).toMatchObject({ status: 409, code: 'already_exists' });
  });

  it('is not held by a sign-up that nobody confirmed', async () => {
    const { token } = await aSignedInPerson(service);
    const next = anAddress();
    await signUp(service, next);
    await change(token, { email: next });
    expect((await verify(await mailedToken(service, next))).data).toMatchObject({ email: next });
  });

  it('ends the links to a new password that the old address has', async () => {
    const { email, token } = await aSignedInPerson(service);
    await ask(service, 'POST /users/forgotPassword', { body: { email } });
    const next = anAddress();
    await change(token, { email: next });
    await verify(await mailedToken(service, next));
    const body = { token: await mailedToken(service, email), password: 'taken over' };
    expect((await ask(service, 'POST /users/resetPassword', { body })).code).toBe('invalid_token');
  });

  it('is forgotten when the owner sets a new password', async () => {
    const { email, token } = await aSignedInPerson(service);
    const next = anAddress();
    await change(token, { email: next });
    await ask(service, 'POST /users/forgotPassword', { body: { email } });
    const body = { token: await mailedToken(service, email), password: 'mine again' };
    expect((await ask(service, 'POST /users/resetPassword', { body })).data).toMatchObject({
      pendingEmail: null,
    });
    expect((await verify(await mailedToken(service, next))).code).toBe('invalid_token');
  });

  it('can be tried a few times an hour', async () => {
    const { token } = await aSignedInPerson(service);
    const statuses = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push((await change(token, { email: anAddress() })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
