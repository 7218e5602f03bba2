import { recordAudit } from '../audit/index.ts';
import { confirmedAccounts, lockEmails } from '../identity/index.ts';
import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import { sentFields } from '../platform/writes.ts';
import { checkAnswers, type CustomField, type SentAnswers } from '../registrations/index.ts';
import { endLinks, requestSignatures } from '../waivers/index.ts';
import type { PlayerModel, PlayerRow } from './model.ts';
import { presentWholePlayer } from './presenter.ts';
import { storedPlayers } from './readPlayers.ts';

export type SentPlayer = {
  name?: string;
  email?: string;
  number?: string;
  info?: unknown;
  fields?: SentAnswers;
  /** Unlinks the account. */
  user?: null;
};

const one = async (ctx: Context, id: string): Promise<PlayerRow> => {
  const [row] = await storedPlayers(ctx, [id]);
  return row as PlayerRow;
};

/** What the registration asks of players of this submission. */
const fieldsOf = async (ctx: Context, registrationTeam: string | null): Promise<CustomField[]> => {
  const [form] = await ctx.db.select<{ fields: CustomField[] }>(
    'SELECT g.fields FROM registration_teams s JOIN registrations g ON g.id = s.registration WHERE s.id = $1',
    [registrationTeam],
  );
  return form?.fields ?? [];
};

/** The fields that were sent are set; an unlinked player is linked where an account has confirmed its new address. */
async function setFields(ctx: Context, player: PlayerModel, sent: SentPlayer, before: PlayerRow) {
  player.set(sentFields(sent, ['name', 'email', 'number', 'info', 'user']));
  if (sent.fields !== undefined) {
    const fields = await fieldsOf(ctx, player.registrationTeam);
    const { answers, problems } = checkAnswers(fields, sent.fields, 'fields', player.answers);
    if (problems.length > 0) throw new DomainError('invalid_fields', { details: problems });
    player.answers = answers;
  }
  if (isNewAddress(player, before) && player.email !== '' && player.user === null) {
    await lockEmails(ctx, [player.email]);
    player.user = (await confirmedAccounts(ctx, [player.email])).get(player.email.toLowerCase()) ?? null;
  }
}

const isNewAddress = (player: PlayerModel, before: PlayerRow) =>
  player.email.toLowerCase() !== before.email.toLowerCase();

/**
 * Changes a player whose row the caller has locked, and sees to what follows: a new address ends the links that were
 * sent to the former and gets its own; the account that is linked stays. One that changes nothing leaves version and
 * log as they were. Throws `invalid_fields`.
 */
export async function changePlayer(
  ctx: Context,
  player: PlayerModel,
  sent: SentPlayer,
  action = 'update',
): Promise<PlayerRow> {
  const before = await one(ctx, player._id);
  await setFields(ctx, player, sent, before);
  if (!player.changed()) return before;
  const hasMoved = player.changed('registrationTeam');
  const isReaddressed = isNewAddress(player, before);
  const isTakenOff = player.removedAt !== null && before.removedAt === null;
  await player.save();
  const after = await one(ctx, player._id);
  await recordAudit(ctx, {
    action,
    resource: 'player',
    resourceId: player._id,
    organization: player.organization,
    before: presentWholePlayer(before),
    after: presentWholePlayer(after),
  });
  if (isReaddressed || isTakenOff) await endLinks(ctx, player._id);
  if ((!isReaddressed && !hasMoved) || after.registration === null || after.removedAt !== null) return after;
  await requestSignatures(ctx, { registration: after.registration, players: [player._id] });
  return one(ctx, player._id);
}
