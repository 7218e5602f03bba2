import { teamSports } from '../../contract/sports.ts';
import { configLevelsOf, getDivision, resolveField } from '../competitions/index.ts';
import { GameModel } from '../games/index.ts';
import type { Context } from '../platform/context.ts';
import { violates } from '../platform/database.ts';
import { DomainError, invalidReference } from '../platform/errors.ts';
import { requireDivisionTeam } from '../teams/index.ts';
import { unknownKeys, type Figures } from './rules.ts';

/** What a stat is of and what it says, as it is to be after a write. */
type StatFacts = { game: string; divisionTeam: string; figures: Figures };

/**
 * Refuses a game or team of another organization, a team that does not play in a game of two teams, and keys that the
 * division does not configure. Throws `invalid_reference`, `unknown_stat`.
 */
export async function requireStatFacts(
  ctx: Context,
  organization: string,
  { game: id, divisionTeam, figures }: StatFacts,
  stored: Figures,
): Promise<void> {
  const game = await GameModel.findByPk(id);
  if (game?.organization !== organization) throw invalidReference('game');
  const team = await requireDivisionTeam(ctx, divisionTeam, organization, 'divisionTeam');
  const hasSides = (teamSports as readonly string[]).includes(game.sport);
  if (hasSides && team._id !== game.homeTeam && team._id !== game.awayTeam) {
    throw new DomainError('invalid_reference', {
      details: [{ path: 'divisionTeam', message: 'Not a team of this game.' }],
    });
  }
  const division = await getDivision(ctx, game.division ?? team.division);
  const configured = resolveField(configLevelsOf(division), 'gameStats').value;
  const keys = configured && Object.hasOwn(configured, game.sport) ? configured[game.sport] : undefined;
  const unknown = unknownKeys(figures, stored, keys);
  if (unknown.length > 0) {
    throw new DomainError('unknown_stat', {
      details: unknown.map((key) => ({
        path: `values.${key}`,
        message: `Not a stat of ${game.sport} here.`,
      })),
    });
  }
}

/** Runs a write; a second row of the player in the game is `already_exists`. */
export async function onceAPlayer<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!violates(error, 'stats_game_player')) throw error;
    throw new DomainError('already_exists', {
      details: [{ path: 'player', message: 'This game has figures of the player already.' }],
    });
  }
}
