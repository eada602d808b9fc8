import { z } from 'zod';

import { ACCOUNT_LIMITS, EMAIL_PATTERN, LOGIN_TEXTS, PASSWORD_TEXTS, REGISTER_TEXTS } from './account-texts.ts';

/** Checked as it is kept: one way to write an address may be longer than another, or have another @. */
export const Email = z
  .string(LOGIN_TEXTS.email_invalid)
  // Before anything is done with it: putting a long text into its normal form costs the square of its length.
  .max(1_000, { error: 'This address is too long', abort: true })
  .trim()
  .normalize('NFKC')
  .toLowerCase()
  .max(ACCOUNT_LIMITS.email_max_characters, 'This address is too long')
  .regex(EMAIL_PATTERN, LOGIN_TEXTS.email_invalid);

/** What mail can be sent to is narrower than what is worth a try at logging in. */
export const DeliverableEmail = Email.regex(z.regexes.email, REGISTER_TEXTS.email_invalid);

export const Password = z
  .string()
  .min(ACCOUNT_LIMITS.password_min_characters, LOGIN_TEXTS.password_short)
  .max(ACCOUNT_LIMITS.password_max_characters, 'Password must be at most 128 characters long');

/** One that takes the place of another. */
export const NewPassword = z
  .string()
  .min(ACCOUNT_LIMITS.password_min_characters, PASSWORD_TEXTS.short)
  .max(ACCOUNT_LIMITS.password_max_characters, 'Password must be at most 128 characters');

/** A password that is only compared with the one that is kept. */
export const GivenPassword = z.string().min(1).max(ACCOUNT_LIMITS.password_max_characters);
