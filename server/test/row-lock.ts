import { setImmediate } from 'node:timers/promises';

import { sql } from 'kysely';
import { expect } from 'vitest';

import type { TestApp } from './app.ts';

/** Waits until this many requests have read their session and wait for a row lock that the test holds. */
export async function waitForRowLock({ database: { kind, db } }: TestApp, requests = 1): Promise<void> {
  // SQLite reads the session synchronously, within a few turns of the event loop.
  for (let turn = 0; turn < 20; turn++) await setImmediate();
  if (kind === 'sqlite') return;
  const waiting = sql`select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  await expect.poll(async () => (await waiting.execute(db)).rows.length).toBeGreaterThanOrEqual(requests);
}
