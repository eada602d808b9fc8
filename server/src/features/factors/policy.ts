import { ERROR_TEXTS } from '@larder/contract/errors';

import { AppError } from '#platform/app-error.ts';
import type { SignedInUser } from '#platform/context.ts';
import { isFresh, isHalfSignedIn } from '#platform/http/authorize.ts';

type FactorStatus = 'unverified' | 'verified';

/**
 * Throws unless the actor may verify this factor. Verifying a verified factor completes sign-in. Verifying a new one adds a way to sign in:
 * that takes a complete sign-in (`second_factor_required`) that is recent (`fresh_login_required`).
 */
export function requireMayVerify(actor: SignedInUser, factor: { readonly status: FactorStatus }, now: Date): void {
  if (factor.status === 'verified') return;
  if (isHalfSignedIn(actor)) throw secondFactorRequired();
  if (!isFresh(actor, now)) throw new AppError('fresh_login_required', ERROR_TEXTS.fresh_login_required);
}

/** Throws `second_factor_required`: recovery codes replace a second factor, so only a session with one may create them. */
export function requireMayCreateRecoveryCodes({ session }: SignedInUser): void {
  if (session.aal !== 'aal2') throw secondFactorRequired();
}

const secondFactorRequired = (): AppError => new AppError('second_factor_required', ERROR_TEXTS.second_factor_required);
