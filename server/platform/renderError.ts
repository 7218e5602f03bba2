import { RequestValidationError } from '@ts-rest/express';
import type { ErrorRequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { ZodError, ZodIssue } from 'zod';
import { errorStatus } from '../../contract/errors.ts';
import { isUnavailable } from './database.ts';
import { DomainError, type ErrorDetail } from './errors.ts';

/** The envelope of a refusal. */
export const errorBody = (error: DomainError, requestId: string) => ({
  success: false as const,
  error: {
    code: error.code,
    message: error.message,
    ...(error.details && error.details.length > 0 ? { details: error.details } : {}),
    requestId,
  },
});

const joined = (path: readonly (string | number)[]) => path.join('.');

/** The issues of the alternative that came closest: those of the others would only confuse. */
function closest(alternatives: readonly ZodError[]): readonly ZodIssue[] {
  const depth = (error: ZodError) => Math.max(...error.issues.map((issue) => issue.path.length));
  const sorted = [...alternatives].sort((a, b) => depth(b) - depth(a) || a.issues.length - b.issues.length);
  return sorted[0]?.issues ?? [];
}

function detailsOf(issues: readonly ZodIssue[]): ErrorDetail[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ path: joined([...issue.path, key]), message: 'Unknown field' }));
    }
    if (issue.code === 'invalid_union') return detailsOf(closest(issue.unionErrors));
    return [{ path: joined(issue.path), message: issue.message }];
  });
}

const fromValidation = ({ pathParams, headers, query, body }: RequestValidationError): DomainError =>
  invalidBy(pathParams, headers, query, body);

/** Bad input, with the fields that the contract's checks have named. */
export function invalidBy(...parts: readonly (ZodError | null)[]): DomainError {
  // What is said first of a field is enough: an empty name needn't be told that it is also blank.
  const byPath = new Map<string, ErrorDetail>();
  for (const detail of parts.flatMap((part) => (part ? detailsOf(part.issues) : []))) {
    if (!byPath.has(detail.path)) byPath.set(detail.path, detail);
  }
  return new DomainError('invalid_request', { details: [...byPath.values()] });
}

/** What the body parser, the router and the database throw, in the contract's words. */
export function refusalFor(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (error instanceof RequestValidationError) return fromValidation(error);
  const { type, status } = error as { type?: string; status?: number };
  if (type === 'entity.too.large') return new DomainError('too_large');
  if (type === 'charset.unsupported' || type === 'encoding.unsupported') {
    return new DomainError('unsupported_media_type');
  }
  if (type === 'entity.parse.failed') {
    return new DomainError('invalid_request', { message: 'The body is not well-formed JSON.' });
  }
  if (status !== undefined && status >= 400 && status < 500) {
    return new DomainError('invalid_request', { message: 'The request is malformed.' });
  }
  if (isUnavailable(error)) return new DomainError('unavailable', { headers: { 'Retry-After': '1' } });
  return new DomainError('internal_error');
}

/** Sends a refusal. */
function sendError(res: Response, error: DomainError): void {
  for (const [header, value] of Object.entries(error.headers ?? {})) res.setHeader(header, value);
  res.status(errorStatus[error.code]).json(errorBody(error, res.req.requestId));
}

/** The one place that turns an error into an answer. What is not the caller's fault is logged whole and says nothing. */
export const renderError =
  (logger: Logger): ErrorRequestHandler =>
  (error, req, res, next) => {
    if (res.headersSent) return next(error);
    const refusal = refusalFor(error);
    if (errorStatus[refusal.code] >= 500)
      logger.error({ err: error, requestId: req.requestId }, 'request failed');
    sendError(res, refusal);
  };
