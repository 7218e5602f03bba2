import { aForm, aPicture } from '../../photos/aPhoto.ts';
import { signingTokens } from '../../waivers/aWaiver.ts';
import * as bodies from './bodies.ts';
import type { Catalogue, Kind } from './catalogue.ts';

type Made = { readonly _id: string };
type Maker = (parts: Catalogue) => Promise<Made>;

const admin = ({ organization }: Catalogue) => organization.admin;

/** The one of `admin`, and no other after it. */
const aClerkId = ({ secret, records, next }: Catalogue) => `${secret('clerk')}${records.admin ? next() : ''}`;

/** A submission of the manager's that an administrator has accepted. */
async function anAcceptedTeam(parts: Catalogue): Promise<Made> {
  const { _id } = await parts.manager.client.registrationTeams.create(bodies.registrationTeam(parts));
  await admin(parts).registrationTeams.setPayment(_id, { paidNotes: parts.secret('paidnote') });
  return admin(parts).registrationTeams.setStatus(_id, { status: 'Accepted' });
}

/** The member's own, who has signed what is asked. */
async function aSignedPlayer(parts: Catalogue): Promise<Made> {
  const player = await admin(parts).players.create(bodies.ownPlayer(parts));
  for (const token of await signingTokens(parts.service, parts.member.email)) {
    await parts.service
      .client()
      .waivers.sign(token, { signedName: parts.secret('signature'), accepted: true });
  }
  return player;
}

async function theTeamOf({ records, organization }: Catalogue): Promise<Made> {
  const { divisionTeam } = await organization.admin.registrationTeams.get(records.registrationTeam);
  return { _id: divisionTeam as string };
}

/** A division of its own with two teams and nothing else. */
export async function aPair({ records, organization: { admin } }: Catalogue) {
  const { _id: tournament } = await admin.tournaments.create({ name: 'Open' });
  const { _id: division } = await admin.divisions.create({ name: 'B', tournament, sports: ['basketball'] });
  const teams = [];
  for (const name of ['Owls', 'Jays']) {
    teams.push((await admin.divisionTeams.create({ name, division, team: records.team }))._id);
  }
  return { division, tournament, teams };
}

async function aDivisionWithPlayoffs(parts: Catalogue): Promise<Made> {
  const { division, teams } = await aPair(parts);
  await admin(parts).playoffs.create(division, { format: 'playoffs', seeds: teams });
  return { _id: division };
}

async function aTournamentWithBracket(parts: Catalogue): Promise<Made> {
  const { tournament, teams } = await aPair(parts);
  await admin(parts).brackets.create(tournament, { size: 8, seeds: teams });
  return { _id: tournament };
}

/**
 * How one more of each record is made in the organization. In this order, so that what a record refers to is there
 * before it.
 */
const makerOf: Record<Kind, Maker> = {
  organization: async ({ organization }) => organization,
  admin: async (parts) =>
    admin(parts).admins.create({
      email: `${parts.secret('office')}.${parts.next()}@offices.test`,
      clerkId: aClerkId(parts),
    }),
  apiKey: async (parts) => admin(parts).apiKeys.create(bodies.apiKey()),
  paymentProduct: async (parts) => admin(parts).paymentProducts.create(bodies.paymentProduct()),
  tournament: async (parts) => admin(parts).tournaments.create(bodies.tournament(parts)),
  league: async (parts) => admin(parts).leagues.create(bodies.league(parts)),
  division: async (parts) => admin(parts).divisions.create(bodies.division(parts)),
  team: async (parts) => admin(parts).teams.create(bodies.team()),
  location: async (parts) => admin(parts).locations.create(bodies.location()),
  timeSlot: async (parts) => admin(parts).timeSlots.create(bodies.timeSlot(parts)),
  waiver: async (parts) => admin(parts).waivers.create(bodies.waiver()),
  registration: async (parts) => admin(parts).registrations.create(bodies.registration(parts)),
  discountCode: async (parts) => admin(parts).discountCodes.create(bodies.discountCode(parts)),
  registrationTeam: anAcceptedTeam,
  divisionTeam: theTeamOf,
  opponent: async (parts) => admin(parts).divisionTeams.create(bodies.divisionTeam(parts)),
  player: async (parts) => admin(parts).players.create(bodies.player(parts)),
  ownPlayer: aSignedPlayer,
  game: async (parts) => admin(parts).games.create(bodies.game(parts)),
  stat: async (parts) => admin(parts).stats.create(bodies.stat(parts)),
  payment: async (parts) => admin(parts).payments.create(bodies.payment(parts)),
  teamEvent: async (parts) => parts.manager.client.teamEvents.create(bodies.teamEvent(parts)),
  chatMessage: async (parts) => parts.member.client.chatMessages.create(bodies.chatMessage(parts)),
  availability: async (parts) => ({
    _id: (await parts.member.client.availabilities.set(bodies.availability(parts)))._id as string,
  }),
  assignment: async (parts) => parts.manager.client.assignments.create(bodies.assignment(parts)),
  teamPhoto: async (parts) =>
    parts.member.client.teamPhotos.upload(
      parts.records.divisionTeam,
      aForm(await aPicture('png'), { fields: { caption: parts.secret('caption') } }),
    ),
  pushToken: async (parts) => parts.member.client.pushTokens.register(bodies.pushToken(parts)),
  placeholder: async (parts) => admin(parts).registrationTeams.createPlaceholder(bodies.placeholder(parts)),
  playoffDivision: aDivisionWithPlayoffs,
  bracketTournament: aTournamentWithBracket,
  outboxMessage: async (parts) => (await admin(parts).outbox.list({ limit: 1 })).data[0] as Made,
  auditLog: async (parts) => (await admin(parts).auditLogs.list({ limit: 1 })).data[0] as Made,
};

export const makers = Object.entries(makerOf) as [Kind, Maker][];

/** One more record of this kind. */
export const another = async (kind: Kind, parts: Catalogue): Promise<string> =>
  (await makerOf[kind](parts))._id;
