import { LOGIN_TEXTS } from '@larder/contract/account';

import { ApiError, UnreachableError } from '#platform/api-error.ts';
import type { ConnectionFailure } from '#platform/api-error.ts';

/** What stands in the fields of a form. */
export type FormValues<Field extends string> = Readonly<Record<Field, string>>;

/** What is wrong with a form before it is sent: one thing at a time, what is missing first. */
export interface FormFault<Field extends string> {
  /** Where to go to put it right. */
  readonly field: Field;
  readonly message: string;
  /** The message speaks of the form, not of that one field. */
  readonly ofForm: boolean;
}

/** What the server, or the way to it, said. */
export interface FormFailure<Field extends string> {
  readonly message: string;
  readonly detail?: string;
  /** Where the person most likely goes on; null is the button, to try again. */
  readonly field: Field | null;
  /** The message is about what stands in that field, and is shown beside it. */
  readonly isOfField?: true;
}

/** What a form says where the server has no message that can be shown. */
export interface FailureTexts {
  /** Nothing that can be read came back. */
  readonly unexpected: string;
  /** The answer is a refusal, but not one of our server's: a proxy's page, for example. */
  readonly refused: string;
}

/** The server accepted the login, but the browser sends no session: it did not store the cookie. */
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

/** What the person can put right at their end: the connection, or the browser's settings. */
function causeOutsideServer(error: unknown): string | null {
  if (error instanceof UnreachableError) return CONNECTION_TEXTS[error.reason];
  return error instanceof SessionNotStoredError ? error.message : null;
}

/** What the server says of one value of a form, by the name that it has there; null when it says no such thing. */
export function describeRefusedField<Field extends string>(
  error: unknown,
  names: Readonly<Partial<Record<string, Field>>>,
): FormFailure<Field> | null {
  if (!(error instanceof ApiError) || error.code !== 'invalid_input') return null;
  for (const [name, message] of Object.entries(error.fields)) {
    const field = names[name];
    if (field !== undefined) return { message, field, isOfField: true };
  }
  return null;
}

/**
 * Why a form could not be sent: the server's own message where there is one, otherwise a fixed text. A failed connection or a
 * session that was not stored is the message itself, or the detail of `texts.unexpected` in a form with texts of its own.
 * `field` is where the refused value was typed.
 */
export function describeFailure<Field extends string>(
  error: unknown,
  field: Field | null,
  texts?: FailureTexts,
): FormFailure<Field> {
  const { unexpected, refused } = texts ?? { unexpected: LOGIN_TEXTS.unexpected, refused: LOGIN_TEXTS.unexpected };
  const cause = causeOutsideServer(error);
  if (cause !== null) {
    return texts === undefined ? { message: cause, field: null } : { message: unexpected, detail: cause, field: null };
  }
  if (!(error instanceof ApiError)) return { message: unexpected, field: null };
  // Without our request id the answer came from something in between, whose words mean nothing to a person.
  if (error.requestId === null) return { message: refused, field: null };
  const detail = Object.values(error.fields)[0];
  const message = error.code === 'invalid_input' && detail !== undefined ? detail : error.message;
  return { message, field: error.status >= 429 ? null : field };
}
