import type { TokenScope } from '@larder/contract/route';
import { TOKEN_TEXTS } from '@larder/contract/tokens';

import { AppError } from '#platform/app-error.ts';
import type { User, SignedInUser } from '#platform/context.ts';
import { adminSecondFactorRequired } from '#platform/http/authorize.ts';

/**
 * For the scope `worker`, throws `forbidden` unless the actor is an admin, and `admin_second_factor_required` unless
 * `mayActAsAdmin`.
 */
export async function requireMayCreateToken(
  actor: SignedInUser,
  scopes: readonly TokenScope[],
  mayActAsAdmin: (actor: User) => Promise<boolean>,
): Promise<void> {
  if (!scopes.includes('worker')) return;
  const message = TOKEN_TEXTS.worker_for_admins;
  if (!actor.isAdmin) throw new AppError('forbidden', message, { fields: { scopes: message } });
  if (!(await mayActAsAdmin(actor))) throw adminSecondFactorRequired();
}
