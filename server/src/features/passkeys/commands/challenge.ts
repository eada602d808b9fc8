import { PASSKEY_LIMITS, PASSKEY_TEXTS } from '@larder/contract/passkeys';

import { AppError } from '#platform/app-error.ts';
import { beginCeremony, type CeremonyKind, takeCeremony } from '#platform/ceremony.ts';
import type { Actor, Ctx } from '#platform/context.ts';

import type { RelyingParty } from '../relying-party.ts';
import { Challenge } from '../webauthn.ts';

const TTL_MS = PASSKEY_LIMITS.ceremony_minutes * 60 * 1000;

type PasskeyCeremony = Extract<CeremonyKind, `passkey_${string}`>;

/** Stores the challenge until the browser returns it signed. Returns the ceremony's id. */
export function storeChallenge(
  ctx: Ctx<Actor>,
  kind: PasskeyCeremony,
  relyingParty: RelyingParty,
  challenge: string,
): Promise<string> {
  const payload: Challenge = { challenge, relyingParty };
  return beginCeremony(ctx, { kind, userId: ownerOf(ctx), payload, ttlMs: TTL_MS });
}

/**
 * Returns the challenge and deletes it (single use). Throws `link_expired` unless the actor started this ceremony and
 * it is still open.
 */
export async function consumeChallenge(ctx: Ctx<Actor>, kind: PasskeyCeremony, id: string): Promise<Challenge> {
  const payload = await takeCeremony(ctx, { id, kind, userId: ownerOf(ctx) });
  if (payload === null) throw new AppError('link_expired', PASSKEY_TEXTS.expired);
  return Challenge.parse(payload);
}

function ownerOf({ actor }: Ctx<Actor>): string | null {
  return actor.kind === 'user' ? actor.id : null;
}
