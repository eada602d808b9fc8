import { LOGIN_TEXTS } from '@larder/contract/account';

import { ApiError, UnreachableError } from '#platform/api-error.ts';
import type { ConnectionFailure } from '#platform/api-error.ts';

/** The values of a form by field. */
export type FormValues<Field extends string> = Readonly<Record<Field, string>>;

/** The first validation error of a form. Missing values come before wrong ones. */
export interface FormFault<Field extends string> {
  /** The field that takes the focus. */
  readonly field: Field;
  readonly message: string;
  /** The message is about the whole form, not about this field alone. */
  readonly isFormWide: boolean;
}

/** The error of a submit: a server refusal or a connection failure. */
export interface FormFailure<Field extends string> {
  readonly message: string;
  readonly detail?: string;
  /** The field that takes the focus; null focuses the submit button, for a retry. */
  readonly field: Field | null;
  /** The message is about the value of `field` and is shown beside it. */
  readonly isFieldError?: true;
}

/** Fallback messages for errors without a message that can be shown. */
export interface FailureTexts {
  /** The response was unreadable. */
  readonly unexpected: string;
  /** The response is an error, but not from our server: for example, from a proxy. */
  readonly refused: string;
}

/** The server accepted the login, but the browser did not store the session cookie. */
export class SessionNotStoredError extends Error {
  override readonly name = 'SessionNotStoredError';

  constructor() {
    super(LOGIN_TEXTS.not_stored);
  }
}

const CONNECTION_TEXTS: Readonly<Record<ConnectionFailure, string>> = {
  offline: LOGIN_TEXTS.network,
  no_answer: LOGIN_TEXTS.unreachable,
  interrupted: LOGIN_TEXTS.connection,
};

/** Causes the user can fix: the connection or the browser settings. */
function describeClientCause(error: unknown): string | null {
  if (error instanceof UnreachableError) return CONNECTION_TEXTS[error.reason];
  return error instanceof SessionNotStoredError ? error.message : null;
}

/** The server's error for one field, mapped from its contract name. Null when the error is not about a field. */
export function describeFieldRefusal<Field extends string>(
  error: unknown,
  names: Readonly<Partial<Record<string, Field>>>,
): FormFailure<Field> | null {
  if (!(error instanceof ApiError) || error.code !== 'invalid_input') return null;
  for (const [name, message] of Object.entries(error.fields)) {
    const field = names[name];
    if (field !== undefined) return { message, field, isFieldError: true };
  }
  return null;
}

/**
 * The message for a failed submit: the server's own where there is one, otherwise a fixed text. A connection failure or a
 * session that was not stored is the message itself, or the detail of `texts.unexpected` where `texts` is given.
 * `field` is the input that takes the focus after a refusal.
 */
export function describeFailure<Field extends string>(
  error: unknown,
  field: Field | null,
  texts?: FailureTexts,
): FormFailure<Field> {
  const { unexpected, refused } = texts ?? { unexpected: LOGIN_TEXTS.unexpected, refused: LOGIN_TEXTS.unexpected };
  const cause = describeClientCause(error);
  if (cause !== null) {
    return texts === undefined ? { message: cause, field: null } : { message: unexpected, detail: cause, field: null };
  }
  if (!(error instanceof ApiError)) return { message: unexpected, field: null };
  // Without our request id the response came from a proxy, whose message would confuse users.
  if (error.requestId === null) return { message: refused, field: null };
  const detail = Object.values(error.fields)[0];
  const message = error.code === 'invalid_input' && detail !== undefined ? detail : error.message;
  return { message, field: error.status >= 429 ? null : field };
}
