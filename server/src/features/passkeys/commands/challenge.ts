import { PASSKEY_LIMITS, PASSKEY_TEXTS } from '@larder/contract/passkeys';

import { AppError } from '#platform/app-error.ts';
import { beginCeremony, type CeremonyKind, takeCeremony } from '#platform/ceremony.ts';
import type { Actor, Ctx } from '#platform/context.ts';

import type { RelyingParty } from '../relying-party.ts';
import { Challenge } from '../webauthn.ts';

const TTL_MS = PASSKEY_LIMITS.ceremony_minutes * 60 * 1000;

type PasskeyCeremony = Extract<CeremonyKind, `passkey_${string}`>;

/** Keeps what the browser is asked to sign until it has; gives the ceremony's id. */
export function keepChallenge(
  ctx: Ctx<Actor>,
  kind: PasskeyCeremony,
  relyingParty: RelyingParty,
  challenge: string,
): Promise<string> {
  const payload: Challenge = { challenge, relyingParty };
  return beginCeremony(ctx, { kind, userId: ownerOf(ctx), payload, ttlMs: TTL_MS });
}

/** The challenge that whoever acts now was given before. Throws `link_expired` when there is none such, or no longer. */
export async function takeChallenge(ctx: Ctx<Actor>, kind: PasskeyCeremony, id: string): Promise<Challenge> {
  const payload = await takeCeremony(ctx, { id, kind, userId: ownerOf(ctx) });
  if (payload === null) throw new AppError('link_expired', PASSKEY_TEXTS.expired);
  return Challenge.parse(payload);
}

function ownerOf({ actor }: Ctx<Actor>): string | null {
  return actor.kind === 'person' ? actor.id : null;
}
