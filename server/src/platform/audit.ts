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

const RETENTION_DAYS = 365;
const UNASSIGNED_RETENTION_DAYS = 30;
/** Bounds the disk space that password guessing from thousands of addresses can take. */
const UNASSIGNED_MAX_ROWS = 100_000;

export interface AuditEvent {
  readonly action: AuditAction;
  /** The account concerned. Defaults to the actor's own; null if there is none. */
  readonly subjectId?: string | null;
  /** Overrides the actor of the context, as during sign-in. */
  readonly actorId?: string;
  /** No secrets and no personal data: the log outlives accounts. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Records a security-relevant event. Pass the transaction of the event itself, so that both commit or neither. */
export async function writeAudit(
  db: Db,
  { actor, now, address }: Pick<Ctx<Actor>, 'actor' | 'now' | 'address'>,
  { action, subjectId, actorId, details = {} }: AuditEvent,
): Promise<void> {
  const actor_id = actorId ?? (actor.kind === 'user' ? actor.id : null);
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
 * Deletes events older than a year. Events without an account, such as password guessing, are deleted after a month,
 * and beyond the newest `unassignedMax`.
 */
export async function purgeAudit(db: Db, now: Date, unassignedMax = UNASSIGNED_MAX_ROWS): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.deleteFrom('audit_log').where('at', '<=', daysAgo(RETENTION_DAYS)).execute();
  await db
    .deleteFrom('audit_log')
    .where('subject_id', 'is', null)
    .where('at', '<=', daysAgo(UNASSIGNED_RETENTION_DAYS))
    .execute();
  const oldest = await db
    .selectFrom('audit_log')
    .select('at')
    .where('subject_id', 'is', null)
    .orderBy('at', 'desc')
    .offset(unassignedMax)
    .limit(1)
    .executeTakeFirst();
  if (oldest === undefined) return;
  await db.deleteFrom('audit_log').where('subject_id', 'is', null).where('at', '<=', oldest.at).execute();
}
