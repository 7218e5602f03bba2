import { encodeQuery } from './address.ts';
import { readAnswer, type Answer } from './answer.ts';
import { attempt, pause } from './attempt.ts';
import { ApiError } from './errors.ts';
import { idempotencyKey } from './idempotencyKey.ts';
import type { AnyRequest, ClientOptions, HeaderValues, Method } from './options.ts';
import { answerWasLost, mayRetry, waitBeforeRetryMs } from './retry.ts';

const isForm = (body: unknown): body is FormData =>
  typeof (body as FormData | undefined)?.append === 'function';

/** Later headers win, whatever the case of their names; null takes one away. */
const mergeHeaders = (...sets: (HeaderValues | undefined)[]): Record<string, string> => {
  const merged: Record<string, string> = {};
  for (const [name, value] of sets.flatMap((set) => Object.entries(set ?? {}))) {
    if (value === null || value === undefined) delete merged[name.toLowerCase()];
    else merged[name.toLowerCase()] = value;
  }
  return merged;
};

/** Without a content type for a form: only the platform's `fetch` knows the boundary it will write. */
const contentType = (body: unknown) =>
  body === undefined || isForm(body)
    ? {}
    : { 'content-type': typeof body === 'string' ? 'text/csv' : 'application/json' };

/** One call: the request, its retries, and the answer or the error of its last attempt. */
export const send = async (
  client: ClientOptions,
  token: string | null | undefined,
  method: Method,
  path: string,
  request: AnyRequest,
): Promise<Answer<unknown>> => {
  const { body, signal, answer = 'json', timeoutMs = client.timeoutMs ?? 30_000 } = request;
  const url = client.baseUrl.replace(/\/+$/, '') + path + encodeQuery(request.query);
  const init = {
    method,
    headers: mergeHeaders(
      answer === 'json' ? { accept: 'application/json' } : {},
      contentType(body),
      token ? { authorization: `Bearer ${token}` } : {},
      client.headers,
      method === 'POST' ? { 'idempotency-key': request.idempotencyKey ?? idempotencyKey() } : {},
      request.ifMatch ? { 'if-match': request.ifMatch } : {},
      request.headers,
    ),
    body: body === undefined || isForm(body) || typeof body === 'string' ? body : JSON.stringify(body),
  };
  // Looked up now, so that a polyfill or a test's double put in place later is used; called bare, since a
  // browser's fetch refuses to be a method of something else.
  const fetch = client.fetch ?? globalThis.fetch;
  let lost = false;
  for (let retries = 0; ; retries++) {
    try {
      return await attempt(
        async (stopped) => readAnswer(await fetch(url, { ...init, signal: stopped }), answer),
        timeoutMs,
        signal,
      );
    } catch (error) {
      if (lost && method === 'DELETE' && error instanceof ApiError && error.status === 404) {
        // An earlier attempt, whose answer was lost, has removed it: what was asked for is so.
        const { status, requestId, headers } = error;
        return { data: undefined, status, requestId, etag: undefined, headers };
      }
      lost ||= answerWasLost(error);
      const wait = waitBeforeRetryMs(error, retries);
      if (
        !mayRetry(error) ||
        retries >= (request.maxRetries ?? client.maxRetries ?? 2) ||
        wait === undefined
      ) {
        throw error;
      }
      await pause(wait, signal);
    }
  }
};
