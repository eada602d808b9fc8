import { sql } from 'kysely';

import type { Db } from '#platform/db/tables.ts';
import { DAY_MS } from '#platform/durations.ts';

import type { Ledger } from './ledger.ts';

interface ModelUsageTable {
  person_id: string;
  /** In UTC, as YYYY-MM-DD. */
  day: string;
  task: string;
  model: string;
  service: string;
  calls: number;
  failures: number;
  input_tokens: number;
  output_tokens: number;
  images: number;
  cost_micros: number;
}

interface ModelAllowancesTable {
  person_id: string;
  day: string;
  tokens: number;
  images: number;
}

declare module '../db/tables.ts' {
  interface Tables {
    model_usage: ModelUsageTable;
    model_allowances: ModelAllowancesTable;
  }
}

const RETENTION_DAYS = 400;

export interface Amount {
  readonly tokens: number;
  readonly images: number;
}

/** Usage is counted per user and day. */
export interface Account {
  readonly userId: string;
  readonly day: string;
}

export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/**
 * Reserves the estimated cost of a request. False when used and reserved amounts have reached the limit (0: no limit). Atomic:
 * concurrent requests exceed the limit by one request at most.
 */
export async function reserve(
  db: Db,
  { userId: person_id, day }: Account,
  { tokens, images }: Amount,
  limits: Amount,
): Promise<boolean> {
  const insert = db.insertInto('model_allowances').values({ person_id, day, tokens, images });
  const reserved = await insert
    .onConflict((conflict) => {
      let update = conflict.columns(['person_id', 'day']).doUpdateSet({
        tokens: sql<number>`model_allowances.tokens + ${tokens}`,
        images: sql<number>`model_allowances.images + ${images}`,
      });
      if (tokens > 0 && limits.tokens > 0) update = update.where('model_allowances.tokens', '<', limits.tokens);
      if (images > 0 && limits.images > 0) update = update.where('model_allowances.images', '<', limits.images);
      return update;
    })
    .returning('day')
    .executeTakeFirst();
  return reserved !== undefined;
}

/** Replaces a reservation by the actual usage. */
export async function settle(db: Db, { userId, day }: Account, reserved: Amount, used: Amount): Promise<void> {
  const atLeastNone = (column: 'tokens' | 'images', by: number) =>
    sql<number>`case when ${sql.ref(column)} + ${by} < 0 then 0 else ${sql.ref(column)} + ${by} end`;
  await db
    .updateTable('model_allowances')
    .set({
      tokens: atLeastNone('tokens', used.tokens - reserved.tokens),
      images: atLeastNone('images', used.images - reserved.images),
    })
    .where('person_id', '=', userId)
    .where('day', '=', day)
    .execute();
}

/** Adds the usage of an action to the totals of the user and day. */
export async function recordUsage(db: Db, { userId: person_id, day }: Account, ledger: Ledger): Promise<void> {
  const rows = ledger.entries().map((entry) => ({
    person_id,
    day,
    task: ledger.task,
    model: entry.model,
    service: entry.service,
    calls: entry.calls,
    failures: entry.failures,
    input_tokens: entry.inputTokens,
    output_tokens: entry.outputTokens,
    images: entry.images,
    cost_micros: entry.costMicros,
  }));
  if (rows.length === 0) return;
  const added = (column: SummedColumn) =>
    sql<number>`${sql.ref(`model_usage.${column}`)} + ${sql.ref(`excluded.${column}`)}`;
  await db
    .insertInto('model_usage')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'day', 'task', 'model', 'service']).doUpdateSet({
        calls: added('calls'),
        failures: added('failures'),
        input_tokens: added('input_tokens'),
        output_tokens: added('output_tokens'),
        images: added('images'),
        cost_micros: added('cost_micros'),
      }),
    )
    .execute();
}

type SummedColumn = 'calls' | 'failures' | 'input_tokens' | 'output_tokens' | 'images' | 'cost_micros';

/** Deletes usage after 400 days, and allowances after their day. */
export async function purgeModelUsage(db: Db, now: Date): Promise<void> {
  const oldest = dayOf(new Date(now.getTime() - RETENTION_DAYS * DAY_MS));
  await db.deleteFrom('model_usage').where('day', '<', oldest).execute();
  // A request that began yesterday may still be running.
  const yesterday = dayOf(new Date(now.getTime() - DAY_MS));
  await db.deleteFrom('model_allowances').where('day', '<', yesterday).execute();
}
