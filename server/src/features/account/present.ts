import type { Session } from '@larder/contract/account';

import type { Actor } from '#platform/context.ts';

export function presentSession(actor: Actor): Session {
  if (actor.kind !== 'person') return { user: null, expires_at: null };
  return {
    user: { id: actor.id, email: actor.email, name: actor.name, is_admin: actor.isAdmin },
    expires_at: actor.sessionExpiresAt.toISOString(),
  };
}
