import { LOGIN_TEXTS } from '@larder/contract/account';

import { ApiError, UnreachableError } from '#platform/api-error.ts';

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
}

/** A refusal in the server's own words, which are meant for people. `field` is where what was refused had been typed. */
export function describeFailure<Field extends string>(error: unknown, field: Field | null): FormFailure<Field> {
  if (error instanceof UnreachableError) return { message: LOGIN_TEXTS.unreachable, field: null };
  // Without our request id the answer came from something in between, whose words mean nothing to a person.
  if (!(error instanceof ApiError) || error.requestId === null) {
    return { message: LOGIN_TEXTS.unexpected, field: null };
  }
  const detail = Object.values(error.fields)[0];
  const message = error.code === 'invalid_input' && detail !== undefined ? detail : error.message;
  return { message, field: error.status >= 429 ? null : field };
}
