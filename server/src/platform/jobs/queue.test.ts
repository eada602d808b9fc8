import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createUser, createRecipe } from '../../../test/factories.ts';
import { claim, type JobQueue, release, renew, settle } from './queue.ts';

const QUEUE: JobQueue<'recipe_id'> = {
  table: 'recipe_copies',
  key: ['recipe_id'],
  attempts: 'attempts',
  dueAt: 'next_attempt_at',
  backoffMs: [1_000],
  leaseMs: 60_000,
};

let app: TestApp;
let due: { readonly recipe_id: string; readonly attempts: number };
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  const recipe_id = uuidv7();
  await createRecipe(app, await createUser(app), { id: recipe_id });
  const now = app.clock.now();
  const row = { recipe_id, next_attempt_at: now, created_at: now, failed_reason: null };
  await app.database.db.insertInto('recipe_copies').values(row).execute();
  due = { recipe_id, attempts: 0 };
});
afterAll(() => app.close());

const db = () => app.database.db;
const now = () => app.clock.now();
const claimDue = async () => {
  const held = await claim(db(), QUEUE, due, now());
  if (held === undefined) throw new Error('Expected to claim the job');
  return held;
};

test('of concurrent claims of one due job exactly one succeeds', async () => {
  const claims = await Promise.all(Array.from({ length: 8 }, () => claim(db(), QUEUE, due, now())));
  expect(claims.filter((held) => held !== undefined)).toEqual([{ ...due, attempts: 1 }]);
});

test('a job whose lease was renewed since it was read cannot be claimed until the lease expires', async () => {
  const held = await claimDue();
  app.clock.advance({ minutes: 1 });
  expect(await renew(db(), QUEUE, held, now())).toBe(true);
  expect(await claim(db(), QUEUE, held, now())).toBeUndefined();
  app.clock.advance({ minutes: 1 });
  expect(await claim(db(), QUEUE, held, now())).toEqual({ ...due, attempts: 2 });
});

test('a holder that lost its lease can neither renew, release nor settle the job', async () => {
  const slow = await claimDue();
  app.clock.advance({ minutes: 1 });
  const held = await claim(db(), QUEUE, slow, now());
  expect(await renew(db(), QUEUE, slow, now())).toBe(false);
  expect(await settle(db(), QUEUE, slow, null)).toBe(false);
  await release(db(), QUEUE, slow, now());
  expect(await claim(db(), QUEUE, slow, now())).toBeUndefined();
  expect(held).toBeDefined();
});

test('a released job is due at once, and the attempt does not count', async () => {
  await release(db(), QUEUE, await claimDue(), now());
  expect(await claimDue()).toEqual({ ...due, attempts: 1 });
});
