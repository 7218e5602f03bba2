import fc from 'fast-check';
import { newObjectId } from '../../server/platform/objectId.ts';
import { aManagedTeam, aMember, aTeam, type TestMember, type TestTeam } from '../roles/aTeam.ts';
import { times, useService, type TestOrganization } from '../support/service.ts';

const service = useService({ pool: 6 });
let organization: TestOrganization;

beforeAll(async () => {
  organization = await service.organization();
});

async function aChat(): Promise<{ team: TestTeam; member: TestMember }> {
  const team = await aTeam(organization);
  return { team, member: await aMember(service, team) };
}

const textsOf = (messages: readonly { text: string }[]) => messages.map(({ text }) => text);

/** Messages at one and the same moment, written past the turns that a team's messages take. */
async function atOneMoment({ _id: team }: TestTeam, { _id: user }: TestMember, count: number) {
  const ids = times(count, newObjectId).sort();
  await service.db.select(
    `INSERT INTO chat_messages (id, organization, division_team, user_id, name, text, kind, created)
     SELECT id, $2, $3, $4, 'Ada', id, 'message', '2026-03-08T18:00:00Z' FROM unnest($1::text[]) AS m (id)`,
    [ids, organization._id, team, user],
  );
  return ids;
}

describe('a message', () => {
  it('is kept with its author, its time and its kind, and with nothing else', async () => {
    const { team, member } = await aChat();
    const sent = await member.client.chatMessages.create({ divisionTeam: team._id, text: '  Hello 🏀 \n' });
    expect(sent).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      divisionTeam: team._id,
      user: member._id,
      name: 'Ada Marsh',
      text: '  Hello 🏀 \n',
      kind: 'message',
      created: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect((await member.client.chatMessages.listByTeam(team._id)).data).toEqual([sent]);
  });

  it('goes by the name of its author: the account’s, or else that of its player or manager, and no part of an address', async () => {
    const { manager, ...team } = await aManagedTeam(service, organization);
    const [named, player] = [await aMember(service, team), await aMember(service, team, 'Mia Marsh')];
    await named.client.users.updateProfile({ firstName: 'Lea', lastName: 'Park' });
    const names: string[] = [];
    for (const { client } of [named, player, manager]) {
      names.push((await client.chatMessages.create({ divisionTeam: team._id, text: 'Hello' })).name);
    }
    expect(names).toEqual(['Lea Park', 'Mia Marsh', 'Sam Okafor']);
    const told = await service.db.select<{ name: string }>(
      `SELECT data ->> 'name' AS name FROM outbox WHERE recipient = $1 ORDER BY id`,
      [`team:${team._id}`],
    );
    expect(told.map(({ name }) => name)).toEqual(names);
  });

  it('holds up to 2000 characters, counted as people count them and not as UTF-16 does', async () => {
    const { team, member } = await aChat();
    const { chatMessages } = member.client;
    for (const letter of ['a', 'ö', '🏀']) {
      const text = letter.repeat(2000);
      expect((await chatMessages.create({ divisionTeam: team._id, text })).text).toBe(text);
      await expect(
        chatMessages.create({ divisionTeam: team._id, text: text + letter }),
      ).rejects.toMatchObject({
        status: 400,
        details: [{ path: 'text' }],
      });
    }
  });

  it('of which nothing would be seen is none', async () => {
    const { team, member } = await aChat();
    const blank = ['', ' ', '\n\t ', '\u00a0\u2003\u3000', '\u200b\u200d\ufeff'];
    for (const text of blank) {
      await expect(member.client.chatMessages.create({ divisionTeam: team._id, text })).rejects.toMatchObject(
        { status: 400, code: 'invalid_request', details: [{ path: 'text' }] },
      );
    }
    expect((await member.client.chatMessages.listByTeam(team._id)).count).toBe(0);
  });

  it('with a blank start of any length is looked at quickly', async () => {
    const { team, member } = await aChat();
    const text = `${'a '.repeat(200_000)}\u0000`;
    await expect(member.client.chatMessages.create({ divisionTeam: team._id, text })).rejects.toMatchObject({
      status: 400,
    });
  });

  it('asks for a push to the team’s other people in the same transaction', async () => {
    const { team, member } = await aChat();
    const sent = await member.client.chatMessages.create({ divisionTeam: team._id, text: '🏀'.repeat(300) });
    const rows = await service.db.select<{ recipient: string; data: object }>(
      "SELECT recipient, data FROM outbox WHERE kind = 'push' AND dedupe_key = $1",
      [`chat_message_created:${sent._id}`],
    );
    expect(rows).toEqual([
      {
        recipient: `team:${team._id}`,
        data: {
          divisionTeam: team._id,
          chatMessage: sent._id,
          name: sent.name,
          text: '🏀'.repeat(200),
          isAnnouncement: false,
          by: member._id,
        },
      },
    ]);
  });
});

