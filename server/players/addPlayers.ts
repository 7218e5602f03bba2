import { recordAudits } from '../audit/index.ts';
import { confirmedAccounts, lockEmails } from '../identity/index.ts';
import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import { checkAnswers, type SentAnswers } from '../registrations/index.ts';
import { requestSignatures } from '../waivers/index.ts';
import { lockRoster, requireRoomFor } from './lockRoster.ts';
import { PlayerModel, type PlayerRow } from './model.ts';
import { presentWholePlayer } from './presenter.ts';
import { storedPlayers } from './readPlayers.ts';
import { sendSignupMails } from './sendSignupMails.ts';

type NewPlayer = {
  name?: string;
  email?: string;
  number?: string;
  info?: unknown;
  fields?: SentAnswers;
};

type NewPlayers = {
  organization: string;
  /** Where they are to play: either may be left to follow from the other. */
  registrationTeam: string | null;
  team: string | null;
  players: readonly NewPlayer[];
  /** Where the answers of a player are in the body, for the details of a refusal. */
  answersPath?: (index: number) => string;
};

/**
 * Puts players on a roster, or on none, in as many statements as one takes. Those whose address an account has
 * confirmed are linked to it; those with an address get a mail, and links to the waivers of the registration. Whether
 * the caller may, and whether the roster is locked, is asked before. Throws `invalid_reference`, `removed`,
 * `roster_full`, `invalid_fields`.
 */
export const addPlayers = (ctx: Context, input: NewPlayers): Promise<PlayerRow[]> =>
  ctx.transaction(async () => {
    const { organization, players, answersPath = (index) => `players.${index}.fields` } = input;
    if (players.length === 0) return [];
    const roster = await lockRoster(ctx, organization, input);
    requireRoomFor(roster, players.length);
    const checked = players.map((player, index) =>
      checkAnswers(roster.fields, player.fields ?? {}, answersPath(index)),
    );
    const details = checked.flatMap(({ problems }) => problems);
    if (details.length > 0) throw new DomainError('invalid_fields', { details });

    const emails = players.flatMap(({ email }) => email || []);
    if (emails.length > 0) await lockEmails(ctx, emails);
    const accounts = await confirmedAccounts(ctx, emails);
    const added = await PlayerModel.bulkCreate(
      players.map(({ name = '', email = '', number = '', info = null }, index) => ({
        organization,
        name,
        email,
        number,
        info,
        answers: checked[index]?.answers ?? {},
        team: roster.team,
        registrationTeam: roster.registrationTeam,
        user: accounts.get(email.toLowerCase()) ?? null,
      })),
    );
    const ids = added.map(({ _id }) => _id);
    await recordAdded(ctx, await storedPlayers(ctx, ids));
    await sendSignupMails(ctx, ids);
    if (roster.registration !== null) {
      await requestSignatures(ctx, { registration: roster.registration, players: ids });
    }
    const byId = new Map((await storedPlayers(ctx, ids)).map((row) => [row._id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  });

const recordAdded = (ctx: Context, rows: readonly PlayerRow[]) =>
  recordAudits(
    ctx,
    rows.map((row) => ({
      action: 'create',
      resource: 'player',
      resourceId: row._id,
      organization: row.organization,
      after: presentWholePlayer(row),
    })),
  );
