import { sql as statement } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startApp, type TestApp } from '../app.ts';
import { createDatabase, type DatabasePlace } from '../database.ts';
import { createUser, createRecipe } from '../factories.ts';
import { findUnindexedSteps, recordQueries, type RecordedQuery } from '../query-recorder.ts';
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
  await createManyUsers(app);
  const anna = await createUser(app, { password: PASSWORD });
  await createRecipe(app, anna);
  stage = { app, anna, id: (await createRecipe(app, anna)).id };
});
afterAll(async () => {
  await app.close();
  await place.remove();
});

/** Creates 2,000 users, so that an index lookup is cheaper than a full scan. */
async function createManyUsers({ database: { db } }: TestApp): Promise<void> {
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

/** Permitted scans and sorts, with the reason. */
function isAllowed({ sql }: RecordedQuery, step: string): boolean {
  // Recipes shared with one user are sorted by the time of sharing.
  if (sql.includes('"shared_recipes" inner join "recipes"') && /order by|sort/iu.test(step)) return true;
  // The costs of a day are summed per user before they are sorted.
  if (sql.includes('"few_spenders"') && /order by|sort/iu.test(step)) return true;
  // The total of all photos sums one row per user. The size of the database comes from a pragma.
  if (sql.includes('sum("picture_bytes")') || step.startsWith('SCAN pragma_')) return true;
  // The newest audit entries without a subject, by a partial index.
  if (sql.includes('"audit_log" where "subject_id" is null order by') && step.startsWith('Index Only Scan'))
    return true;
  // A session has at most fifty refresh tokens.
  if (sql.startsWith('delete from "refresh_tokens"') && /order by|sort/iu.test(step)) return true;
  // A bounded count scans its own subquery.
  if (step === 'SCAN found') return true;
  // Subqueries whose alias begins with `few_` return few rows, read by an index; `json_each` lists the rows of a parameter.
  if (step.startsWith('SCAN few_') || step.startsWith('SCAN json_each')) return true;
  if (step.startsWith('SCAN (subquery') && sql.startsWith('with "few_')) return true;
  if (/json_each|any\(\$\d+::uuid\[\]\)/u.test(sql) && /order by|sort/iu.test(step)) return true;
  // A search sorts only a small number of matches.
  return /few_hits|"recipe_search"/u.test(sql) && /order by|sort/iu.test(step);
}

/** Whether the statement has a query plan that was not checked yet. */
function isNew(sql: string): boolean {
  if (checked.has(sql) || !/^(?:select|insert|update|delete|with)\b/u.test(sql)) return false;
  checked.add(sql);
  return true;
}

const checked = new Set<string>();

/** The tables of personal rows (docs/scaling.md), which could be sharded by user. */
const OF_ONE_PERSON =
  /(?:from|join|into|update) "(?:recipes|recipe_search|recipe_versions|recipe_figures|recipe_kinds|food_counts|shared_recipes|public_links|picture_imports|recipe_copies|conversations|chat_messages|generations)"/u;
/** The columns by which statements name the user. Full-text queries contain the user in their match. */
const NAMES_PERSON = /\buser_id\b|\bshared_by\b|\bshared_with\b|\bscope\b|document @@|_fts match/u;

/** Statements that would have to run on every shard, with the reason. */
const ON_EVERY_SHARD = [
  // A worker claims jobs of any user, and completes them by key.
  /^(?:select|update|delete from|insert into) .*"(?:lease_until|next_attempt_at|held_until)"/u,
  /^delete from "(?:generations" where "created_at" <|picture_imports" where "recipe_id" =|recipes" where "id" in \(select "id" from "recipes" where "deleted_at")/u,
  /^select \* from "generations" where "id" = /u,
  /"derived_by"/u,
  // A copy of another user's recipe, which the copying user may read.
  /^select "origins" from "recipes" where "id" = /u,
  // Whether a picture file is still referenced.
  /^select "pictures"."id", "pictures"."width" from "pictures" where not exists/u,
  // A guest knows only the link, and an admin moderates any link.
  /^select "recipe_id", "user_id" from "public_links" where "token_hash" in /u,
  /^update "public_links" set "hidden_at"/u,
  /^delete from "public_links" where "recipe_id" in/u,
  // After a write: whether the recipe still exists, and whom to notify.
  /^select "(?:id|updated_at)" from "recipes" where "id" = /u,
  /^select "recipe_id", "shared_with" from "shared_recipes" where "recipe_id" /u,
  // The messages of a conversation that was found by its user.
  /^select \* from "chat_messages" where "conversation_id" = /u,
];

describe('every query finds its rows by an index, in order', () => {
  test.each(ALL_USES)('for %s', async (_name, use) => {
    await use(stage);
    const unindexed = [];
    for (const query of queries().filter(({ sql }) => isNew(sql))) {
      const steps = (await findUnindexedSteps(place, query)).filter((step) => !isAllowed(query, step));
      if (steps.length > 0) unindexed.push({ sql: query.sql, steps });
    }
    expect(unindexed).toEqual([]);
  });

  test('queries of personal rows name their user', () => {
    const withoutUser = queries()
      .map(({ sql }) => sql.trim().replaceAll(/\s+/gu, ' '))
      .filter((sql) => OF_ONE_PERSON.test(sql))
      // The select list names columns as well.
      .filter((sql) => !NAMES_PERSON.test(sql.replace(/^select .*? from /u, 'from ')));
    expect(withoutUser.filter((sql) => !ON_EVERY_SHARD.some((allowed) => allowed.test(sql)))).toEqual([]);
    const unneeded = ON_EVERY_SHARD.filter((allowed) => !withoutUser.some((sql) => allowed.test(sql)));
    expect(unneeded).toEqual([]);
  });

  test('a full scan or a sort is detected', async () => {
    expect(
      await findUnindexedSteps(place, { sql: "select id from recipes where title = 'Soup'", parameters: [] }),
    ).not.toEqual([]);
    expect(await findUnindexedSteps(place, { sql: 'select id from recipes order by id', parameters: [] })).not.toEqual(
      [],
    );
    expect(
      await findUnindexedSteps(place, {
        sql: `select id from recipes where user_id = '${stage.anna.id}' order by title`,
        parameters: [],
      }),
    ).not.toEqual([]);
  });

  test('the queries of all important tables were recorded', () => {
    const seen = queries().map(({ sql }) => sql);
    for (const table of ['sessions', 'users', 'accounts', 'user_profiles', 'rate_limits', 'recipes', 'recipe_search']) {
      expect(
        seen.some((sql) => sql.includes(`"${table}"`)),
        table,
      ).toBe(true);
    }
  });
});
