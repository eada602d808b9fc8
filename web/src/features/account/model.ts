import { ACCOUNT_LIMITS, EMAIL_PATTERN, LOGIN_TEXTS, REGISTER_TEXTS } from '@larder/contract/account';

import { ApiError, UnreachableError } from '#platform/api-error.ts';

export interface LoginValues {
  readonly email: string;
  readonly password: string;
}

export interface RegistrationValues extends LoginValues {
  readonly confirmation: string;
}

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

function isTooShort(password: string): boolean {
  return password.length < ACCOUNT_LIMITS.password_min_characters;
}

export function checkLogin({ email, password }: LoginValues): FormFault<keyof LoginValues> | null {
  if (email.trim() === '') return { field: 'email', message: LOGIN_TEXTS.fields_required, ofForm: true };
  if (password === '') return { field: 'password', message: LOGIN_TEXTS.fields_required, ofForm: true };
  if (!EMAIL_PATTERN.test(email.trim())) return { field: 'email', message: LOGIN_TEXTS.email_invalid, ofForm: false };
  if (isTooShort(password)) return { field: 'password', message: LOGIN_TEXTS.password_short, ofForm: false };
  return null;
}

export function checkRegistration(values: RegistrationValues): FormFault<keyof RegistrationValues> | null {
  const { email, password, confirmation } = values;
  if (email.trim() === '') return { field: 'email', message: REGISTER_TEXTS.fields_required, ofForm: true };
  if (password === '') return { field: 'password', message: REGISTER_TEXTS.fields_required, ofForm: true };
  if (confirmation === '') return { field: 'confirmation', message: REGISTER_TEXTS.fields_required, ofForm: true };
  if (!EMAIL_PATTERN.test(email.trim()))
    return { field: 'email', message: REGISTER_TEXTS.email_invalid, ofForm: false };
  if (password !== confirmation)
    return { field: 'confirmation', message: REGISTER_TEXTS.passwords_differ, ofForm: false };
  if (isTooShort(password)) return { field: 'password', message: REGISTER_TEXTS.password_short, ofForm: false };
  return null;
}

/** Why logging in did not work. `signedIn`: the server had said yes, and only asking who we are failed after it. */
export function describeLoginError(error: unknown, signedIn: boolean): FormFailure<keyof LoginValues> {
  if (error instanceof UnreachableError) {
    return { message: signedIn ? LOGIN_TEXTS.connection : LOGIN_TEXTS.unreachable, field: null };
  }
  if (!(error instanceof ApiError)) return { message: LOGIN_TEXTS.unexpected, field: null };
  if (error.code === 'invalid_credentials') return { message: LOGIN_TEXTS.invalid_credentials, field: 'password' };
  if (error.code === 'email_not_confirmed') return { message: LOGIN_TEXTS.email_not_confirmed, field: null };
  if (error.code === 'too_many_requests') return { message: LOGIN_TEXTS.too_many_requests, field: null };
  if (error.code === 'timeout') return { message: LOGIN_TEXTS.network, field: null };
  if (error.status >= 500) return { message: LOGIN_TEXTS.unexpected, field: null };
  return { message: LOGIN_TEXTS.other, field: 'email' };
}

export function describeRegistrationError(error: unknown): FormFailure<keyof RegistrationValues> {
  if (error instanceof UnreachableError) {
    return { message: REGISTER_TEXTS.unexpected, detail: LOGIN_TEXTS.unreachable, field: null };
  }
  if (!(error instanceof ApiError) || error.status >= 500) return { message: REGISTER_TEXTS.unexpected, field: null };
  const field = error.fields['password'] === undefined ? 'email' : 'password';
  // Without our request id the answer came from something in between, whose words mean nothing to a person.
  if (error.requestId === null) return { message: REGISTER_TEXTS.failed, field: null };
  return { message: error.message, field: error.code === 'too_many_requests' ? null : field };
}