describe('an announcement', () => {
  it('is made by administrators alone and leaves an audit entry', async () => {
    const admin = await service.user();
    const team = await aManagedTeam(service, organization, { config: { admins: [admin.email] } });
    const member = await aMember(service, team);
    const body = { divisionTeam: team._id, text: 'The hall is closed.', kind: 'announcement' as const };
    for (const person of [member, team.manager]) {
      await expect(person.client.chatMessages.create(body)).rejects.toMatchObject({
        status: 403,
        code: 'forbidden',
      });
    }
    const sent = [
      await admin.client.chatMessages.create(body),
      await organization.admin.chatMessages.create(body),
    ];
    expect(sent.map(({ kind }) => kind)).toEqual(['announcement', 'announcement']);
    for (const { _id } of sent) {
      const { data } = await organization.admin.auditLogs.list({ resourceId: _id });
      expect(data).toMatchObject([
        { action: 'create', resource: 'chatMessage', after: { kind: 'announcement' } },
      ]);
    }
    expect((await member.client.chatMessages.listByTeam(team._id)).count).toBe(2);
  });
});

describe('the history', () => {
  it('is read from its newest message to its oldest, and from a known one to the newest', async () => {
    const { team, member } = await aChat();
    const { chatMessages } = member.client;
    for (const text of ['1', '2', '3', '4', '5']) await chatMessages.create({ divisionTeam: team._id, text });
    const page = await chatMessages.listByTeam(team._id, { limit: 2 });
    expect([textsOf(page.data), page.count]).toEqual([['5', '4'], 5]);
    expect(page.next).toEqual({ limit: 2, before: page.data[1]?._id });
    const older = await chatMessages.listByTeam(team._id, { limit: 2, before: page.data[1]?._id });
    expect(textsOf(older.data)).toEqual(['3', '2']);
    const newer = await chatMessages.listByTeam(team._id, { limit: 1, after: older.data[0]?._id });
    expect(textsOf(newer.data)).toEqual(['4']);
    expect(textsOf(await chatMessages.listByTeam(team._id, { limit: 2 }).toArray())).toEqual([
      ...['5', '4', '3', '2', '1'],
    ]);
    const missed = chatMessages.listByTeam(team._id, { limit: 2, after: older.data[1]?._id });
    expect(textsOf(await missed.toArray())).toEqual(['3', '4', '5']);
  });

  it('loses nothing of what was said at one moment, whatever the size of a page', async () => {
    const { team, member } = await aChat();
    const ids = await atOneMoment(team, member, 23);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 25 }), async (limit) => {
        const history = member.client.chatMessages.listByTeam(team._id, { limit });
        expect(textsOf(await history.toArray())).toEqual([...ids].reverse());
        const since = member.client.chatMessages.listByTeam(team._id, { limit, after: ids[3] });
        expect(textsOf(await since.toArray())).toEqual(ids.slice(4));
      }),
      { numRuns: 6, endOnFailure: true },
    );
  });

  it('holds 50 messages a page where nothing is said, and at most 200', async () => {
    const { team, member } = await aChat();
    await atOneMoment(team, member, 51);
    expect((await member.client.chatMessages.listByTeam(team._id)).data).toHaveLength(50);
    for (const limit of [0, 201]) {
      await expect(member.client.chatMessages.listByTeam(team._id, { limit })).rejects.toMatchObject({
        status: 400,
      });
    }
  });

  it('knows no cursor of another team', async () => {
    const [here, elsewhere] = [await aChat(), await aChat()];
    const { _id } = await elsewhere.member.client.chatMessages.create({
      divisionTeam: elsewhere.team._id,
      text: 'Secret',
    });
    for (const query of [{ before: _id }, { after: _id }, { before: 'f'.repeat(24) }]) {
      await expect(here.member.client.chatMessages.listByTeam(here.team._id, query)).rejects.toMatchObject({
        status: 409,
        code: 'invalid_reference',
      });
    }
  });
});

describe('messages that are sent at once', () => {
  it('take their turns: whoever reads on from the newest it has seen misses none', async () => {
    const { team, member } = await aChat();
    const { chatMessages } = member.client;
    const first = await chatMessages.create({ divisionTeam: team._id, text: 'first' });
    let isSent = false;
    const sending = Promise.all(
      times(60, (n) => chatMessages.create({ divisionTeam: team._id, text: String(n) })),
    ).finally(() => (isSent = true));
    const seen: string[] = [];
    let after = first._id;
    for (let isLast = false; !isLast;) {
      isLast = isSent;
      for (const { _id } of (await chatMessages.listByTeam(team._id, { limit: 200, after })).data) {
        seen.push(_id);
        after = _id;
      }
    }
    const sent = (await sending).map(({ _id }) => _id);
    expect([...seen].sort()).toEqual([...sent].sort());
    const history = await chatMessages.listByTeam(team._id, { limit: 200 });
    expect(new Set(history.data.map(({ created }) => created)).size).toBe(61);
  });

  it('under one key are one message', async () => {
    const { team, member } = await aChat();
    const body = { divisionTeam: team._id, text: 'Once' };
    const sent = await Promise.all(
      times(8, () => member.client.chatMessages.create(body, { idempotencyKey: 'the same' })),
    );
    expect(new Set(sent.map(({ _id }) => _id)).size).toBe(1);
    expect((await member.client.chatMessages.listByTeam(team._id)).count).toBe(1);
    await expect(
      member.client.chatMessages.create({ ...body, text: 'Other' }, { idempotencyKey: 'the same' }),
    ).rejects.toMatchObject({ status: 409, code: 'idempotency_key_reused' });
  });
});
