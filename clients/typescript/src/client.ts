import { fillPath } from './address.ts';
import type { Answer } from './answer.ts';
import type {
  AnswerKind,
  AnyRequest,
  ClientOptions,
  Method,
  RequestOptions,
  TokenStorage,
} from './options.ts';
import { ApiPromise, PagePromise } from './promises.ts';
import { send } from './send.ts';

/**
 * Operations by resource. An operation is `<method><flags><path>`: the method's letter, then `b` where a body is
 * taken, `l` for a list, `t` for an answer in text, `f` for a file; `Gl/leagues`, `Pb/leagues`, `G/leagues/:id`.
 */
export type RouteTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

const methods: Readonly<Record<string, Method>> = { G: 'GET', P: 'POST', U: 'PUT', A: 'PATCH', D: 'DELETE' };

/** What `signIn` answers with; `user` is the account. */
export interface SignedIn {
  /** Of the session; kept in `tokenStorage` already. */
  token: string;
  /** When the session ends, in ISO 8601. It is not renewed: the person signs in again. */
  expiresAt: string;
}

/** The address of the service, and the token of this moment. */
export interface Session {
  /** As the client was given it. */
  baseUrl: string;
  /** Of the signed-in person, or the `token` of the options; none for an anonymous client. */
  token: string | null | undefined;
}

const memory = (): TokenStorage => {
  let kept: string | null = null;
  return {
    get: () => kept,
    set: (token) => (kept = token),
    remove: () => (kept = null),
  };
};

/** The calls that every client has, whatever its resources. */
export class BaseClient {
  declare private readonly options: ClientOptions & { tokenStorage: TokenStorage };

  constructor(options: ClientOptions) {
    if (!options?.baseUrl)
      throw new TypeError('baseUrl is missing: the address of the service, ending in /api/v1');
    // Not enumerable, so that a logged client shows no token.
    const tokenStorage = options.tokenStorage ?? memory();
    Object.defineProperty(this, 'options', { value: { ...options, tokenStorage } });
  }

  /**
   * Signs in by e-mail and password and keeps the token in `tokenStorage`; from then on calls are that user's.
   * `as: 'admin'` signs in to the dashboard instead of the mobile interface.
   */
  async signIn(
    credentials: { email: string; password: string },
    { as = 'user', ...options }: RequestOptions & { as?: 'user' | 'admin' } = {},
  ): Promise<SignedIn> {
    const path = as === 'admin' ? '/admins/login' : '/users/loginUser';
    const anonymously = { ...options.headers, authorization: null };
    const signedIn = await this.request<SignedIn>('POST', path, {
      ...options,
      headers: anonymously,
      body: credentials,
    });
    await this.options.tokenStorage.set(signedIn.token);
    return signedIn;
  }

  /** Forgets the token of `signIn` on this device. */
  async signOut(): Promise<void> {
    await this.options.tokenStorage.remove();
  }

  /** Where the service is and who asks, for what no request goes through: the sockets of `RealtimeClient`. */
  async session(): Promise<Session> {
    const { baseUrl, token, tokenStorage } = this.options;
    const stored = await tokenStorage.get();
    return { baseUrl, token: stored ?? (typeof token === 'function' ? await token() : token) };
  }

  /** One request by its address, for what this version of the client has no method for. */
  request<T = unknown>(method: Method, path: string, request: AnyRequest = {}): ApiPromise<T> {
    return new ApiPromise<T>(this.answer(method, () => path, request));
  }

  /** Everything that can fail fails in the promise, also what is refused before a request is made. */
  protected async answer(method: Method, path: () => string, request: AnyRequest): Promise<Answer<unknown>> {
    const filled = path();
    const { token } = await this.session();
    return send(this.options, token, method, filled, request);
  }

  protected call(route: string, args: readonly unknown[]): ApiPromise<unknown, unknown> {
    const pathStart = route.indexOf('/');
    const template = route.slice(pathStart);
    const method = methods[route.charAt(0)] as Method;
    const has = (flag: string) => route.slice(1, pathStart).includes(flag);
    const answer: AnswerKind = has('t') ? 'text' : has('f') ? 'file' : 'json';
    const rest = args.slice(template.split(':').length - 1);
    const path = () => fillPath(template, args);
    // A body whose every field is optional may be left out; the service still wants an object.
    const body = has('b') ? (rest.shift() ?? {}) : undefined;
    if (method !== 'GET' && method !== 'DELETE') {
      return new ApiPromise(this.answer(method, path, { ...(rest[0] as RequestOptions), body, answer }));
    }
    const [query = {}, options] = rest as [object?, RequestOptions?];
    const ask = (asked: object) =>
      this.answer(method, path, { ...options, query: asked as never, body, answer });
    const follow = (asked: object): PagePromise<unknown> => new PagePromise(ask(asked), asked, follow);
    return has('l') ? follow(query) : new ApiPromise(ask(query));
  }
}

/**
 * The class of a client with these resources. A resource is built when it is first used, by a getter on the
 * prototype: making a client costs the same however many operations there are.
 */
export const clientOf = <Resources>(
  routes: RouteTable,
): new (options: ClientOptions) => BaseClient & Resources => {
  class Client extends BaseClient {}
  for (const [resource, operations] of Object.entries(routes)) {
    Object.defineProperty(Client.prototype, resource, {
      get(this: Client) {
        const built = Object.fromEntries(
          Object.entries(operations).map(([operation, route]) => [
            operation,
            (...args: unknown[]) => this.call(route, args),
          ]),
        );
        Object.defineProperty(this, resource, { value: built });
        return built;
      },
    });
  }
  return Client as unknown as new (options: ClientOptions) => BaseClient & Resources;
};
