import type { z } from 'zod';
import type { CreateChatMessage } from '../../contract/chat.ts';
import { recordAudit } from '../audit/index.ts';
import { violates } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import { newObjectId } from '../platform/objectId.ts';
import { enqueuePush } from '../platform/outbox.ts';
import { requireAdmin, requireMember, type PersonContext } from '../roles/index.ts';
import { tellAfterCommit } from './followMessages.ts';
import { columns, type ChatMessageRow } from './model.ts';
import { presentMessage } from './presenter.ts';

type Message = z.infer<typeof CreateChatMessage>;

/** What a notification shows of a message. */
const shownCharacters = 200;

/**
 * Takes the team's turn and writes the message at a time of its own. Comes late in its transaction: until the commit
 * everybody else who writes to the team waits.
 */
const insert = `
  WITH room AS (
    INSERT INTO chat_rooms AS c (division_team, latest)
    VALUES ($3, date_trunc('milliseconds', clock_timestamp()))
    ON CONFLICT (division_team) DO UPDATE
    SET latest = greatest(date_trunc('milliseconds', clock_timestamp()), c.latest + interval '1 millisecond')
    RETURNING latest
  )
  INSERT INTO chat_messages AS r (id, organization, division_team, user_id, name, text, kind, created, once_key)
  SELECT $1, $2, $3, $4, $5, $6, $7, latest, $8 FROM room
  RETURNING ${columns}`;

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

const writeMessage = (ctx: PersonContext, message: Required<Message>): Promise<ChatMessageRow> =>
  ctx.transaction(async () => {
    const { divisionTeam, text, kind } = message;
    const isAnnouncement = kind === 'announcement';
    const { organization } = await (isAnnouncement ? requireAdmin : requireMember)(ctx, divisionTeam);
    const { id: user, name } = ctx.actor;
    const _id = newObjectId();
    await enqueuePush(ctx, {
      template: 'chat_message_created',
      to: { divisionTeam },
      organization,
      data: {
        divisionTeam,
        chatMessage: _id,
        name,
        text: [...text].slice(0, shownCharacters).join(''),
        isAnnouncement,
        by: user,
      },
      dedupeKey: `chat_message_created:${_id}`,
    });
    const values = [_id, organization, divisionTeam, user, name, text, kind, ctx.onceKey?.keyHash ?? null];
    const [row] = (await ctx.db.select<ChatMessageRow>(insert, values)) as [ChatMessageRow];
    if (isAnnouncement) {
      const after = presentMessage(row);
      await recordAudit(ctx, {
        action: 'create',
        resource: 'chatMessage',
        resourceId: _id,
        organization,
        after,
      });
    }
    tellAfterCommit(ctx.db, divisionTeam);
    return row;
  });

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
