import { ACCOUNT_LIMITS, EMAIL_PATTERN, LOGIN_TEXTS, PASSWORD_TEXTS, REGISTER_TEXTS } from '@larder/contract/account';
import { ADMIN_TEXTS } from '@larder/contract/admin';
import { OPENID_ERRORS } from '@larder/contract/openid';

import type { FormFailure, FormFault, FormValues } from '#features/account/model/form.ts';
import { ApiError, UnreachableError } from '#platform/api-error.ts';

export type LoginField = 'email' | 'password';
export type RegistrationField = LoginField | 'confirmation';

const OPENID_PREFIX = 'openid_';
const ADMIN_READS = 'This server sends no mail by itself: your administrator can read it to you.';

function isTooShort(password: string): boolean {
  return password.length < ACCOUNT_LIMITS.password_min_characters;
}

export function checkLogin({ email, password }: FormValues<LoginField>): FormFault<LoginField> | null {
  if (email.trim() === '') return { field: 'email', message: LOGIN_TEXTS.fields_required, ofForm: true };
  if (password === '') return { field: 'password', message: LOGIN_TEXTS.fields_required, ofForm: true };
  if (!EMAIL_PATTERN.test(email.trim())) return { field: 'email', message: LOGIN_TEXTS.email_invalid, ofForm: false };
  if (isTooShort(password)) return { field: 'password', message: LOGIN_TEXTS.password_short, ofForm: false };
  return null;
}

export function checkRegistration(values: FormValues<RegistrationField>): FormFault<RegistrationField> | null {
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
export function describeLoginError(error: unknown, signedIn: boolean): FormFailure<LoginField> {
  if (error instanceof UnreachableError) {
    return { message: signedIn ? LOGIN_TEXTS.connection : LOGIN_TEXTS.unreachable, field: null };
  }
  if (!(error instanceof ApiError)) return { message: LOGIN_TEXTS.unexpected, field: null };
  if (error.code === 'invalid_credentials') return { message: LOGIN_TEXTS.invalid_credentials, field: 'password' };
  if (error.code === 'email_not_confirmed') return { message: LOGIN_TEXTS.email_not_confirmed, field: null };
  if (error.code === 'account_disabled')
    return { message: LOGIN_TEXTS.other, detail: LOGIN_TEXTS.disabled, field: 'email' };
  if (error.code === 'too_many_requests') return { message: LOGIN_TEXTS.too_many_requests, field: null };
  if (error.code === 'timeout') return { message: LOGIN_TEXTS.network, field: null };
  if (error.status >= 500) return { message: LOGIN_TEXTS.unexpected, field: null };
  return { message: LOGIN_TEXTS.other, field: 'email' };
}

export function describeRegistrationError(error: unknown): FormFailure<RegistrationField> {
  if (error instanceof UnreachableError) {
    return { message: REGISTER_TEXTS.unexpected, detail: LOGIN_TEXTS.unreachable, field: null };
  }
  if (!(error instanceof ApiError) || error.status >= 500) return { message: REGISTER_TEXTS.unexpected, field: null };
  const field = error.fields['password'] === undefined ? 'email' : 'password';
  // Without our request id the answer came from something in between, whose words mean nothing to a person.
  if (error.requestId === null) return { message: REGISTER_TEXTS.failed, field: null };
  return { message: error.message, field: error.code === 'too_many_requests' ? null : field };
}

/** Why signing in at another service did not work, from the address that it led back to. */
export function describeOpenidError(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith(OPENID_PREFIX)) return null;
  const key = value.slice(OPENID_PREFIX.length);
  return Object.entries(OPENID_ERRORS).find(([known]) => known === key)?.[1] ?? OPENID_ERRORS.refused;
}

/** `delivers`: mail reaches people by itself. Says nothing about whether there is such an account. */
export function describeConfirmationSent(delivers: boolean): string {
  const sent = 'If that account waits for its confirmation, an email is on its way.';
  return delivers ? sent : `${sent} ${ADMIN_READS}`;
}

/** After registering. */
export function describeConfirmationWaiting(email: string, delivers: boolean): string {
  const first = delivers
    ? `We have sent an email to ${email}.`
    : `We have written an email to ${email}. ${ADMIN_READS}`;
  return `${first} Please open the link in it, then log in.`;
}

export function describeResetSent(delivers: boolean): string {
  const sent = 'If there is an account with that address, an email with a link to set a new password is on its way.';
  return delivers ? sent : `${sent} ${ADMIN_READS}`;
}

export function checkEmail({ email }: FormValues<'email'>): FormFault<'email'> | null {
  if (email.trim() === '') return { field: 'email', message: 'Please enter your email address', ofForm: false };
  if (!EMAIL_PATTERN.test(email.trim())) return { field: 'email', message: LOGIN_TEXTS.email_invalid, ofForm: false };
  return null;
}

export type NewPasswordField = 'password' | 'confirmation';

export function checkNewPassword(values: FormValues<NewPasswordField>): FormFault<NewPasswordField> | null {
  const { password, confirmation } = values;
  if (isTooShort(password)) return { field: 'password', message: PASSWORD_TEXTS.short, ofForm: false };
  if (password !== confirmation) return { field: 'confirmation', message: PASSWORD_TEXTS.differ, ofForm: false };
  return null;
}

export function checkAdminLogin({ password }: FormValues<LoginField>): FormFault<LoginField> | null {
  if (password === '') return { field: 'password', message: ADMIN_TEXTS.fields_required, ofForm: true };
  return null;
}

/** Why an admin's login did not work: the server's own words, as they are. */
export function describeAdminLoginError(error: unknown): FormFailure<LoginField> {
  const known = error instanceof ApiError && error.requestId !== null;
  return {
    message: known ? error.message : ADMIN_TEXTS.unexpected,
    field: known && error.status < 429 ? 'password' : null,
  };
}
