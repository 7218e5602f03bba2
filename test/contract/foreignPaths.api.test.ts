import { useCardPayments } from '../payments/cardPayments.ts';
import {
  callOf,
  jsonOf,
  kindOf,
  operations,
  parametersOf,
  send,
  type Answered,
  type Call,
} from '../support/catalogue/call.ts';
import { callersOf, foreignCallers, type Callers } from '../support/catalogue/callers.ts';
import { aCatalogue, type Catalogue } from '../support/catalogue/catalogue.ts';
import { fingerprint } from '../support/catalogue/fingerprint.ts';

/** Another organization's record at the place of every identifier in a path: as if it were not there, or as the public sees it. */

const parts = useCardPayments();
const unknownId = 'f'.repeat(24);

/** What everybody may see, and what is archived with its league and tournament. */
const states = ['public', 'archived'] as const;
const owners = {} as Record<(typeof states)[number], Catalogue>;
let callers: Callers;
/** What each operation takes, made before anything is archived. */
const ownCalls = new Map<string, Call>();
const pathsOf = {
  public: new Map<string, readonly string[]>(),
  archived: new Map<string, readonly string[]>(),
};
let untouched: Record<string, string>;

const takesIds = operations.filter(({ route }) =>
  parametersOf(route.path).some(({ name }) => name !== 'name' && name !== 'token'),
);

beforeAll(async () => {
  const foreign = await aCatalogue(parts);
  for (const state of states) owners[state] = await aCatalogue(parts);
  for (const operation of takesIds) {
    ownCalls.set(operation.id, await callOf(operation, foreign));
    for (const state of states)
      pathsOf[state].set(operation.id, (await callOf(operation, owners[state])).path);
  }
  callers = await callersOf(owners.public, foreign);
  const { organization, records } = owners.archived;
  await organization.admin.leagues.update(records.league, { active: false });
  await organization.admin.tournaments.update(records.tournament, { active: false });
  untouched = await fingerprint(parts.service.db);
}, 60_000);

/** An answer without what every answer has of its own. */
const told = (answered: Answered) => ({
  status: answered.status,
  body: answered.text.replace(/"requestId":"[^"]*"/, ''),
});

/** The body of a refusal of what is visible. */
const forbidden =
  '{"success":false,"error":{"code":"forbidden","message":"This credential does not allow that.",}}';

const at = (call: Call, path: readonly string[]): Call => ({ ...call, path });

/** Whether everybody can read the record that the path names. */
async function isShown({ operation, path }: Call): Promise<boolean> {
  const [parameter] = parametersOf(operation.route.path);
  const kind = parameter && kindOf(operation, parameter);
  return (await parts.service.fetch(`/${kind}s/${path[0]}`)).status === 200;
}

/** A list of an organization's own, which has nothing of another. */
const isEmpty = (answered: Answered) => {
  const { data } = jsonOf(answered) ?? {};
  return answered.status === 200 && Array.isArray(data) && data.length === 0;
};

/** What is answered about what everybody sees, where that is neither the public view nor a refusal. */
const decided: Readonly<Record<string, unknown>> = {
  // Nobody's role is a secret to themselves.
  'users.myAccess': { success: true, data: { isMember: false, isAdmin: false, isManager: false } },
};

describe.each(states)('of what is %s in another organization', (state) => {
  it.each(takesIds.map(({ id }) => id))('%s', async (id) => {
    const own = ownCalls.get(id) as Call;
    const path = pathsOf[state].get(id) as readonly string[];
    const call = at(own, path);
    const shown = await isShown(call);
    const asEverybody =
      own.operation.route.method === 'GET' ? await send(parts.service, call, null) : undefined;
    for (const name of foreignCallers) {
      const answered = await send(parts.service, call, callers[name]);
      const missing = await send(
        parts.service,
        at(
          own,
          path.map(() => unknownId),
        ),
        callers[name],
      );
      expect([401, 403, 404, isEmpty(missing) && 200]).toContain(missing.status);
      const allowed = [told(missing)];
      if (shown) {
        allowed.push({ status: 403, body: forbidden });
        if (isEmpty(answered)) allowed.push(told(answered));
        if (decided[id]) allowed.push({ status: 200, body: JSON.stringify(decided[id]) });
      }
      if (asEverybody?.status === 200) allowed.push(told(asEverybody));
      expect([name, allowed]).toEqual([name, expect.arrayContaining([told(answered)])]);
    }
    expect(await fingerprint(parts.service.db)).toEqual(untouched);
  });
});
