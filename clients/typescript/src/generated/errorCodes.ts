// Generated from openapi/openapi.json by clients/generate.ts: `npm run generate`.

/** What `ApiError.code` can be; `unknown` where something before the service answered. */
export type ErrorCode =
  | 'already_exists'
  | 'email_unverified'
  | 'forbidden'
  | 'idempotency_in_progress'
  | 'idempotency_key_reused'
  | 'in_use'
  | 'internal_error'
  | 'invalid_reference'
  | 'invalid_request'
  | 'invalid_time_zone'
  | 'invalid_token'
  | 'last_admin'
  | 'not_empty'
  | 'not_found'
  | 'organization_required'
  | 'rate_limited'
  | 'stale'
  | 'too_large'
  | 'unauthenticated'
  | 'unavailable'
  | 'unsupported_media_type'
  | 'wrong_sport'
  | 'unknown';
