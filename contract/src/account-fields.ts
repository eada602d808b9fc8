import { z } from 'zod';

import { ACCOUNT_LIMITS, EMAIL_PATTERN, LOGIN_TEXTS, PASSWORD_TEXTS, REGISTER_TEXTS } from './account-texts.ts';

/** An address in the normal form in which it is stored. Checked after NFKC, which may change its length or turn a character into @. */
export const Email = z
  .string(LOGIN_TEXTS.email_invalid)
  // Checked first: Unicode normalization takes quadratic time.
  .max(1_000, { error: 'This address is too long', abort: true })
  .trim()
  .normalize('NFKC')
  .toLowerCase()
  .max(ACCOUNT_LIMITS.email_max_characters, 'This address is too long')
  .regex(EMAIL_PATTERN, LOGIN_TEXTS.email_invalid);

/** An address that mail can be sent to; logging in accepts more. */
export const DeliverableEmail = Email.regex(z.regexes.email, REGISTER_TEXTS.email_invalid);

export const Password = z
  .string()
  .min(ACCOUNT_LIMITS.password_min_characters, LOGIN_TEXTS.password_short)
  .max(ACCOUNT_LIMITS.password_max_characters, 'Password must be at most 128 characters long');

/** A password that replaces another. */
export const NewPassword = z
  .string()
  .min(ACCOUNT_LIMITS.password_min_characters, PASSWORD_TEXTS.short)
  .max(ACCOUNT_LIMITS.password_max_characters, 'Password must be at most 128 characters');

/** A password that is only compared with the stored hash. */
export const CurrentPassword = z.string().min(1).max(ACCOUNT_LIMITS.password_max_characters);
