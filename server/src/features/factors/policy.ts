import { ERROR_TEXTS } from '@larder/contract/errors';
import { FACTOR_LIMITS } from '@larder/contract/factors';

import { AppError } from '#platform/app-error.ts';
import type { SignedInPerson } from '#platform/context.ts';
import { DAY_MS } from '#platform/durations.ts';
import { isFresh, isHalfSignedIn } from '#platform/http/admission.ts';

export const CHALLENGE_TTL_MS = FACTOR_LIMITS.challenge_minutes * 60 * 1000;

/** A factor that nobody has proved for this long was given up. */
const UNVERIFIED_KEPT_MS = DAY_MS;

export function givenUpBefore(now: Date): Date {
  return new Date(now.getTime() - UNVERIFIED_KEPT_MS);
}

type FactorStatus = 'unverified' | 'verified';

/**
 * A factor that counts completes the second step. One that does not count yet would add another way in: with a password
 * alone nobody may do that once there is a factor, nor in a session that was left alone. Throws `second_factor_required`
 * or `fresh_login_required`.
 */
export function requireMayProve(actor: SignedInPerson, factor: { readonly status: FactorStatus }, now: Date): void {
  if (factor.status === 'verified') return;
  if (isHalfSignedIn(actor)) throw new AppError('second_factor_required', ERROR_TEXTS.second_factor_required);
  if (!isFresh(actor, now)) throw new AppError('fresh_login_required', ERROR_TEXTS.fresh_login_required);
}

/** The number as a gateway takes it and as messages to it are counted, however it was typed. */
export function dialledNumber(phone: string): string {
  return `${phone.startsWith('+') ? '+' : ''}${phone.replaceAll(/\D/gu, '')}`;
}

const SHOWN_DIGITS = 3;

/** All digits but the last three hidden. */
export function maskPhone(phone: string): string {
  let digitsLeft = phone.replaceAll(/\D/gu, '').length;
  return phone.replaceAll(/\d/gu, (digit) => (digitsLeft-- > SHOWN_DIGITS ? '•' : digit));
}

/** 32 letters and digits of which none is taken for another. */
export const RECOVERY_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** A recovery code as it is kept: however it was typed, and whatever was misread. */
export function normaliseRecoveryCode(code: string): string {
  return code
    .toLowerCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/gu, '1');
}
