import { permissionRule } from '../../contract/permissions.ts';
import { metadataOf } from '../../openapi/operations.ts';
import { useCardPayments } from '../payments/cardPayments.ts';
import { bodyReferencesOf, kindOfReference } from '../support/catalogue/bodyReferences.ts';
import { callOf, jsonOf, operations, send, type Answered, type Call } from '../support/catalogue/call.ts';
import { aCatalogue, type Catalogue } from '../support/catalogue/catalogue.ts';
import { fingerprint } from '../support/catalogue/fingerprint.ts';

/** Another organization's record in every place of every body that takes an identifier: as if there were none. */

const parts = useCardPayments();
const unknownId = 'f'.repeat(24);
const states = ['public', 'archived'] as const;
const others = {} as Record<(typeof states)[number], Catalogue>;
let own: Catalogue;
let judo: string;

beforeAll(async () => {
  own = await aCatalogue(parts);
  for (const state of states) others[state] = await aCatalogue(parts);
  const { admin } = own.organization;
  judo = (await admin.games.create({ sport: 'judo', division: own.records.division }))._id;
  const { organization, records } = others.archived;
  await organization.admin.leagues.update(records.league, { active: false });
  await organization.admin.tournaments.update(records.tournament, { active: false });
}, 60_000);

const places = operations.flatMap((operation) =>
  bodyReferencesOf(operation.id).map((reference) => ({
    operation,
    reference,
    name: `${operation.id} ${reference.path}`,
    /** Where the body has several shapes. */
    shape: String(reference.shape.properties?.['sport']?.enum?.[0] ?? reference.shape.required?.[0] ?? ''),
  })),
);

type Refusal = { status: number; code?: string; path?: string };

const notFound: Refusal = { status: 404, code: 'not_found' };

/** What is answered where it is not 409 `invalid_reference` with the path, for an unknown identifier as well. */
const otherwise: Readonly<Record<string, Refusal>> = {
  // Taking what is not there off a list changes nothing.
  'users.removeWatch team': { status: 200 },
  // Each player that gets no mail is answered with the reason.
  'registrationTeams.sendFinishReminders players.0': { status: 200 },
  // What is asked of a record, and what goes on in a team: 404 for whom it does not exist.
  'registrationTeams.requestAccept registrationTeam': notFound,
  'players.linkUser player': notFound,
  'chatMessages.create divisionTeam': notFound,
  'teamEvents.create divisionTeam': notFound,
  'availabilities.set player': notFound,
  'assignments.create player': notFound,
};

/** What everybody may do with what everybody sees, whose organization it is or not. */
const withPublic: Readonly<Record<string, Refusal>> = {
  'users.addWatch team': { status: 200 },
  'users.removeWatch team': { status: 200 },
  'discountCodes.check registration': { status: 409, code: 'discount_invalid' },
};

/** An administrator where one may, so that it is not the caller who is refused. */
const callerOf = ({ operation: { route }, token }: Call) =>
  permissionRule(metadataOf(route).permission).callers.includes('apiKey')
    ? own.organization.adminToken
    : token;

const told = ({ status, text }: Answered) => [
  status,
  text
    .replace(/"requestId":"[^"]*"/, '')
    .replace(/[0-9a-f]{24}/g, '')
    .replace(/"updated":"[^"]*"/, ''),
];

describe.each(states)('naming what is %s in another organization', (state) => {
  it.each(places)('$name $shape', async ({ operation, reference, name }) => {
    const call = await callOf(operation, own);
    const naming = (id: string): Call => ({
      ...call,
      ...(name === 'games.update winner' ? { path: [judo] } : {}),
      body: reference.with(
        call.body as Record<string, unknown>,
        id,
        (field) => own.records[kindOfReference(operation.id, field)],
      ),
    });
    const before = await fingerprint(parts.service.db);
    const missing = await send(parts.service, naming(unknownId), callerOf(call));
    const kind = kindOfReference(operation.id, reference.path);
    const answered = await send(parts.service, naming(others[state].records[kind]), callerOf(call));
    const allowed = state === 'public' ? withPublic[name] : undefined;
    const { status, code, path } = allowed ??
      otherwise[name] ?? { status: 409, code: 'invalid_reference', path: reference.path };
    const { error } = jsonOf(answered) ?? {};
    expect([answered.status, error?.code]).toEqual([status, code]);
    if (path !== undefined) expect(error?.details).toMatchObject([{ path }]);
    if (!allowed) expect(told(answered)).toEqual(told(missing));
    if (status >= 300) expect(await fingerprint(parts.service.db)).toEqual(before);
  });
});
