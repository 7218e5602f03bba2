import type { z } from 'zod';
import type { CreateChatMessage } from '../../contract/chat.ts';
import { recordAudit } from '../audit/index.ts';
import { violates } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import { newObjectId } from '../platform/objectId.ts';
import { pushInsert, wakeDelivery } from '../platform/outbox.ts';
import { requireAdmin, requireMember, type PersonContext } from '../roles/index.ts';
import { authorName } from './authorName.ts';
import { tellAfterCommit } from './followMessages.ts';
import { columns, type ChatMessageRow } from './model.ts';
import { presentMessage } from './presenter.ts';

type Message = z.infer<typeof CreateChatMessage>;

/** What a notification shows of a message. */
const shownCharacters = 200;

/** What is written: the message at a time of its own, and the push that tells of it. */
type Written = {
  readonly message: Required<Message>;
  readonly _id: string;
  /** Its author's. */
  readonly name: string;
  readonly organization: string;
  readonly onceKey: string | null;
};

/**
 * Takes the team's turn and writes the message with its push, both or neither. Until the commit everybody else who writes
 * to the team waits: alone it is a transaction of its own, in others it comes late.
 */
async function insertMessage(
  { db, actor }: PersonContext,
  { message: { divisionTeam, text, kind }, _id, name, organization, onceKey }: Written,
): Promise<ChatMessageRow> {
  const values: unknown[] = [_id, organization, divisionTeam, actor.id, name, text, kind, onceKey];
  const push = pushInsert(
    {
      template: 'chat_message_created',
      to: { divisionTeam },
      organization,
      data: {
        divisionTeam,
        chatMessage: _id,
        name,
        text: [...text].slice(0, shownCharacters).join(''),
        isAnnouncement: kind === 'announcement',
        by: actor.id,
      },
      dedupeKey: `chat_message_created:${_id}`,
    },
    (value) => `$${values.push(value)}`,
  );
  const [row] = await db.select<ChatMessageRow>(
    `WITH room AS (
       INSERT INTO chat_rooms AS c (division_team, latest)
       VALUES ($3, date_trunc('milliseconds', clock_timestamp()))
       ON CONFLICT (division_team) DO UPDATE
       SET latest = greatest(date_trunc('milliseconds', clock_timestamp()), c.latest + interval '1 millisecond')
       RETURNING latest
     ), message AS (
       INSERT INTO chat_messages AS r (id, organization, division_team, user_id, name, text, kind, created, once_key)
       SELECT $1, $2, $3, $4, $5, $6, $7, latest, $8 FROM room
       RETURNING ${columns}
     ), push AS (${push})
     SELECT * FROM message`,
    values,
  );
  wakeDelivery(db);
  tellAfterCommit(db, divisionTeam);
  return row as ChatMessageRow;
}

/** The message that a request with the same key has written, by whichever door. */
async function findSent(ctx: PersonContext, message: Required<Message>): Promise<ChatMessageRow | undefined> {
  if (!ctx.onceKey) return undefined;
  const [sent] = await ctx.db.select<ChatMessageRow>(
    `SELECT ${columns} FROM chat_messages r WHERE r.once_key = $1`,
    [ctx.onceKey.keyHash],
  );
  if (!sent) return undefined;
  const { divisionTeam, text, kind } = message;
  if (sent.divisionTeam === divisionTeam && sent.text === text && sent.kind === kind) return sent;
  throw new DomainError('idempotency_key_reused');
}

async function writeMessage(ctx: PersonContext, message: Required<Message>): Promise<ChatMessageRow> {
  const _id = newObjectId();
  const onceKey = ctx.onceKey?.keyHash ?? null;
  if (message.kind !== 'announcement') {
    const { organization } = await requireMember(ctx, message.divisionTeam);
    const name = await authorName(ctx, message.divisionTeam);
    return insertMessage(ctx, { message, _id, name, organization, onceKey });
  }
  return ctx.transaction(async () => {
    const { organization } = await requireAdmin(ctx, message.divisionTeam);
    const name = await authorName(ctx, message.divisionTeam);
    const row = await insertMessage(ctx, { message, _id, name, organization, onceKey });
    await recordAudit(ctx, {
      action: 'create',
      resource: 'chatMessage',
      resourceId: _id,
      organization,
      after: presentMessage(row),
    });
    return row;
  });
}

/**
 * Writes a message to a team and has its people told. With an idempotency key the same message is written once, even
 * where it is sent by both doors at the same moment. Throws 404 for strangers, and 403 for an announcement by somebody
 * who is no administrator of the team.
 */
export async function sendMessage(ctx: PersonContext, body: Message): Promise<ChatMessageRow> {
  const message = { ...body, kind: body.kind ?? 'message' };
  try {
    return await writeMessage(ctx, message);
  } catch (error) {
    const sent = violates(error, 'chat_messages_once_key') && (await findSent(ctx, message));
    if (sent) return sent;
    throw error;
  }
}
