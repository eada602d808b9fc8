import { z } from 'zod';

import type { RegistrationMode } from '@larder/contract/invitations';

import type { UserAccount } from '#features/account/queries.ts';
import { beginCeremony, takeCeremony } from '#platform/ceremony.ts';
import type { Actor, Ctx } from '#platform/context.ts';

import { OpenidFailure } from '../failure.ts';
import { safeReturnPath } from '../return-path.ts';
import { LoginSecrets, type OpenidProvider } from '../provider.ts';
import { findOrCreateUser } from './link.ts';

export const LOGIN_TTL_SECONDS = 10 * 60;

const Payload = z.object({ ...LoginSecrets.shape, next: z.string(), invitation: z.string().optional() });

/**
 * Starts a sign-in. Returns the provider URL and the ceremony id, which binds the sign-in to this browser. Throws
 * OpenidFailure.
 */
export async function beginLogin(
  ctx: Ctx<Actor>,
  provider: OpenidProvider,
  { next, invitation }: { readonly next?: string | undefined; readonly invitation?: string | undefined },
) {
  const { address, secrets } = await provider.begin();
  const payload: z.infer<typeof Payload> = { ...secrets, next: safeReturnPath(next), invitation };
  const ttlMs = LOGIN_TTL_SECONDS * 1000;
  const ceremonyId = await beginCeremony(ctx, { kind: 'openid_login', userId: null, payload, ttlMs });
  return { address, ceremonyId };
}

interface FinishDeps {
  readonly provider: OpenidProvider;
  readonly adminEmail: string;
  readonly registration: RegistrationMode;
}

/**
 * Completes a sign-in. Returns the user and the path to redirect to. `ceremonyId` comes from the browser's cookie.
 * Throws OpenidFailure.
 */
export async function finishLogin(
  ctx: Ctx<Actor>,
  { provider, adminEmail, registration }: FinishDeps,
  { ceremonyId, search }: { readonly ceremonyId: string | undefined; readonly search: string },
): Promise<{ readonly user: UserAccount; readonly next: string }> {
  if (ceremonyId === undefined) throw new OpenidFailure('refused');
  const payload = await takeCeremony(ctx, { id: ceremonyId, kind: 'openid_login', userId: null });
  if (payload === null) throw new OpenidFailure('refused');
  const { next, invitation, ...secrets } = Payload.parse(payload);
  const identity = await provider.finish(search, secrets);
  const settings = { providerId: provider.id, reservedEmail: adminEmail, registration, invitation };
  return { user: await findOrCreateUser(ctx, identity, settings), next };
}
