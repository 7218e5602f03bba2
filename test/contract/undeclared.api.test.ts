import { useCardPayments } from '../payments/cardPayments.ts';
import { callOf, jsonOf, operations, send, type Answered, type Call } from '../support/catalogue/call.ts';
import { callerNames, callersOf, type CallerName, type Callers } from '../support/catalogue/callers.ts';
import { aCatalogue, secrets, type Catalogue, type Secret } from '../support/catalogue/catalogue.ts';
import { includesOf, includingResource } from '../support/catalogue/includes.ts';
import { answerSchema, faultsOf } from '../support/strictSchema.ts';

/** No answer has a field that its schema does not declare, lacks one that it requires, or tells what is others' business. */

const parts = useCardPayments();
let catalogue: Catalogue;
let callers: Callers;

beforeAll(async () => {
  catalogue = await aCatalogue(parts);
  callers = await callersOf(catalogue, await aCatalogue(parts));
  await catalogue.member.client.users.updateProfile({ phone: catalogue.secret('phone') });
}, 60_000);

const reads = operations.filter(({ route }) => route.method === 'GET');
const writes = operations.filter(({ route }) => route.method !== 'GET');

/** Whoever has the link of a mail reads what it was mailed for. */
const openToBearers = new Set(['registrationTeams.getInvite', 'waivers.readToSign']);

const ofTheTeam = ['event', 'chat', 'availability', 'duty', 'caption'] as const;
const ofPlayers = ['playeraddress', 'playerinfo', 'playeranswer', 'ownanswer', 'signature'] as const;
const ofSubmissions = ['coach', 'representative', 'teamanswer', 'release'] as const;

/** Which secrets of an organization each caller reads anywhere in it, includes included. */
const reading: Readonly<Record<CallerName, readonly Secret[]>> = {
  anonymous: [],
  stranger: [],
  'foreign admin': [],
  'foreign key': [],
  'foreign manager': [],
  'foreign member': [],
  member: [...ofTheTeam, 'ownanswer', 'signature', 'phone'],
  manager: [...ofTheTeam, ...ofPlayers, ...ofSubmissions, 'paymentnote'],
  // What somebody's own account and device hold is nobody else's business, `club` is another organization.
  admin: secrets.filter((secret) => !['phone', 'device', 'club'].includes(secret)),
  'read:leagues': ['configadmin'],
  'read:teams': [],
  'read:players': ofPlayers,
  'read:games': [],
  'read:registrations': [...ofSubmissions, 'paidnote', 'invited', 'discount'],
  'read:payments': ['paymentnote'],
};

/** What decides who somebody is in all calls after it is done by its usual caller alone. */
const changesTheCaller = /^users\.|^organizations\.create$/;

/** What stands in no answer whatever. */
const neverTold = /\$argon2|password_?hash|secret_?hash|token_?hash|session_?version/i;
const tellsKeys = new Set(['apiKeys.create', 'apiKeys.rotate']);

function faultsOfAnswer({ operation: { id } }: Pick<Call, 'operation'>, answered: Answered): string[] {
  const schema = answered.status < 300 ? answerSchema(id, answered.status) : undefined;
  const told =
    answered.text.match(neverTold) ?? (tellsKeys.has(id) ? null : answered.text.match(/slk_live_/));
  return [...(schema ? faultsOf(schema, jsonOf(answered)) : []), ...(told ? [`tells ${told[0]}`] : [])];
}

/** The call without and with everything that can be included in its answer. */
function withIncludes(call: Call): Call[] {
  const resource = includingResource(call.operation);
  const includes = resource ? includesOf(call.operation, resource, 1) : [];
  return [call, ...includes.map((include) => ({ ...call, query: { ...call.query, include } }))];
}

describe.each(callerNames)('what is read by %s', (name) => {
  it('is what the schemas declare, and nothing that is not theirs', async () => {
    const faults: string[] = [];
    const seen = new Set<Secret>();
    for (const operation of reads) {
      for (const call of withIncludes(await callOf(operation, catalogue))) {
        const answered = await send(parts.service, call, callers[name]);
        faults.push(...faultsOfAnswer(call, answered).map((fault) => `${operation.id}: ${fault}`));
        if (openToBearers.has(operation.id)) continue;
        for (const secret of catalogue.secretsIn(answered.text)) seen.add(secret);
      }
    }
    expect(faults).toEqual([]);
    expect([...seen].sort()).toEqual([...reading[name]].sort());
  });
});

describe.each(writes.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  it('answers with what its schema declares, whoever may call it', async () => {
    const others = changesTheCaller.test(operation.id)
      ? []
      : [callers.admin, callers.manager, callers.member];
    const answered = await Promise.all(
      [undefined, ...others].map(async (token) => {
        const call = await callOf(operation, catalogue);
        return [call, await send(parts.service, call, token)] as const;
      }),
    );
    expect(answered[0]?.[1].status).toBeLessThan(300);
    expect(answered.flatMap(([call, answer]) => faultsOfAnswer(call, answer))).toEqual([]);
  });
});
