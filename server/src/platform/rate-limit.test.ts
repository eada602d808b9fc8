import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { createDatabase, type DatabasePlace, describeOn } from '../../test/database.ts';
import type { Database } from './db/open.ts';
import { countUse, purgeRateLimits } from './rate-limit.ts';

const LIMIT = { max: 1, windowSeconds: 60 };
const NOW = new Date();
const AN_HOUR_AGO = new Date(NOW.getTime() - 60 * 60 * 1000);

let place: DatabasePlace;
let database: Database;
beforeAll(async () => {
  place = await createDatabase();
  database = place.open();
});
beforeEach(async () => {
  await database.db.deleteFrom('rate_limits').execute();
  for (const key of ['one', 'other']) await countUse(database.db, key, LIMIT, AN_HOUR_AGO);
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

const keys = () => database.db.selectFrom('rate_limits').select('key').execute();

test('purgeRateLimits deletes windows that have ended', async () => {
  await countUse(database.db, 'other', LIMIT, NOW);
  await purgeRateLimits(database.db, NOW);
  expect(await keys()).toEqual([{ key: 'other' }]);
});

test('a window begun by a clock that was a day ahead does not last until then', async () => {
  const tomorrow = new Date(NOW.getTime() + 24 * 60 * 60 * 1000);
  await countUse(database.db, 'one', LIMIT, tomorrow);
  await expect(countUse(database.db, 'one', LIMIT, tomorrow)).rejects.toThrow('Too many');
  await countUse(database.db, 'one', LIMIT, NOW);
  // Clock skew within the tolerance counts in the same window.
  await expect(countUse(database.db, 'one', LIMIT, new Date(NOW.getTime() - 1_000))).rejects.toThrow('Too many');
});

describeOn('postgres')('a window in which a transaction is counting', () => {
  test('does not block purgeRateLimits', async () => {
    await database.db.transaction().execute(async (trx) => {
      await countUse(trx, 'other', LIMIT, NOW);
      await purgeRateLimits(database.db, NOW);
    });
    expect(await keys()).toEqual([{ key: 'other' }]);
  });
});
