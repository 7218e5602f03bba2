import { useCardPayments } from '../payments/cardPayments.ts';
import { kindOfReference } from '../support/catalogue/bodyReferences.ts';
import { callOf, jsonOf, operations, send, type Answered, type Call } from '../support/catalogue/call.ts';
import { callersOf, foreignCallers, type Callers } from '../support/catalogue/callers.ts';
import { aCatalogue, type Catalogue, type Kind } from '../support/catalogue/catalogue.ts';
import { includingResource } from '../support/catalogue/includes.ts';
import { documentedOperation, resolved } from '../support/strictSchema.ts';

/** Another organization's record in every filter and cursor of every list: nothing but what everybody is shown. */

const parts = useCardPayments();
const unknownId = 'f'.repeat(24);
let own: Catalogue;
let other: Catalogue;
let callers: Callers;

beforeAll(async () => {
  own = await aCatalogue(parts);
  other = await aCatalogue(parts);
  callers = await callersOf(other, own);
}, 60_000);

/** The cursors of lists that hold one kind of record, by their operation. */
const cursorKinds: Readonly<Record<string, Kind>> = {
  admins: 'admin',
  apiKeys: 'apiKey',
  outbox: 'outboxMessage',
  auditLogs: 'auditLog',
  chatMessages: 'chatMessage',
  teamPhotos: 'teamPhoto',
  organizations: 'organization',
};

const filters = operations.flatMap((operation) =>
  documentedOperation(operation.id)
    .parameters.filter(({ in: place, schema }) => {
      const { name, schema: plain } = resolved(schema ?? {});
      return place === 'query' && (name === 'ObjectId' || resolved(plain.items ?? {}).name === 'ObjectId');
    })
    .map(({ name = '' }) => ({ operation, name, title: `${operation.id}?${name}=` })),
);

function recordOf({ operation, name }: (typeof filters)[number]): string {
  if (name === 'after' || name === 'before') {
    const kind = cursorKinds[operation.resource] ?? (includingResource(operation) as Kind | undefined);
    if (!kind) throw new Error(`What ${operation.id} lists is not described.`);
    return other.records[kind];
  }
  // A list of the log takes any record, and whoever acted.
  if (name === 'resourceId') return other.records.league;
  if (name === 'actor') return other.organization.adminId;
  if (name === 'refundOf') return other.records.payment;
  if (name === 'id') return other.records.player;
  return other.records[
    name === 'team' && operation.id === 'divisionTeams.list' ? 'team' : kindOfReference(operation.id, name)
  ];
}

const told = ({ status, text }: Answered, id: string) => [
  status,
  text.replace(/"requestId":"[^"]*"/, '').replaceAll(id, ''),
];

const idsIn = (answered: Answered): string[] => {
  const { data } = jsonOf<{ data?: { _id?: string; player?: string }[] }>(answered) ?? {};
  return answered.status === 200 && Array.isArray(data)
    ? data.map((record) => record._id ?? String(record.player))
    : [];
};

it.each(filters)('$title', async (filter) => {
  const { operation, name } = filter;
  const call = await callOf(operation, own);
  const asking = (id: string): Call => ({ ...call, query: { ...call.query, [name]: id } });
  const id = recordOf(filter);
  const publicly = idsIn(await send(parts.service, asking(id), null));
  for (const caller of foreignCallers) {
    const answered = await send(parts.service, asking(id), callers[caller]);
    const missing = await send(parts.service, asking(unknownId), callers[caller]);
    expect(answered.status).toBeLessThan(500);
    expect([caller, other.secretsIn(answered.text)]).toEqual([caller, []]);
    if (answered.status === 200) {
      const theirs = idsIn(await send(parts.service, call, callers[caller]));
      const shown = new Set([...publicly, ...theirs]);
      expect([caller, idsIn(answered).filter((found) => !shown.has(found))]).toEqual([caller, []]);
    } else expect([caller, told(answered, id)]).toEqual([caller, told(missing, unknownId)]);
  }
});
