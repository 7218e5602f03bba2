import { jest } from '@jest/globals';
import { SportsLeagueClient } from '../../clients/typescript/src/index.ts';
import { aRegisteredTeam, type RegisteredTeam } from '../roles/aTeam.ts';
import { eventually } from '../support/eventually.ts';
import { anAccount, anOrganizationRow, aSession } from '../support/identity.ts';
import { sessionSecret, type TestOrganization } from '../support/service.ts';
import { aSocket, doors, type TestSocket } from './aSocket.ts';
import { useProcesses } from './processes.ts';

jest.setTimeout(120_000);

const processes = useProcesses(2);
let organization: TestOrganization;
let team: RegisteredTeam;
let listener: Person;
/** Somebody of the team who stays, behind each door of each process. */
let staying: TestSocket[];
const opened: TestSocket[] = [];

type Person = { readonly _id: string; readonly email: string; readonly token: string };

async function aPerson(): Promise<Person> {
  const account = await anAccount(processes.db, {});
  return { ...account, token: await aSession(sessionSecret, account._id, 'mobile') };
}

const as = ({ token }: Pick<Person, 'token'>, index: number) =>
  new SportsLeagueClient({ baseUrl: processes.baseUrl(index), token, maxRetries: 0 });

const aPlayer = async ({ email }: Person, roster = team._id): Promise<string> =>
  (await organization.admin.players.create({ team: roster, name: 'Ada Marsh', email }))._id;

/** Connected and joined by each door of each process. */
async function listening({ token }: Pick<Person, 'token'>): Promise<TestSocket[]> {
  const sockets = await Promise.all(
    [0, 1].flatMap((index) => doors.map((door) => aSocket(processes.baseUrl(index), door, token))),
  );
  opened.push(...sockets);
  for (const socket of sockets) {
    expect(await socket.request('join:team', team._id)).toMatchObject({ success: true });
  }
  return sockets;
}

const textsOf = ({ events }: TestSocket) =>
  events.filter(({ event }) => event === 'message:new').map(({ data }) => (data as { text: string }).text);

beforeAll(async () => {
  const _id = await anOrganizationRow(processes.db, {});
  const admin = await anAccount(processes.db, { administers: [_id] });
  const token = await aSession(sessionSecret, admin._id, 'admin');
  organization = { _id, adminId: admin._id, admin: as({ token }, 0) } as unknown as TestOrganization;
});
beforeEach(async () => {
  listener = await aPerson();
  team = await aRegisteredTeam(organization, { managers: ['manager@league.test'] });
  await aPlayer(listener);
  staying = await listening(listener);
});
afterEach(() => {
  for (const socket of opened.splice(0)) socket.close();
});

/**
 * The team talks at both processes without a pause while somebody leaves: what is said after that reaches everybody
 * else and none of the sockets.
 */
async function talkWhile(leave: () => Promise<unknown>): Promise<string[]> {
  const said: string[] = [];
  let isOver = false;
  const talk = async (index: number) => {
    for (let n = 0; !isOver; n += 1) {
      const { text } = await as(listener, index).chatMessages.create({
        divisionTeam: team._id,
        text: `${index}.${n}`,
      });
      said.push(text);
    }
  };
  const talking = Promise.all([talk(0), talk(1)]);
  await eventually(() => said.length >= 20);
  await leave();
  isOver = true;
  await talking;
  const before = [...said];
  const after: string[] = [];
  for (const index of [0, 1, 0, 1]) {
    const text = `after ${after.length}`;
    await as(listener, index).chatMessages.create({ divisionTeam: team._id, text });
    after.push(text);
  }
  for (const socket of staying) {
    await eventually(() => textsOf(socket).length >= before.length + after.length, {
      seen: () => JSON.stringify(socket.events),
    });
    expect([...textsOf(socket)].sort()).toEqual([...before, ...after].sort());
  }
  return after;
}

/** Nothing of what was said later, and once that it is of the team no more. */
async function expectLeft(sockets: readonly TestSocket[], after: readonly string[]): Promise<void> {
  const left = { event: 'team:left', data: { divisionTeam: team._id } };
  for (const socket of sockets) {
    await eventually(() => socket.events.some(({ event }) => event === 'team:left'));
    expect(socket.events.filter(({ event }) => event !== 'message:new')).toEqual([left]);
    expect(socket.events.at(-1)).toEqual(left);
    expect(textsOf(socket).filter((text) => after.includes(text))).toEqual([]);
    expect((await socket.request('join:team', team._id)).error?.code).toBe('not_found');
  }
}

it('a player taken off the roster hears nothing more, whichever process it listens at', async () => {
  const person = await aPerson();
  const player = await aPlayer(person);
  const sockets = await listening(person);
  const after = await talkWhile(() => organization.admin.players.remove(player));
  await expectLeft(sockets, after);
});

it('a player who is moved to another team hears nothing more of the old one', async () => {
  const person = await aPerson();
  const player = await aPlayer(person);
  const sockets = await listening(person);
  const after = await talkWhile(() => organization.admin.players.update(player, { team: team.opponent }));
  await expectLeft(sockets, after);
});

it('a manager who is replaced hears nothing more, and the new one does', async () => {
  const [person, successor] = [await aPerson(), await aPerson()];
  const name = (managers: Person[]) =>
    organization.admin.registrationTeams.update(team.submission, {
      managers: managers.map(({ email }) => ({ name: 'Sam Okafor', email })),
    });
  await name([person]);
  const sockets = await listening(person);
  const after = await talkWhile(() => name([successor]));
  await expectLeft(sockets, after);
  const [socket] = (await listening(successor)) as [TestSocket];
  await as(listener, 1).chatMessages.create({ divisionTeam: team._id, text: 'Welcome' });
  await eventually(() => textsOf(socket).length === 1);
});

it('an administrator who is removed hears nothing more', async () => {
  const person = await aPerson();
  const { _id } = await organization.admin.admins.create({ email: person.email });
  const sockets = await listening(person);
  const after = await talkWhile(() => organization.admin.admins.remove(_id));
  await expectLeft(sockets, after);
});

it('a session that was ended hears nothing more, and its sockets close', async () => {
  const person = await aPerson();
  await aPlayer(person);
  const sockets = await listening(person);
  const after = await talkWhile(() => as(person, 0).users.logoutEverywhere());
  for (const socket of sockets) {
    expect([4401, 'transport close']).toContain(await socket.closed);
    expect(socket.events.filter(({ event }) => event !== 'message:new')).toEqual([]);
    expect(textsOf(socket).filter((text) => after.includes(text))).toEqual([]);
  }
});

it('of a team that is removed only administrators hear more, and its people again once it is restored', async () => {
  const admin = { token: await aSession(sessionSecret, organization.adminId, 'admin') };
  const watching = await listening(admin);
  await organization.admin.registrationTeams.remove(team.submission);
  await as(admin, 1).chatMessages.create({ divisionTeam: team._id, text: 'Removed' });
  for (const socket of watching) await eventually(() => textsOf(socket).length === 1);
  await expectLeft(staying, ['Removed']);
  await organization.admin.registrationTeams.restore(team.submission);
  const again = await listening(listener);
  await as(listener, 1).chatMessages.create({ divisionTeam: team._id, text: 'Restored' });
  for (const socket of again) {
    await eventually(() => textsOf(socket).length === 1);
    expect(textsOf(socket)).toEqual(['Restored']);
  }
});
