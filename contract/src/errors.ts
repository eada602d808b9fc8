import { z } from 'zod';

/** Every error code that crosses the wire, with its HTTP status. */
export const ERROR_STATUS = {
  invalid_input: 400,
  not_authenticated: 401,
  invalid_credentials: 401,
  forbidden: 403,
  email_not_confirmed: 403,
  account_disabled: 403,
  /** The session has verified one factor; this route requires two. */
  second_factor_required: 403,
  /** Admins need a second factor here, and this one has not enrolled or not verified it. */
  admin_second_factor_required: 403,
  /** The last login of this session is not fresh. */
  fresh_login_required: 403,
  /** The token lacks the scope that this route requires. */
  insufficient_scope: 403,
  /** The user has reached a quota; the message says what to delete. */
  quota_exceeded: 403,
  not_found: 404,
  timeout: 408,
  conflict: 409,
  /** A link, code or challenge that was already used. */
  link_used: 410,
  link_expired: 410,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a literal are its type's keys
export const ErrorCode = z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]);

/** The body of every error response. `fields` maps a field's path ("ingredients.3") to its problem. */
export const ErrorBody = z.object({
  error: z.object({
    code: ErrorCode,
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string(),
  }),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** Public messages. The text of an unexpected error never leaves the server. */
export const ERROR_TEXTS = {
  internal: 'Something went wrong on our side. Please try again.',
  unavailable: 'The kitchen is too busy right now. Please try again in a moment.',
  not_authenticated: 'Not authenticated',
  too_many_requests: 'Too many requests. Please try again later.',
  second_factor_required: 'Please complete two-step sign-in.',
  fresh_login_required: 'Please confirm it’s you.',
  insufficient_scope: 'This token is not allowed to do that.',
  admins_only: 'Unauthorized access',
  not_found: 'Not found',
  forbidden: 'This request did not come from this site.',
  timeout: 'The request took too long to arrive. Please try again.',
  too_large: 'That is more than we can take at once.',
  unsupported_media_type: 'Please send JSON.',
  invalid_json: 'The request body is not valid JSON.',
  invalid_input: 'Some fields need another look.',
} as const;
