import { newObjectId } from '../../server/platform/objectId.ts';
import { aDivision, aMatch } from '../games/aGame.ts';
import type { TestOrganization } from '../support/service.ts';

type Settings = Parameters<typeof aDivision>[1];

/** A game between two teams, with a player of each; nothing entered yet. */
export async function aGameToScore(organization: TestOrganization, settings: Settings = {}, fields = {}) {
  const pairing = await aDivision(organization, settings);
  const game = await aMatch(organization, pairing, fields);
  const entry = (player: string, team: { _id: string }, values: Record<string, number>, of = game) =>
    organization.admin.stats.create({ game: of._id, player, divisionTeam: team._id, values });
  return { ...pairing, game, entry, guard: newObjectId(), center: newObjectId() };
}
