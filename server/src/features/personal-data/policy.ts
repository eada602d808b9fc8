import { ERROR_TEXTS } from '@larder/contract/errors';

import { AppError } from '#platform/app-error.ts';
import type { SignedInUser } from '#platform/context.ts';
import { isFresh } from '#platform/http/authorize.ts';

/** Throws `fresh_login_required` unless the actor, who has no password to confirm with, has signed in recently. */
export function requireFreshLogin(actor: SignedInUser, now: Date): void {
  if (!isFresh(actor, now)) throw new AppError('fresh_login_required', ERROR_TEXTS.fresh_login_required);
}
