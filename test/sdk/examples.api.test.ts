import { jest } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import WebSocket from 'ws';
import type * as Chat from '../../clients/typescript/examples/chat.ts';
import type * as MyGames from '../../clients/typescript/examples/myGames.ts';
import type * as Photo from '../../clients/typescript/examples/photo.ts';
import type * as Push from '../../clients/typescript/examples/push.ts';
import type * as Rsvp from '../../clients/typescript/examples/rsvp.ts';
import type * as Session from '../../clients/typescript/examples/session.ts';
import type { SportsLeagueClient, TokenStorage } from '../../clients/typescript/src/index.ts';
import { createAccount } from '../../server/identity/index.ts';
import { createContext } from '../../server/platform/context.ts';
import { aMatch } from '../games/aGame.ts';
import { aPicture } from '../photos/aPhoto.ts';
import { aMember, aPlayer, aTeam, type TestMember, type TestTeam } from '../roles/aTeam.ts';
import { aCuttableProxy } from '../support/cuttableProxy.ts';
import { eventually } from '../support/eventually.ts';
import { useService, type TestOrganization } from '../support/service.ts';
import { compileExamples, example, packedProject, type PackedProject } from './packedProject.ts';

jest.setTimeout(120_000);

const service = useService({ pool: 6 });
let project: PackedProject;
let session: typeof Session;
let organization: TestOrganization;
let team: TestTeam;
let member: TestMember;

beforeAll(async () => {
  project = await packedProject();
  await compileExamples(project);
  session = await example(project, 'session');
  organization = await service.organization();
});
beforeEach(async () => {
  team = await aTeam(organization);
  member = await aMember(service, team, 'Ada Marsh');
});
afterAll(() => project?.remove());

const aStorage = (): TokenStorage & { kept: string | null } => ({
  kept: null,
  get() {
    return this.kept;
  },
  set(token) {
    this.kept = token;
  },
  remove() {
    this.kept = null;
  },
});

/** The packed client, as the app of somebody who is signed in. */
async function anApp(token = member.token, baseUrl = service.baseUrl): Promise<SportsLeagueClient> {
  const storage = aStorage();
  await storage.set(token);
  return session.openClient(baseUrl, storage);
}

const aGame = (fields: object = {}) =>
  aMatch(
    organization,
    { division: { _id: team.division }, home: { _id: team._id }, away: { _id: team.opponent } } as never,
    { date: '2099-03-08', time: '6:00 PM', ...fields },
  );

it('plays the season in an empty project, as a program of Node', async () => {
  await writeFile(
    join(project.directory, 'run.mjs'),
    "import { season } from './out/season.js';\nconsole.log(await season(process.argv[2], process.argv[3]));\n",
  );
  const output = await project.node('run.mjs', service.baseUrl, organization.apiKey);
  expect(output.trim().split('\n').at(-1)).toBe('gone');
});

describe('a session', () => {
  const credentials = { email: 'ada@league.test', password: 'a long password' };

  beforeAll(async () => {
    const context = createContext(service.db, { actor: { kind: 'anonymous' }, requestId: 'example' });
    await createAccount(context, { ...credentials, firstName: 'Ada', lastName: 'Marsh' });
  });

  it('is kept, found again at the next start of the app, and forgotten', async () => {
    const storage = aStorage();
    expect(await session.restoreSession(session.openClient(service.baseUrl, storage))).toBeNull();
    expect(await session.signIn(session.openClient(service.baseUrl, storage), credentials)).toBeNull();
    const restarted = session.openClient(service.baseUrl, storage);
    expect(await session.restoreSession(restarted)).toMatchObject({ name: 'Ada Marsh' });
    await session.signOut(restarted);
    expect([storage.kept, await session.restoreSession(restarted)]).toEqual([null, null]);
  });

  it('says why a sign-in is refused', async () => {
    const client = session.openClient(service.baseUrl, aStorage());
    const wrong = { ...credentials, password: 'another password' };
    expect(await session.signIn(client, wrong)).toBe('The address or the password is wrong.');
  });

  it('that was ended everywhere is forgotten on the other device at its next start', async () => {
    const [phone, tablet] = [aStorage(), aStorage()];
    for (const storage of [phone, tablet]) {
      await session.signIn(session.openClient(service.baseUrl, storage), credentials);
    }
    await session.signOutEverywhere(session.openClient(service.baseUrl, phone));
    expect(await session.restoreSession(session.openClient(service.baseUrl, tablet))).toBeNull();
    expect([phone.kept, tablet.kept]).toEqual([null, null]);
  });
});

it('shows my games with teams and place', async () => {
  const { myGames } = await example<typeof MyGames>(project, 'myGames');
  const location = await organization.admin.locations.create({
    name: 'Sports Hall',
    courts: [{ name: 'A' }],
  });
  const { _id: id } = await aGame({ locationModel: location._id, court: 'A' });
  const cancelled = await aGame({ date: '2099-03-09', time: null, isCancelled: true });
  expect(await myGames(await anApp())).toEqual([
    {
      id,
      day: '2099-03-08',
      time: '6:00 PM',
      title: 'Hawks - Owls',
      place: 'Sports Hall, A',
      isCancelled: false,
    },
    expect.objectContaining({ id: cancelled._id, time: null, place: '', isCancelled: true }),
  ]);
});

