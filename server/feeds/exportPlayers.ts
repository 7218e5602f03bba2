import { playerColumns } from '../../contract/feeds.ts';
import type { Context } from '../platform/context.ts';
import { presentPlayers, rosterOf } from '../players/index.ts';
import { answerColumns } from './answerColumns.ts';
import { writeCsv, type Cell } from './csv.ts';
import { readSubmissions } from './readSubmissions.ts';

/**
 * Everybody on the rosters of a registration, by team, one a row, with what a read of the player would show the caller.
 * Throws 404 and 403.
 */
export async function exportPlayers(ctx: Context, id: string): Promise<string> {
  const { registration, teams } = await readSubmissions(ctx, id);
  const answers = answerColumns(registration.fields);
  const rosters = await rosterOf(
    ctx,
    teams.map(({ _id }) => _id),
  );
  const players = await presentPlayers(ctx, [...rosters.values()].flat());
  const shown = new Map(players.map((player) => [player._id, player]));
  const rows = teams.flatMap((team) =>
    (rosters.get(team._id) ?? []).map(({ _id }) => {
      const player = shown.get(_id) as (typeof players)[number];
      const asked = player.waiverDetails;
      const cells: Record<(typeof playerColumns)[number], Cell> = {
        team: team.name,
        division: team.divisionName,
        status: team.status,
        name: player.name,
        email: player.email,
        number: player.number,
        waiversAccepted: asked.filter(({ accepted }) => accepted).length,
        waiversOpen: asked.filter(({ accepted }) => !accepted).length,
        registeredAt: player.created.toISOString(),
      };
      return [
        ...playerColumns.map((column) => cells[column]),
        ...answers.map(({ cellOf }) => cellOf(player.fields)),
      ];
    }),
  );
  return writeCsv([...playerColumns, ...answers.map(({ label }) => label)], rows);
}
