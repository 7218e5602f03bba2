/** Every error code the service answers with, and its HTTP status. The only list: rules, doors and clients read it. */
export const errorStatus = {
  invalid_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  email_unverified: 403,
  not_found: 404,
  method_not_allowed: 405,
  invalid_reference: 409,
  invalid_time_zone: 409,
  invalid_token: 409,
  organization_required: 409,
  idempotency_key_reused: 409,
  idempotency_in_progress: 409,
  not_empty: 409,
  in_use: 409,
  already_exists: 409,
  last_admin: 409,
  wrong_sport: 409,
  stale: 412,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal_error: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;
