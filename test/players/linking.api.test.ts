import {
  aConfirmedAccount,
  anAddress,
  ask,
  mailedToken,
  mailsTo,
  signIn,
  signUp,
} from '../identity/asking.ts';
import { times, useService, type TestOrganization } from '../support/service.ts';
import { aPlacedTeam, notFound, warmPool, type PlacedTeam } from './aRoster.ts';

const service = useService();
let organization: TestOrganization;
let team: PlacedTeam;

beforeAll(async () => {
  organization = await service.organization({ name: 'Riverside' });
  team = await aPlacedTeam(service, organization);
});

const linkOf = async (player: string) => (await organization.admin.players.get(player)).user;
const verify = async (email: string) =>
  ask<{ _id: string }>(service, 'POST /users/verifyEmail', {
    body: { token: await mailedToken(service, email) },
  });

const logOf = async (player: string) =>
  (await organization.admin.auditLogs.list({ resource: 'player', resourceId: player })).data;

describe('a player who was registered with an address', () => {
  it('is linked to the account that confirms it, and not before', async () => {
    const email = anAddress();
    const player = await team.add({ name: 'Ana', email: email.toUpperCase() });
    await signUp(service, email);
    expect(await linkOf(player._id)).toBeNull();
    const { data } = await verify(email);
    expect(await linkOf(player._id)).toBe(data._id);
    expect(
      (await logOf(player._id)).map(({ action, actor, after }) => [action, actor.kind, after]),
    ).toContainEqual(['link', 'system', { user: data._id }]);
    expect(await organization.admin.players.get(player._id)).not.toMatchObject({ updated: player.updated });
  });

  it('is linked at once where the account is there already, on every roster', async () => {
    const { _id, email } = await aConfirmedAccount(service);
    const another = await aPlacedTeam(service, organization);
    const players = await Promise.all([team.add({ email }), another.add({ email: email.toUpperCase() })]);
    expect(players.map(({ user }) => user)).toEqual([_id, _id]);
    const signedUp = await team.submit(team.manager, { name: 'Owls', players: [{ name: 'Ana', email }] });
    const [player] = (await organization.admin.players.list({ registrationTeam: signedUp._id })).data;
    expect(player?.user).toBe(_id);
  });

  it('is not linked to an account that has not confirmed the address', async () => {
    const email = anAddress();
    await signUp(service, email);
    expect((await team.add({ email })).user).toBeNull();
  });

  it('is linked to whoever changes to the address, once that is confirmed', async () => {
    const email = anAddress();
    const player = await team.add({ email });
    const account = await aConfirmedAccount(service);
    const { token } = (await signIn(service, account.email)).data;
    await ask(service, 'PUT /users/profile', { token, body: { email } });
    expect(await linkOf(player._id)).toBeNull();
    await verify(email);
    expect(await linkOf(player._id)).toBe(account._id);
  });

  it('is linked whichever comes first, the confirmation or the player', async () => {
    await warmPool(service);
    const rounds = await Promise.all(
      times(8, async () => {
        const email = anAddress();
        await signUp(service, email);
        const [players, { data }] = await Promise.all([
          Promise.all([team.add({ email }), team.add({ email })]),
          verify(email),
        ]);
        return { account: data._id, players };
      }),
    );
    for (const { account, players } of rounds) {
      for (const { _id } of players) expect(await linkOf(_id)).toBe(account);
    }
  });

  it('hears of the roster by mail, and whether it is linked', async () => {
    const { email } = await aConfirmedAccount(service);
    await team.add({ name: 'Ana Silva', email });
    const stranger = anAddress();
    await team.add({ name: 'Bo Li', email: stranger });
    await team.add({ name: 'Nobody' });
    const told = { teamName: 'Riverside Hawks', organizationName: 'Riverside' };
    expect((await mailsTo(service, email)).at(-1)).toEqual({
      template: 'player_signup',
      data: { name: 'Ana Silva', hasAccount: true, ...told },
    });
    expect(await mailsTo(service, stranger)).toEqual([
      { template: 'player_signup', data: { name: 'Bo Li', hasAccount: false, ...told } },
    ]);
  });
});

describe('an administrator’s edit', () => {
  it('leaves the linked account and its profile alone', async () => {
    const { _id, email } = await aConfirmedAccount(service);
    const player = await team.add({ name: 'Ana', email });
    const another = await aConfirmedAccount(service);
    const edited = await organization.admin.players.update(player._id, { name: 'Bo', email: another.email });
    expect(edited).toMatchObject({ name: 'Bo', email: another.email, user: _id });
    const { token } = (await signIn(service, email)).data;
    const { data } = await ask(service, 'GET /users/profile', { token });
    expect(data).toMatchObject({ email, name: email.slice(0, email.indexOf('@')) });
  });

  it('links an unlinked player to the account of its new address', async () => {
    const { _id, email } = await aConfirmedAccount(service);
    const player = await team.add({ name: 'Ana' });
    expect((await organization.admin.players.update(player._id, { email })).user).toBe(_id);
  });

  it('unlinks, and the same address does not link again by itself', async () => {
    const { _id, email } = await aConfirmedAccount(service);
    const player = await team.add({ email });
    const { players } = organization.admin;
    expect((await players.update(player._id, { user: null })).user).toBeNull();
    expect((await players.update(player._id, { number: '8', email })).user).toBeNull();
    // Anything else in the field is what a client has read.
    expect((await players.update(player._id, { user: _id } as never)).user).toBeNull();
  });
});

describe('linking oneself', () => {
  const link = (token: string, player: string) =>
    ask(service, 'POST /players/link-user', { token, body: { player } });

  const aPerson = async () => {
    const account = await aConfirmedAccount(service);
    return { ...account, token: (await signIn(service, account.email)).data.token };
  };

  it('takes a player that was registered with the caller’s own address', async () => {
    const me = await aPerson();
    const player = await team.add({ email: me.email.toUpperCase() });
    await organization.admin.players.update(player._id, { user: null });
    expect(await link(me.token, player._id)).toMatchObject({
      status: 200,
      data: { user: me._id, email: player.email },
    });
    expect(await link(me.token, player._id)).toMatchObject({ status: 200, data: { user: me._id } });
    expect((await logOf(player._id)).filter(({ action }) => action === 'link')).toHaveLength(1);
  });

  it('is refused with another address, with none, and for another’s player', async () => {
    const me = await aPerson();
    const mismatch = { status: 409, code: 'email_mismatch' };
    for (const player of [await team.add({ email: anAddress() }), await team.add({ name: 'Ana' })]) {
      expect(await link(team.manager.token, player._id)).toMatchObject(mismatch);
      expect(await link(me.token, player._id)).toMatchObject(notFound);
    }
    const other = await aPerson();
    const theirs = await team.add({ email: other.email });
    await organization.admin.players.update(theirs._id, { email: me.email });
    expect(await link(me.token, theirs._id)).toMatchObject({ status: 409, code: 'already_linked' });
  });

  it('knows no player off the roster, and none that does not exist', async () => {
    const me = await aPerson();
    const player = await team.add({ email: me.email });
    await organization.admin.players.update(player._id, { user: null });
    await organization.admin.players.remove(player._id);
    expect(await link(me.token, player._id)).toMatchObject(notFound);
    expect(await link(me.token, 'f'.repeat(24))).toMatchObject(notFound);
  });
});
