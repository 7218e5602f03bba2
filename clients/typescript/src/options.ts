import type { QueryValues } from './address.ts';

type Awaitable<T> = T | Promise<T>;

/** Where the token of a signed-in user is kept. Each method may be asynchronous. */
export interface TokenStorage {
  /** The token that is kept; null or undefined without one. Asked for before each call. */
  get(): Awaitable<string | null | undefined>;
  /** Keeps the token of a new session in place of the one before. */
  set(token: string): Awaitable<unknown>;
  /** Forgets the token. */
  remove(): Awaitable<unknown>;
}

/** Headers by name; `null` or `undefined` takes one away that the client would send. */
export type HeaderValues = Record<string, string | null | undefined>;

/** What a client is made with. */
export interface ClientOptions {
  /** The address of the service, ending in `/api/v1`. */
  baseUrl: string;
  /**
   * An API key, or a user's or admin's token, or a function that finds it before each call. Without one the
   * client sees the public view. A token in `tokenStorage` goes before it.
   */
  token?: string | null | (() => Awaitable<string | null | undefined>) | undefined;
  /** Where `signIn` keeps its token. By default the memory of this client. */
  tokenStorage?: TokenStorage | undefined;
  /** Used instead of the global `fetch`. */
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  /** The longest time one attempt may take, in milliseconds; 0 is no limit. Default 30,000. */
  timeoutMs?: number | undefined;
  /** How often a failed attempt is repeated. Default 2. */
  maxRetries?: number | undefined;
  /** Sent with every request. */
  headers?: HeaderValues | undefined;
}

/** What one call may change. `Query` is the type of the query of a POST or PUT that takes one. */
export interface RequestOptions<Query = never> {
  /** Ends the call, its retries and its waiting, with an `AbortedError`. */
  signal?: AbortSignal | null | undefined;
  /** The longest time one attempt may take, in milliseconds; 0 is no limit. */
  timeoutMs?: number | undefined;
  /** How often a failed attempt is repeated. */
  maxRetries?: number | undefined;
  /** For a POST. By default a random one a call, kept across its retries. */
  idempotencyKey?: string | undefined;
  /** The `etag` that was read: 412 `stale` where the record has changed since. */
  ifMatch?: string | undefined;
  /** Sent with this call; they win over those of the client. */
  headers?: HeaderValues | undefined;
  /** Query parameters of a POST or PUT; a GET or DELETE takes its query as an argument of its own. */
  query?: Query | undefined;
}

/** A request by its address, for what the installed version has no method for. */
export interface AnyRequest extends RequestOptions<QueryValues> {
  /** Sent as JSON; text is sent as CSV, a `FormData` as it is. */
  body?: unknown;
  /** What the answer is read as. Default `json`. */
  answer?: AnswerKind | undefined;
}

/** How the body of an answer is read: as the envelope, as text (CSV, iCalendar), or as a `Blob`. */
export type AnswerKind = 'json' | 'text' | 'file';
/** The methods of the interface. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
