import { inviteTokenOf } from '../../registrationTeams/anEntry.ts';
import { signingTokens } from '../../waivers/aWaiver.ts';
import * as bodies from './bodies.ts';
import type { Catalogue } from './catalogue.ts';
import type { Describe } from './described.ts';
import { another } from './records.ts';

/** A team that the manager has registered and nobody has accepted. */
const submit = async (catalogue: Catalogue): Promise<string> =>
  (await catalogue.manager.client.registrationTeams.create(bodies.registrationTeam(catalogue)))._id;

const addPlayer = async (catalogue: Catalogue, email?: string) =>
  catalogue.organization.admin.players.create({ ...bodies.player(catalogue), ...(email && { email }) });

/** The token of the link by which a new player signs. */
async function aSigningToken(catalogue: Catalogue): Promise<string> {
  const { email } = await addPlayer(catalogue);
  return (await signingTokens(catalogue.service, email))[0] as string;
}

const ofTheManager =
  (body?: unknown): Describe =>
  ({ manager }) => ({ token: manager.token, body });

/** Forms, submissions, players, waivers and money. */
export const signUps = {
  'registrations.create': (catalogue) => ({ body: bodies.registration(catalogue) }),
  'registrations.update': () => ({ body: { message: 'Welcome back' } }),

  'registrationTeams.getInvite': async (catalogue) => {
    const body = bodies.placeholder(catalogue);
    await catalogue.organization.admin.registrationTeams.createPlaceholder({
      ...body,
      sendInvite: true,
    } as typeof body);
    return { token: null, path: [await inviteTokenOf(catalogue.service, body.managerEmail as string)] };
  },
  'registrationTeams.create': (catalogue) => ({
    token: catalogue.manager.token,
    body: bodies.registrationTeam(catalogue),
  }),
  'registrationTeams.update': ofTheManager({ fields: { shirts: 'blue' } }),
  'registrationTeams.setStatus': async (catalogue) => ({
    path: [await submit(catalogue)],
    body: { status: 'Accepted' },
  }),
  'registrationTeams.remove': async (catalogue) => ({ path: [await submit(catalogue)] }),
  'registrationTeams.restore': async (catalogue) => {
    const team = await submit(catalogue);
    await catalogue.organization.admin.registrationTeams.remove(team);
    return { path: [team], body: {} };
  },
  'registrationTeams.complete': ofTheManager({}),
  'registrationTeams.addPlayer': ({ manager, secret, next }) => ({
    token: manager.token,
    body: {
      name: 'Ben Cho',
      email: `${secret('playeraddress')}.${next()}@players.test`,
      number: '8',
      fields: { allergies: secret('playeranswer') },
    },
  }),
  'registrationTeams.updatePlayer': ofTheManager({ number: '9' }),
  'registrationTeams.removePlayer': async (catalogue) => ({
    token: catalogue.manager.token,
    body: { player: (await addPlayer(catalogue))._id },
  }),
  'registrationTeams.requestAccept': async (catalogue) => ({
    token: catalogue.manager.token,
    body: { registrationTeam: await submit(catalogue) },
  }),
  'registrationTeams.createPlaceholder': (catalogue) => ({ body: bodies.placeholder(catalogue) }),
  'registrationTeams.sendInvite': ({ records, secret, next }) => ({
    path: [records.placeholder],
    body: { email: `${secret('invited')}.${next()}@invited.test` },
  }),
  'registrationTeams.sendFinishReminders': ({ records }) => ({ body: { players: [records.ownPlayer] } }),
  'registrationTeams.setPayment': async (catalogue) => ({
    path: [await submit(catalogue)],
    body: { hasPaid: true, customPaidAmount: 200, paidNotes: catalogue.secret('paidnote') },
  }),
  'registrationTeams.checkout': async (catalogue) => ({ path: [await submit(catalogue)], body: {} }),

  'players.search': () => ({ query: { q: 'Ada' } }),
  'players.listByLeagueName': ({ organizationName }) => ({ path: [`Winter of ${organizationName}`] }),
  'players.create': (catalogue) => ({ body: bodies.player(catalogue) }),
  'players.update': () => ({ body: { number: '10' } }),
  'players.linkUser': async (catalogue) => {
    const { email, token } = await catalogue.service.user();
    const { _id: player } = await addPlayer(catalogue, email);
    await catalogue.organization.admin.players.update(player, { user: null });
    return { token, body: { player } };
  },

  'waivers.create': () => ({ body: bodies.waiver() }),
  'waivers.update': () => ({ body: { title: 'The risk' } }),
  'waivers.readToSign': async (catalogue) => ({ token: null, path: [await aSigningToken(catalogue)] }),
  'waivers.sign': async (catalogue) => ({
    token: null,
    path: [await aSigningToken(catalogue)],
    body: { signedName: catalogue.secret('signature'), accepted: true },
  }),

  'payments.create': (catalogue) => ({ body: bodies.payment(catalogue) }),
  'payments.refund': async (catalogue) => ({
    path: [await another('payment', catalogue)],
    body: { amount: 100, note: catalogue.secret('paymentnote') },
  }),
  'payments.webhook': ({ processor, records, next }) => {
    const { body, headers } = processor.signed({
      id: `evt_${records.payment}${next()}`,
      object: 'event',
      type: 'product.created',
      created: Math.floor(Date.now() / 1_000),
      data: { object: {} },
    });
    return { token: null, body: JSON.parse(body) as unknown, headers };
  },
  'discountCodes.create': (catalogue) => ({ body: bodies.discountCode(catalogue) }),
  'discountCodes.update': () => ({ body: { maxUses: 40 } }),
  'discountCodes.check': async ({ records, organization: { admin } }) => {
    const { code } = await admin.discountCodes.get(records.discountCode);
    return { token: null, body: { registration: records.registration, code } };
  },
} satisfies Record<string, Describe>;
