import type { BodyOf, SportsLeagueClient } from '../../clients/typescript/src/index.ts';
import { aSignUp, signUp, type SignUp } from '../registrationTeams/aSeat.ts';
import { anonymous } from '../../server/platform/actor.ts';
import { createContext } from '../../server/platform/context.ts';
import { createStripe } from '../../server/platform/stripe.ts';
import { settlePayments } from '../../server/payments/settlePayments.ts';
import type { Event } from '../support/processor/books.ts';
import { ProcessorStandIn } from '../support/processor/standIn.ts';
import { useService, type TestOrganization, type TestService } from '../support/service.ts';

export type CardPayments = { readonly service: TestService; readonly processor: ProcessorStandIn };

/** How long the service waits for the processor in tests. */
const timeoutMs = 700;

/** A service that takes cards, and the processor it takes them by. */
export function useCardPayments(options: { pool?: number } = {}): CardPayments {
  const processor = new ProcessorStandIn();
  beforeAll(() => processor.start());
  const service = useService({ ...options, processor: () => settingsOf(processor) });
  afterEach(() => {
    processor.treat = () => 'answer';
    processor.asked.length = 0;
  });
  afterAll(() => processor.stop());
  return { service, processor };
}

const settingsOf = ({ secretKey, webhookSecret, apiBase }: ProcessorStandIn) => ({
  ...{ secretKey, webhookSecret, apiBase, timeoutMs },
});

/** The status with which the webhook answers an event. */
export async function deliver({ service, processor }: CardPayments, event: Event): Promise<number> {
  const answer = await service.fetch('/payments/webhook', { method: 'POST', ...processor.signed(event) });
  return answer.status;
}

/** All events since the `from`th, in their order. */
export async function deliverAll(parts: CardPayments, from = 0): Promise<void> {
  for (const event of parts.processor.books.events.slice(from)) await deliver(parts, event);
}

/** What the job does, without its patience: what could not be settled. */
export async function settle({ service, processor }: CardPayments): Promise<unknown[]> {
  const failures: unknown[] = [];
  await settlePayments(
    createContext(service.db, { actor: anonymous, requestId: 'payments' }),
    createStripe(settingsOf(processor)),
    { failed: (error) => failures.push(error), touch: () => Promise.resolve(), waitedSeconds: 0 },
  );
  return failures;
}

/** The page that an address leads to. */
export const pageOf = (url: string | null): string => url?.split('/').at(-1) ?? '';

export type Team = { _id: string };

export type Order = BodyOf<'registrationTeams.checkout'>;

/** What an administrator of the organization does and sees at the checkout of its teams. */
export const checkoutsOf = (
  { processor: { books } }: CardPayments,
  organization: () => TestOrganization,
) => ({
  checkout: (team: Team, order: Order = {}) =>
    organization().admin.registrationTeams.checkout(team._id, order),
  read: (team: Team) => organization().admin.registrationTeams.get(team._id),
  session: (url: string | null) => books.session(pageOf(url)),
  sessionsOf: (team: Team) =>
    [...books.sessions.values()].filter(({ metadata }) => metadata['registrationTeam'] === team._id),
});

/** Opens a page for the whole fee and pays on it; nobody has told the service. The processor's payment. */
export async function payOnPage(
  { processor }: CardPayments,
  client: SportsLeagueClient,
  team: Team,
  order: Order = {},
): Promise<string> {
  const { url } = await client.registrationTeams.checkout(team._id, order);
  return processor.books.pay(pageOf(url));
}

/** As above, and the service has heard of it. */
export async function payByCard(
  parts: CardPayments,
  client: SportsLeagueClient,
  team: Team,
  order: Order = {},
): Promise<string> {
  const before = parts.processor.books.events.length;
  const payment = await payOnPage(parts, client, team, order);
  await deliverAll(parts, before);
  return payment;
}

/** The ledger of a team: amounts with what they are, oldest first. */
export async function ledgerOf({ admin }: TestOrganization, team: Team) {
  const { data } = await admin.payments.list({ registrationTeam: team._id });
  return data;
}

export const amountsOf = async (organization: TestOrganization, team: Team): Promise<number[]> =>
  (await ledgerOf(organization, team)).map(({ amount }) => amount);

/** A registration with a fee and one team in it. */
export async function aPayingTeam(
  organization: TestOrganization,
  { fee = 12_500, ...settings }: Parameters<typeof aSignUp>[1] = {},
): Promise<{ form: SignUp; team: Team }> {
  const form = await aSignUp(organization, { fee, ...settings });
  return { form, team: await signUp(form, 'Riverside Hawks') };
}
