import { v7 as uuidv7 } from 'uuid';

import type { AuditAction } from '@larder/contract/audit';

import type { Actor, Ctx } from './context.ts';
import { type Db, type Json, type Timestamp, toJson } from './db/tables.ts';
import { DAY_MS } from './durations.ts';

interface AuditLogTable {
  id: string;
  at: Timestamp;
  action: string;
  actor_id: string | null;
  subject_id: string | null;
  address: string | null;
  details: Json<Record<string, unknown>>;
}

declare module './db/tables.ts' {
  interface Tables {
    audit_log: AuditLogTable;
  }
}

const KEPT_DAYS = 365;
const OF_NOBODY_KEPT_DAYS = 30;
/** Whoever guesses at addresses from thousands of places fills no disk with it. */
const OF_NOBODY_KEPT_ROWS = 100_000;

export interface AuditEvent {
  readonly action: AuditAction;
  /** Whose account it concerns; the actor's own when left out, nobody's when null. */
  readonly subjectId?: string | null;
  /** Who did it, where that is known better than by the context, as while signing in. */
  readonly actorId?: string;
  /** No secrets, no addresses of people: it outlives them. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Notes down an act that concerns the safety of an account. Give the transaction that does it, so that neither is without the other. */
export async function writeAudit(
  db: Db,
  { actor, now, address }: Pick<Ctx<Actor>, 'actor' | 'now' | 'address'>,
  { action, subjectId, actorId, details = {} }: AuditEvent,
): Promise<void> {
  const actor_id = actorId ?? (actor.kind === 'person' ? actor.id : null);
  await db
    .insertInto('audit_log')
    .values({
      id: uuidv7(),
      at: now,
      action,
      actor_id,
      subject_id: subjectId === undefined ? actor_id : subjectId,
      address,
      details: toJson({ ...details }),
    })
    .execute();
}

/**
 * Removes what is older than a year; what concerns no account, such as guesses at addresses, after a month and but for the newest
 * `ofNobodyMax`.
 */
export async function purgeAudit(db: Db, now: Date, ofNobodyMax = OF_NOBODY_KEPT_ROWS): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.deleteFrom('audit_log').where('at', '<=', daysAgo(KEPT_DAYS)).execute();
  await db
    .deleteFrom('audit_log')
    .where('subject_id', 'is', null)
    .where('at', '<=', daysAgo(OF_NOBODY_KEPT_DAYS))
    .execute();
  const oldest = await db
    .selectFrom('audit_log')
    .select('at')
    .where('subject_id', 'is', null)
    .orderBy('at', 'desc')
    .offset(ofNobodyMax)
    .limit(1)
    .executeTakeFirst();
  if (oldest === undefined) return;
  await db.deleteFrom('audit_log').where('subject_id', 'is', null).where('at', '<=', oldest.at).execute();
}
