import bowser from 'bowser';

import type { Session, ActiveSession } from '@larder/contract/account';

import type { Actor } from '#platform/context.ts';

/** `endsAt` is the new expiry of a session that was just extended. */
export function presentSession(actor: Actor, hasEatingRules: boolean, endsAt?: Date): Session {
  if (actor.kind !== 'user') return { user: null, expires_at: null, aal: null, next_aal: null };
  const { session } = actor;
  const aal = session?.aal ?? 'aal2';
  return {
    user: {
      id: actor.id,
      email: actor.email,
      name: actor.name,
      is_admin: actor.isAdmin,
      has_eating_rules: hasEatingRules,
    },
    expires_at: (endsAt ?? session?.expiresAt)?.toISOString() ?? null,
    aal,
    next_aal: actor.hasFactor ? 'aal2' : aal,
  };
}

interface SessionRow {
  readonly id: string;
  readonly user_agent: string | null;
  readonly ip_address: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export function presentSignedInPlace(row: SessionRow, currentId: string): ActiveSession {
  return {
    id: row.id,
    device: describeDevice(row.user_agent),
    address: row.ip_address,
    created_at: row.created_at.toISOString(),
    last_used_at: row.updated_at.toISOString(),
    current: row.id === currentId,
  };
}

/** Returns a name such as "Firefox on Windows". */
export function describeDevice(userAgent: string | null): string {
  if (userAgent === null || userAgent === '') return 'Unknown device';
  const { browser, os } = bowser.parse(userAgent);
  const name = browser.name ?? 'A program';
  return os.name === undefined ? name : `${name} on ${os.name}`;
}
