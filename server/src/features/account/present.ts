import type { Session } from '@larder/contract/account';

import type { Actor } from '#platform/context.ts';

/** `endsAt` when it was just moved. */
export function presentSession(actor: Actor, endsAt?: Date): Session {
  if (actor.kind !== 'person') return { user: null, expires_at: null };
  return {
    user: { id: actor.id, email: actor.email, name: actor.name, is_admin: actor.isAdmin },
    expires_at: (endsAt ?? actor.sessionExpiresAt).toISOString(),
  };
}
