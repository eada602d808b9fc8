import { ACCOUNT_LIMITS, EMAIL_PATTERN, LOGIN_TEXTS, PASSWORD_TEXTS, REGISTER_TEXTS } from '@larder/contract/account';
import { ADMIN_TEXTS } from '@larder/contract/admin';
import { OPENID_ERRORS } from '@larder/contract/openid';

import { describeFailure, describeFieldRefusal } from '#features/account/model/form.ts';
import type { FormFailure, FormFault, FormValues } from '#features/account/model/form.ts';
import { ApiError, UnreachableError } from '#platform/api-error.ts';

export type LoginField = 'email' | 'password';
export type RegistrationField = LoginField | 'confirmation';

const OPENID_PREFIX = 'openid_';
const ADMIN_READS = 'This server doesn’t send email, so ask your admin for the link.';

function isTooShort(password: string): boolean {
  return password.length < ACCOUNT_LIMITS.password_min_characters;
}

export function checkLogin({ email, password }: FormValues<LoginField>): FormFault<LoginField> | null {
  if (email.trim() === '') return { field: 'email', message: LOGIN_TEXTS.fields_required, isFormWide: true };
  if (password === '') return { field: 'password', message: LOGIN_TEXTS.fields_required, isFormWide: true };
  if (!EMAIL_PATTERN.test(email.trim()))
    return { field: 'email', message: LOGIN_TEXTS.email_invalid, isFormWide: false };
  if (isTooShort(password)) return { field: 'password', message: LOGIN_TEXTS.password_short, isFormWide: false };
  return null;
}

export function checkRegistration(values: FormValues<RegistrationField>): FormFault<RegistrationField> | null {
  const { email, password, confirmation } = values;
  if (email.trim() === '') return { field: 'email', message: REGISTER_TEXTS.fields_required, isFormWide: true };
  if (password === '') return { field: 'password', message: REGISTER_TEXTS.fields_required, isFormWide: true };
  if (confirmation === '') return { field: 'confirmation', message: REGISTER_TEXTS.fields_required, isFormWide: true };
  if (!EMAIL_PATTERN.test(email.trim()))
    return { field: 'email', message: REGISTER_TEXTS.email_invalid, isFormWide: false };
  if (password !== confirmation)
    return { field: 'confirmation', message: REGISTER_TEXTS.passwords_differ, isFormWide: false };
  if (isTooShort(password)) return { field: 'password', message: REGISTER_TEXTS.password_short, isFormWide: false };
  return null;
}

/** The message for a failed login. `signedIn`: the login was accepted, and loading the session failed. */
export function describeLoginError(error: unknown, signedIn: boolean): FormFailure<LoginField> {
  if (error instanceof ApiError) return describeLoginRefusal(error);
  const wasInterrupted = signedIn && error instanceof UnreachableError && error.reason === 'no_answer';
  return wasInterrupted ? { message: LOGIN_TEXTS.connection, field: null } : describeFailure<LoginField>(error, null);
}

function describeLoginRefusal({ code, status }: ApiError): FormFailure<LoginField> {
  if (code === 'invalid_credentials') return { message: LOGIN_TEXTS.invalid_credentials, field: 'password' };
  if (code === 'email_not_confirmed') return { message: LOGIN_TEXTS.email_not_confirmed, field: null };
  if (code === 'account_disabled') return { message: LOGIN_TEXTS.other, detail: LOGIN_TEXTS.disabled, field: 'email' };
  if (code === 'too_many_requests') return { message: LOGIN_TEXTS.too_many_requests, field: null };
  if (code === 'timeout') return { message: LOGIN_TEXTS.network, field: null };
  if (status >= 500) return { message: LOGIN_TEXTS.unexpected, field: null };
  return { message: LOGIN_TEXTS.other, field: 'email' };
}

/** The message for a failed registration. */
export function describeRegistrationError(error: unknown): FormFailure<RegistrationField> {
  const refused = describeFieldRefusal<RegistrationField>(error, { email: 'email', password: 'password' });
  if (refused !== null) return refused;
  const isPassword = error instanceof ApiError && error.fields['password'] !== undefined;
  const texts = { unexpected: REGISTER_TEXTS.unexpected, refused: REGISTER_TEXTS.failed };
  const failure = describeFailure<RegistrationField>(error, isPassword ? 'password' : 'email', texts);
  // The account may exist: only the response was lost.
  const mayBeRegistered = error instanceof UnreachableError && error.reason !== 'offline';
  if (!mayBeRegistered || failure.detail === undefined) return failure;
  return { ...failure, detail: `${failure.detail} ${REGISTER_TEXTS.maybe_registered}` };
}

/** The message for a failed OpenID sign-in, read from the `error` query parameter. */
export function describeOpenidError(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith(OPENID_PREFIX)) return null;
  const key = value.slice(OPENID_PREFIX.length);
  return Object.entries(OPENID_ERRORS).find(([known]) => known === key)?.[1] ?? OPENID_ERRORS.refused;
}

/** `delivers`: the server has a mail transport. The text does not reveal whether the account exists. */
export function describeConfirmationSent(delivers: boolean): string {
  const sent = 'If that account still needs to be confirmed, an email is on its way.';
  return delivers ? sent : `${sent} ${ADMIN_READS}`;
}

/** The message after a registration that needs a confirmed address. */
export function describeConfirmationRequired(email: string, delivers: boolean): string {
  const first = delivers ? `We sent an email to ${email}.` : `There’s an email for ${email}. ${ADMIN_READS}`;
  return `${first} Open the link, then log in.`;
}

export function describeResetSent(delivers: boolean): string {
  const sent = 'If there is an account with that address, an email with a link to set a new password is on its way.';
  return delivers ? sent : `${sent} ${ADMIN_READS}`;
}

export function checkEmail({ email }: FormValues<'email'>): FormFault<'email'> | null {
  if (email.trim() === '') return { field: 'email', message: 'Please enter your email address', isFormWide: false };
  if (!EMAIL_PATTERN.test(email.trim()))
    return { field: 'email', message: LOGIN_TEXTS.email_invalid, isFormWide: false };
  return null;
}

export type NewPasswordField = 'password' | 'confirmation';

export function checkNewPassword(values: FormValues<NewPasswordField>): FormFault<NewPasswordField> | null {
  const { password, confirmation } = values;
  if (isTooShort(password)) return { field: 'password', message: PASSWORD_TEXTS.short, isFormWide: false };
  if (password !== confirmation) return { field: 'confirmation', message: PASSWORD_TEXTS.differ, isFormWide: false };
  return null;
}

export function checkAdminLogin({ password }: FormValues<LoginField>): FormFault<LoginField> | null {
  if (password === '') return { field: 'password', message: ADMIN_TEXTS.fields_required, isFormWide: true };
  return null;
}

/** The message for a failed admin login. */
export function describeAdminLoginError(error: unknown): FormFailure<LoginField> {
  const texts = { unexpected: ADMIN_TEXTS.unexpected, refused: ADMIN_TEXTS.unexpected };
  return describeFailure<LoginField>(error, 'password', texts);
}
