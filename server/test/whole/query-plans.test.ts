import { sql as statement } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startApp, type TestApp } from '../app.ts';
import { createDatabase, type DatabasePlace } from '../database.ts';
import { createPerson, createRecipe } from '../factories.ts';
import { findDetours, recordQueries, type RecordedQuery } from '../query-recorder.ts';
import { ALL_USES } from '../uses/all.ts';
import { PASSWORD, type Stage } from '../uses/stage.ts';

let place: DatabasePlace;
let app: TestApp;
let stage: Stage;
let queries: () => readonly RecordedQuery[];
beforeAll(async () => {
  place = await createDatabase();
  const recorded = recordQueries(place.open());
  queries = recorded.queries;
  app = await startApp({ database: recorded.database });
  await crowd(app);
  const anna = await createPerson(app, { password: PASSWORD });
  await createRecipe(app, anna);
  stage = { app, anna, id: (await createRecipe(app, anna)).id };
});
afterAll(async () => {
  await app.close();
  await place.remove();
});

/** So many people that reading all of them would cost more than asking an index for one. */
async function crowd({ database: { db } }: TestApp): Promise<void> {
  const stamps = { created_at: new Date(), updated_at: new Date() };
  const people = Array.from({ length: 2_000 }, (_, n) => ({
    id: uuidv7(),
    email: `guest-${n}@example.org`,
    name: 'Guest',
    ...stamps,
  }));
  await db.insertInto('users').values(people).execute();
  await statement`analyze users`.execute(db);
}

/** What a query may do although it is a detour, and why. */
function isAllowed({ sql }: RecordedQuery, step: string): boolean {
  // What was shared with one person comes in the order in which it was.
  if (sql.includes('"shared_recipes" inner join "recipes"') && /order by|sort/iu.test(step)) return true;
  // What a day came to is summed for each person before it can be put in order.
  if (sql.includes('"few_spenders"') && /order by|sort/iu.test(step)) return true;
  // What is counted only so far is a list by itself.
  if (step === 'SCAN found') return true;
  // A handful that an index has just given in order, or that the query names.
  if (step.startsWith('SCAN few_') || step.startsWith('SCAN json_each')) return true;
  if (step.startsWith('SCAN (subquery') && sql.startsWith('with "few_places"')) return true;
  if (/json_each|any\(\$\d+::uuid\[\]\)/u.test(sql) && /order by|sort/iu.test(step)) return true;
  // What a search found comes in the order of the text index and is put into the order of the list.
  return sql.includes('"recipe_search"') && /order by|sort/iu.test(step);
}

/** Is it a query that has a plan, and that was not looked at before? */
function isNew(sql: string): boolean {
  if (looked.has(sql) || !/^(?:select|insert|update|delete|with)\b/u.test(sql)) return false;
  looked.add(sql);
  return true;
}

const looked = new Set<string>();

describe('every query finds its rows by an index, in order', () => {
  test.each(ALL_USES)('for %s', async (_name, use) => {
    await use(stage);
    const detours = [];
    for (const query of queries().filter(({ sql }) => isNew(sql))) {
      const steps = (await findDetours(place, query)).filter((step) => !isAllowed(query, step));
      if (steps.length > 0) detours.push({ sql: query.sql, steps });
    }
    expect(detours).toEqual([]);
  });

  test('and a query that would is noticed', async () => {
    expect(
      await findDetours(place, { sql: "select id from recipes where title = 'Soup'", parameters: [] }),
    ).not.toEqual([]);
    expect(await findDetours(place, { sql: 'select id from recipes order by id', parameters: [] })).not.toEqual([]);
    expect(
      await findDetours(place, {
        sql: `select id from recipes where user_id = '${stage.anna.id}' order by title`,
        parameters: [],
      }),
    ).not.toEqual([]);
  });

  test('and all of them were looked at', () => {
    const seen = queries().map(({ sql }) => sql);
    for (const table of ['sessions', 'users', 'accounts', 'user_profiles', 'rate_limits', 'recipes', 'recipe_search']) {
      expect(
        seen.some((sql) => sql.includes(`"${table}"`)),
        table,
      ).toBe(true);
    }
  });
});
