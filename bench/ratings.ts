import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import type { Database } from '../server/src/platform/db/open.ts';
import { load } from './rig/load.ts';
import { insertSessions } from './rig/session.ts';
import { startProcess } from './rig/server-process.ts';
import { DATABASE_KINDS, openMigrated, withDatabase } from './rig/temporary-database.ts';
import { insert, untypedDb } from './rig/untyped-db.ts';

const PEOPLE = 1_000;
const CONNECTIONS = 40;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10);

interface RatedRecipe {
  readonly recipeId: string;
  readonly cookies: readonly string[];
}

/** A thousand users rate one recipe repeatedly. Afterwards its counters must equal the stored ratings. */
export async function benchRatings(): Promise<string> {
  const lines = [`## Ratings of one recipe, ${PEOPLE} people, ${CONNECTIONS} connections`, ''];
  lines.push('| database | ratings /s | p50 ms | p95 ms | p99 ms | counters correct |', '|---|---|---|---|---|---|');
  for (const kind of DATABASE_KINDS) {
    await withDatabase(kind, async (temporary) => {
      const database = await openMigrated(temporary);
      const { recipeId, cookies } = await createRatedRecipe(database);
      const server = await startProcess('server/src/main.ts', temporary.environment);
      const url = `${server.url}/api/community/${recipeId}/ratings`;
      let count = 0;
      const next = () => {
        count += 7;
        return { cookie: cookies[count % PEOPLE] ?? '', body: { rating: 1 + (count % 5) } };
      };
      await load(url, { connections: CONNECTIONS, seconds: 2, next });
      const { perSecond, p50Ms, p95Ms, p99Ms } = await load(url, {
        connections: CONNECTIONS,
        seconds: SECONDS,
        next,
      });
      // Completes requests in progress.
      await server.stop();
      const areCountersRight = await checkCounters(database, recipeId);
      lines.push(
        `| ${kind} | ${perSecond} | ${p50Ms} | ${p95Ms} | ${p99Ms} | ${areCountersRight ? 'yes' : '**no**'} |`,
      );
      await database.close();
    });
  }
  return lines.join('\n');
}

async function createRatedRecipe(database: Database): Promise<RatedRecipe> {
  const db = untypedDb(database);
  const now = new Date();
  const stamps = { created_at: now, updated_at: now };
  // One more, the author, who may not rate.
  const people = Array.from({ length: PEOPLE + 1 }, (_, n) => ({
    id: uuidv7(),
    email: `cook${n}@example.org`,
    name: 'Cook',
    ...stamps,
  }));
  await insert(db, 'users', people);
  const cookies = await insertSessions(
    db,
    people.map(({ id }) => id),
  );
  const recipeId = uuidv7();
  const lists = { ingredients: JSON.stringify(['6 tomatoes']), instructions: JSON.stringify(['Stir.']) };
  await insert(db, 'community_recipes', [
    {
      id: recipeId,
      shared_by: people.at(-1)?.id,
      title: 'Tomato Soup',
      description: 'Hot.',
      ...lists,
      created_at: now,
    },
  ]);
  return { recipeId, cookies };
}

async function checkCounters({ db }: Database, recipeId: string): Promise<boolean> {
  const { rows } = await sql<{ is_right: boolean | number }>`
    select stars_1 = (select count(*) from recipe_ratings where recipe_id = ${recipeId} and rating = 1)
      and stars_5 = (select count(*) from recipe_ratings where recipe_id = ${recipeId} and rating = 5)
      and ratings_count = (select count(*) from recipe_ratings where recipe_id = ${recipeId})
      and abs(rating - (select avg(rating * 1.0) from recipe_ratings where recipe_id = ${recipeId})) < 0.000001 as is_right
    from community_recipes where id = ${recipeId}`.execute(db);
  return Boolean(rows[0]?.is_right);
}

if (import.meta.main) process.stdout.write(`${await benchRatings()}\n`);
