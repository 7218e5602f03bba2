import { contract } from '../../../contract/index.ts';
import { permissionRule } from '../../../contract/permissions.ts';
import { metadataOf, operationsOf, type Operation } from '../../../openapi/operations.ts';
import type { OperationId } from '../../../clients/typescript/src/index.ts';
import type { TestService } from '../service.ts';
import type { Catalogue, Kind } from './catalogue.ts';
import { described } from './described.ts';
import { another } from './records.ts';

export type CallParts = {
  /** In the place of each parameter of the path. */
  readonly path?: readonly string[];
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON; text as CSV, a form as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Of whoever may; without one the operation's usual caller. */
  readonly token?: string | null;
};

/** A request that succeeds. */
export type Call = Required<Omit<CallParts, 'token' | 'headers'>> &
  Pick<CallParts, 'headers'> & { readonly operation: Operation; readonly token: string | null };

export const operations: readonly Operation[] = operationsOf(contract);

/** What the segment before a parameter says that it is of. */
const kindOfSegment: Readonly<Record<string, Kind>> = {
  admins: 'admin',
  clerk: 'admin',
  apiKeys: 'apiKey',
  organizations: 'organization',
  organization: 'organization',
  paymentProducts: 'paymentProduct',
  leagues: 'league',
  league: 'league',
  tournaments: 'tournament',
  tournament: 'tournament',
  divisions: 'division',
  division: 'division',
  teams: 'team',
  team: 'divisionTeam',
  divisionTeams: 'divisionTeam',
  locations: 'location',
  timeSlots: 'timeSlot',
  games: 'game',
  game: 'game',
  stats: 'stat',
  player: 'player',
  players: 'player',
  registrations: 'registration',
  registration: 'registration',
  registrationTeams: 'registrationTeam',
  registrationTeam: 'registrationTeam',
  waivers: 'waiver',
  payments: 'payment',
  discountCodes: 'discountCode',
  teamEvents: 'teamEvent',
  teamEvent: 'teamEvent',
  assignments: 'assignment',
  teamPhotos: 'teamPhoto',
  outbox: 'outboxMessage',
  auditLogs: 'auditLog',
};
const kindOfParameter: Readonly<Record<string, Kind>> = {
  divisionTeamId: 'divisionTeam',
  gameId: 'game',
  orgId: 'organization',
  divId: 'division',
};

/** The parameters of a path with the segment that each follows; `d` stands between the two in some. */
export function parametersOf(path: string): { name: string; segment: string }[] {
  const segments = path.split('/').filter((segment) => segment !== 'd');
  return segments.flatMap((segment, index) =>
    segment.startsWith(':') ? [{ name: segment.slice(1), segment: segments[index - 1] ?? '' }] : [],
  );
}

/** What an operation's path parameter is of; throws where nobody has said. */
export function kindOf({ id, route }: Operation, { name, segment }: { name: string; segment: string }): Kind {
  const kind = kindOfParameter[name] ?? kindOfSegment[segment];
  if (!kind) throw new Error(`Of what ${id} (${route.path}) takes the ${name} is not described.`);
  return kind;
}

async function pathOf(operation: Operation, catalogue: Catalogue): Promise<string[]> {
  const parameters = parametersOf(operation.route.path);
  const takesItself = operation.route.method === 'DELETE' && /^\/\w+\/:id$/.test(operation.route.path);
  const values = [];
  for (const parameter of parameters) {
    if (parameter.segment === 'organizationName' || parameter.name === 'name') {
      values.push(catalogue.organizationName);
    } else {
      const kind = kindOf(operation, parameter);
      values.push(takesItself ? await another(kind, catalogue) : catalogue.records[kind]);
    }
  }
  return values;
}

/** Administrators where they may, else the team's manager, else nobody in particular. */
function usualToken({ route }: Operation, { organization, manager }: Catalogue): string | null {
  const { callers } = permissionRule(metadataOf(route).permission);
  if (callers.includes('anonymous')) return callers.includes('apiKey') ? organization.adminToken : null;
  return callers.includes('apiKey') || !callers.includes('user') ? organization.adminToken : manager.token;
}

/** A request with which the operation succeeds in the organization of the catalogue; its targets are made for it. */
export async function callOf(operation: Operation, catalogue: Catalogue): Promise<Call> {
  const parts: CallParts = (await described[operation.id as OperationId]?.(catalogue)) ?? {};
  return {
    operation,
    path: parts.path ?? (await pathOf(operation, catalogue)),
    query: parts.query ?? {},
    body: parts.body,
    headers: parts.headers,
    token: parts.token === undefined ? usualToken(operation, catalogue) : parts.token,
  };
}

function addressOf({ operation: { route }, path, query }: Pick<Call, 'operation' | 'path' | 'query'>) {
  const values = [...path];
  const address = route.path.replace(/:[A-Za-z]+/g, () => encodeURIComponent(values.shift() ?? ''));
  const search = new URLSearchParams(query).toString();
  return search === '' ? address : `${address}?${search}`;
}

const contentOf = (body: unknown): Pick<RequestInit, 'body'> & { headers?: Record<string, string> } => {
  if (body === undefined) return {};
  if (body instanceof FormData) return { body };
  if (typeof body === 'string') return { body, headers: { 'content-type': 'text/csv' } };
  return { body: JSON.stringify(body) };
};

export type Answered = { readonly status: number; readonly headers: Headers; readonly text: string };

/** Sends a call, as somebody else where a token is given. */
export async function send(service: TestService, call: Call, token = call.token): Promise<Answered> {
  const { body, headers } = contentOf(call.body);
  const answer = await service.fetch(addressOf(call), {
    method: call.operation.route.method,
    ...(body === undefined ? {} : { body }),
    headers: { ...headers, ...call.headers },
    ...(token === null ? {} : { token }),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** The JSON of an answer, or undefined where it is something else. */
export const jsonOf = <T = { data: unknown; error?: { code: string; details?: { path: string }[] } }>({
  headers,
  text,
}: Answered): T | undefined =>
  headers.get('content-type')?.startsWith('application/json') ? (JSON.parse(text) as T) : undefined;
