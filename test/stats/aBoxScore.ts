import { aDivision, aMatch } from '../games/aGame.ts';
import type { TestOrganization } from '../support/service.ts';

type Settings = Parameters<typeof aDivision>[1];

/** A game between two teams, and two players; nothing entered yet. */
export async function aGameToScore(organization: TestOrganization, settings: Settings = {}, fields = {}) {
  const pairing = await aDivision(organization, settings);
  const game = await aMatch(organization, pairing, fields);
  const entry = (player: string, team: { _id: string }, values: Record<string, number>, of = game) =>
    organization.admin.stats.create({ game: of._id, player, divisionTeam: team._id, values });
  const { players } = organization.admin;
  // On no roster: that a team has players would keep it from being deleted too.
  const [guard, center] = [await players.create({ name: 'Guard' }), await players.create({ name: 'Center' })];
  return { ...pairing, game, entry, guard: guard._id, center: center._id };
}
