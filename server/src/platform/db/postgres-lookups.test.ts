import pg from 'pg';
import { expect, test } from 'vitest';

import { createDatabase, describeOn } from '../../../test/database.ts';
import { DatabaseUnavailableError } from './errors.ts';

const ROUNDS = 20;

describeOn('postgres')('lookups on PostgreSQL', () => {
  test('replace connections that break under them, and leave none open', async () => {
    const place = await createDatabase();
    const database = place.open();
    const admin = new pg.Client(place.url);
    await admin.connect();
    const ask = () => database.lookups.run('select $1::int as n', [7]).catch((error: unknown) => error);

    for (let round = 0; round < ROUNDS; round++) {
      const asked = Array.from({ length: 12 }, ask);
      await admin.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      for (const answer of await Promise.all(asked)) {
        if (Array.isArray(answer)) expect(answer).toEqual([{ n: 7 }]);
        else expect(answer).toBeInstanceOf(DatabaseUnavailableError);
      }
    }
    let answer: unknown;
    for (let tries = 0; tries < 12 && !Array.isArray(answer); tries++) answer = await ask();
    expect(answer).toEqual([{ n: 7 }]);

    await database.close();
    const countOpen = async () => {
      const { rows } = await admin.query<{ open: number }>(
        'select count(*)::int as open from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      return rows[0]?.open;
    };
    // The server needs a moment to notice that we hung up.
    await expect.poll(countOpen, { timeout: 10_000 }).toBe(0);
    await admin.end();
    await place.remove();
  });
});
