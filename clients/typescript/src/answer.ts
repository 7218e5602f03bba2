import type { ErrorCode } from './generated/errorCodes.ts';
import { ApiError, type ErrorDetail } from './errors.ts';
import type { AnswerKind } from './options.ts';

/** One answer of the service, with what its headers say. */
export interface Answer<T> {
  /** The `data` of the envelope; text or a `Blob` where the answer is not JSON. */
  data: T;
  /** The HTTP status. */
  status: number;
  /** What to name when asking the operator about this answer. */
  requestId: string | undefined;
  /** The record's version, for `ifMatch`. */
  etag: string | undefined;
  /** All headers of the answer. */
  headers: Headers;
  /** On lists: how many records match, in all pages. */
  count?: number;
}

interface Envelope {
  success?: boolean;
  data?: unknown;
  count?: number;
  error?: { code?: ErrorCode; message?: string; details?: ErrorDetail[]; requestId?: string };
}

const parse = (text: string): Envelope | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return value && typeof value === 'object' ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Reads a response to its end: an answer, or throws the `ApiError` that it is. */
export const readAnswer = async (response: Response, kind: AnswerKind): Promise<Answer<unknown>> => {
  const { ok, status, headers } = response;
  const requestId = headers.get('x-request-id') ?? undefined;
  const facts = { status, requestId, etag: headers.get('etag') ?? undefined, headers };
  if (ok && kind === 'file') return { data: await response.blob(), ...facts };
  const text = await response.text();
  if (ok && kind === 'text') return { data: text, ...facts };
  if (ok && !text) return { data: undefined, ...facts };
  const body = parse(text);
  if (!ok || !body) {
    const error = body?.error;
    throw new ApiError({
      status,
      headers,
      code: error?.code ?? 'unknown',
      message: error?.message ?? `HTTP ${status} without the service's JSON`,
      details: error?.details,
      requestId: requestId ?? error?.requestId,
    });
  }
  // What is not an envelope is the document itself, as at `/openapi.json`.
  return { data: 'success' in body ? body.data : body, count: body.count, ...facts };
};
