import { aConfirmedAccount, anAddress, mailedToken, password, signUp } from '../../identity/asking.ts';
import { apiKey } from './bodies.ts';
import type { Catalogue } from './catalogue.ts';
import type { Describe } from './described.ts';
import { another } from './records.ts';

async function anAdministrator({ service, organization: { admin } }: Catalogue): Promise<string> {
  const { email } = await aConfirmedAccount(service);
  await admin.admins.create({ email });
  return email;
}

const asMember: Describe = ({ member }) => ({ token: member.token });

/** Accounts, organizations, keys, and what is written down. */
export const accounts = {
  'users.signUp': () => ({ token: null, body: { email: anAddress(), password, firstName: 'Ada' } }),
  'users.verifyEmail': async ({ service }) => {
    const email = anAddress();
    await signUp(service, email);
    return { token: null, body: { token: await mailedToken(service, email) } };
  },
  'users.loginUser': async ({ service }) => {
    const { email } = await aConfirmedAccount(service);
    return { token: null, body: { email, password } };
  },
  'users.forgotPassword': ({ manager: { email } }) => ({ token: null, body: { email } }),
  'users.resetPassword': async ({ service }) => {
    const { email } = await aConfirmedAccount(service);
    await service.client().users.forgotPassword({ email });
    return { token: null, body: { token: await mailedToken(service, email), password: `${password}!` } };
  },
  'users.logoutEverywhere': async ({ service }) => ({ token: (await service.user()).token, body: {} }),
  'users.profile': asMember,
  'users.updateProfile': ({ member, secret }) => ({
    token: member.token,
    body: { phone: secret('phone') },
  }),
  'users.watchlist': asMember,
  'users.addWatch': ({ member, records }) => ({ token: member.token, body: { team: records.divisionTeam } }),
  'users.removeWatch': ({ member, records }) => ({ token: member.token, body: { team: records.opponent } }),

  'admins.login': async (catalogue) => ({
    token: null,
    body: { email: await anAdministrator(catalogue), password },
  }),
  'admins.getByClerkId': ({ secret }) => ({ path: [secret('clerk')] }),
  'admins.create': ({ secret, next }) => ({
    body: { email: `${secret('office')}.${next()}@offices.test` },
  }),
  'apiKeys.create': () => ({ body: apiKey() }),
  'apiKeys.rotate': async (catalogue) => ({
    path: [await another('apiKey', catalogue)],
    body: { graceHours: 1 },
  }),
  'organizations.create': async ({ secret, next, service }) => ({
    token: (await service.user()).token,
    body: { name: `${secret('club')} ${next()}` },
  }),
  'organizations.update': () => ({ body: { email: 'office@league.test' } }),

  'outbox.retry': async (catalogue) => ({
    path: [await another('outboxMessage', catalogue)],
    body: {},
  }),
} satisfies Record<string, Describe>;
