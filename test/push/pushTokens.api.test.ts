import { useService, type TestUser } from '../support/service.ts';

const service = useService();

const aToken = () => `ExponentPushToken[${Math.random().toString(36).slice(2)}]`;

const register = (user: TestUser, body: object) =>
  service.fetch('/pushTokens', { method: 'POST', token: user.token, body: JSON.stringify(body) });

const tokensOf = async ({ _id }: TestUser) =>
  (
    await service.db.select<{ token: string }>(
      'SELECT token FROM push_tokens WHERE user_id = $1 ORDER BY updated, id',
      [_id],
    )
  ).map(({ token }) => token);

it('registers a device once, however often its app says so', async () => {
  const user = await service.user();
  const token = aToken();
  const answers = [await register(user, { token, platform: 'ios' }), await register(user, { token })];
  expect(answers.map(({ status }) => status)).toEqual([201, 200]);
  const [first, second] = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { data: object }).data),
  );
  expect(first).toMatchObject({ user: user._id, token, platform: 'ios', deviceId: null });
  expect(second).toMatchObject({ _id: (first as { _id: string })._id, platform: 'ios' });
});

it('gives a device to the account that signed in there last', async () => {
  const [before, after] = [await service.user(), await service.user()];
  const token = aToken();
  await before.client.pushTokens.register({ token });
  expect(await after.client.pushTokens.register({ token })).toMatchObject({ user: after._id });
  expect([await tokensOf(before), await tokensOf(after)]).toEqual([[], [token]]);
  await expect(before.client.pushTokens.remove({ token })).rejects.toMatchObject({ status: 404 });
  expect(await tokensOf(after)).toEqual([token]);
});

it('registers a device once, though two accounts do so at the same moment', async () => {
  const people = [await service.user(), await service.user()];
  const token = aToken();
  await Promise.all(
    [...people, ...people, ...people].map(({ client }) => client.pushTokens.register({ token })),
  );
  const owned = await Promise.all(people.map(tokensOf));
  expect(owned.flat()).toEqual([token]);
});

it('keeps the newest token of a device', async () => {
  const user = await service.user();
  const [old, other, renewed] = [aToken(), aToken(), aToken()];
  await user.client.pushTokens.register({ token: old, deviceId: 'phone' });
  await user.client.pushTokens.register({ token: other, deviceId: 'tablet' });
  await user.client.pushTokens.register({ token: renewed, deviceId: 'phone' });
  expect(await tokensOf(user)).toEqual([other, renewed]);
});

it('does not let an account take the devices of another by their names', async () => {
  const [owner, other] = [await service.user(), await service.user()];
  const token = aToken();
  await owner.client.pushTokens.register({ token, deviceId: 'phone' });
  await other.client.pushTokens.register({ token: aToken(), deviceId: 'phone' });
  expect(await tokensOf(owner)).toEqual([token]);
});

it('removes a device at sign-out', async () => {
  const user = await service.user();
  const token = aToken();
  const { _id } = await user.client.pushTokens.register({ token });
  expect(await user.client.pushTokens.remove({ token })).toMatchObject({ _id, token });
  await expect(user.client.pushTokens.remove({ token })).rejects.toMatchObject({ status: 404 });
});

it('keeps the newest fifty devices of an account', async () => {
  const user = await service.user();
  const tokens = Array.from({ length: 52 }, aToken);
  for (const token of tokens) await user.client.pushTokens.register({ token });
  expect(await tokensOf(user)).toEqual(tokens.slice(2));
});

it('names what a registration lacks', async () => {
  const user = await service.user();
  const answer = await register(user, { platform: 'ios' });
  const { error } = (await answer.json()) as { error: { code: string; details: { path: string }[] } };
  expect([answer.status, error.code, error.details.map(({ path }) => path)]).toEqual([
    400,
    'invalid_request',
    ['token'],
  ]);
});