it('answers for me and my child, and for nobody else', async () => {
  const { answerGame, whoComes } = await example<typeof Rsvp>(project, 'rsvp');
  await aPlayer(team, { email: member.email, name: 'Eve Marsh' });
  await aPlayer(team, { name: 'Somebody else' });
  const { _id: game } = await aGame();
  const client = await anApp();
  const answers = await answerGame(client, game, 'yes', 'A little late');
  expect(answers.map(({ name, status, note }) => [name, status, note])).toEqual([
    ['Ada Marsh', 'yes', 'A little late'],
    ['Eve Marsh', 'yes', 'A little late'],
  ]);
  expect(await whoComes(client, game)).toMatchObject({ yes: 2, no: 0, maybe: 0, open: 1 });
});

it('chats through a loss of the network: each message once, in order', async () => {
  const { olderMessages, openChat } = await example<typeof Chat>(project, 'chat');
  const proxy = await aCuttableProxy(service.baseUrl);
  const say = (text: string) => organization.admin.chatMessages.create({ divisionTeam: team._id, text });
  const { _id: first } = await say('said before');
  const shown: string[] = [];
  const client = await anApp(member.token, proxy.baseUrl);
  const live = await openChat(client, team._id, ({ text }) => shown.push(text), {
    WebSocket,
    longestWaitMs: 100,
  });
  await live.send({ divisionTeam: team._id, text: 'said by me' });
  await eventually(() => shown.length === 2);
  proxy.cut();
  await say('missed');
  proxy.mend();
  await eventually(() => shown.length === 3);
  live.pause();
  await say('said while the app was in the background');
  live.resume();
  await eventually(() => shown.length === 4);
  live.close();
  proxy.close();
  expect(shown).toEqual(['said before', 'said by me', 'missed', 'said while the app was in the background']);
  expect(await olderMessages(await anApp(), team._id, first)).toEqual([]);
});

it('opens no chat for somebody who is not of the team', async () => {
  const { openChat } = await example<typeof Chat>(project, 'chat');
  const stranger = await anApp((await service.user()).token);
  await expect(openChat(stranger, team._id, () => undefined, { WebSocket })).rejects.toMatchObject({
    code: 'not_found',
  });
});

it('uploads a photo, once, and says why a picture is refused', async () => {
  const { photosOf, uploadPhoto } = await example<typeof Photo>(project, 'photo');
  const client = await anApp();
  const picture = new Blob([await aPicture('jpeg')], { type: 'image/jpeg' });
  const under = { caption: 'Champions', idempotencyKey: 'the same tap' };
  const photo = await uploadPhoto(client, team._id, picture, under);
  expect(photo).toMatchObject({ caption: 'Champions', thumbnailUrl: expect.any(String) });
  expect(await uploadPhoto(client, team._id, picture, under)).toMatchObject({ caption: 'Champions' });
  expect(await photosOf(client, team._id)).toHaveLength(1);
  expect(await uploadPhoto(client, team._id, new Blob(['no picture']))).toBe(
    'Choose a JPEG, PNG or WebP picture.',
  );
});

describe('pushes', () => {
  const device = { projectId: 'project', platform: 'ios', deviceId: 'phone' };
  const expo = (granted: boolean) => ({
    requestPermissionsAsync: () => Promise.resolve({ granted }),
    getExpoPushTokenAsync: () => Promise.resolve({ data: `ExponentPushToken[${member.player}]` }),
  });
  const devices = () =>
    service.db.select<{ platform: string }>('SELECT platform FROM push_tokens WHERE user_id = $1', [
      member._id,
    ]);

  it('come to the device until it is signed out', async () => {
    const { registerForPushes } = await example<typeof Push>(project, 'push');
    const client = await anApp();
    expect(await registerForPushes(client, expo(false), device)).toBeNull();
    expect(await devices()).toEqual([]);
    const token = await registerForPushes(client, expo(true), device);
    await registerForPushes(client, expo(true), device);
    expect(await devices()).toEqual([{ platform: 'ios' }]);
    await session.signOut(client, token as string);
    expect([await devices(), await session.restoreSession(client)]).toEqual([[], null]);
  });

  it('open the screen of what they are about', async () => {
    const { screenOf } = await example<typeof Push>(project, 'push');
    const push = { divisionTeam: 'team', path: '/' };
    expect([
      screenOf({ ...push, type: 'game_day_reminder', game: 'game' }),
      screenOf({ ...push, type: 'assignment_created', assignment: 'duty', teamEvent: 'event' }),
      screenOf({ ...push, type: 'assignment_created', assignment: 'duty' }),
      screenOf({ ...push, type: 'chat_message_created', chatMessage: 'message' }),
    ]).toEqual([
      { name: 'game', id: 'game' },
      { name: 'teamEvent', id: 'event' },
      { name: 'team', id: 'team' },
      { name: 'chat', id: 'team' },
    ]);
  });
});
