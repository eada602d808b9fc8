import { sql as statement } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startApp, type TestApp } from '../app.ts';
import { createDatabase, type DatabasePlace } from '../database.ts';
import { createPerson, createRecipe } from '../factories.ts';
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
  // Photos are counted for each person, so that their sum reads a row of each; the database knows its own size.
  if (sql.includes('sum("picture_bytes")') || step.startsWith('SCAN pragma_')) return true;
  // The newest of the entries that are about no account, by an index of those alone.
  if (sql.includes('"audit_log" where "subject_id" is null order by') && step.startsWith('Index Only Scan'))
    return true;
  // The refresh tokens of one session are fifty at most.
  if (sql.startsWith('delete from "refresh_tokens"') && /order by|sort/iu.test(step)) return true;
  // What is counted only so far is a list by itself.
  if (step === 'SCAN found') return true;
  // A handful that an index has just given in order, or that the query names.
  if (step.startsWith('SCAN few_') || step.startsWith('SCAN json_each')) return true;
  if (step.startsWith('SCAN (subquery') && sql.startsWith('with "few_places"')) return true;
  if (/json_each|any\(\$\d+::uuid\[\]\)/u.test(sql) && /order by|sort/iu.test(step)) return true;
  // A search sorts its matches only when they are few.
  return /few_hits|"recipe_search"/u.test(sql) && /order by|sort/iu.test(step);
}

/** Is it a query that has a plan, and that was not looked at before? */
function isNew(sql: string): boolean {
  if (looked.has(sql) || !/^(?:select|insert|update|delete|with)\b/u.test(sql)) return false;
  looked.add(sql);
  return true;
}

const looked = new Set<string>();

/** What belongs to one person, as docs/scaling.md lists it: it may stand on the shard of that person. */
const OF_ONE_PERSON =
  /(?:from|join|into|update) "(?:recipes|recipe_search|recipe_versions|recipe_figures|recipe_kinds|food_counts|shared_recipes|public_links|picture_imports|recipe_copies|conversations|chat_messages|generations)"/u;
/** The columns by which statements name the person; the index of words has them in what it is asked for. */
const NAMES_PERSON = /\buser_id\b|\bshared_by\b|\bshared_with\b|\bscope\b|document @@|_fts match/u;

/** What asks every shard, and why it may. */
const ASKS_EVERYWHERE = [
  // Work that waits is found by whoever has time for it, and ended by its key.
  /^(?:select|update|delete from|insert into) .*"(?:lease_until|next_attempt_at|held_until)"/u,
  /^delete from "(?:generations" where "created_at" <|picture_imports" where "recipe_id" =|recipes" where "id" in \(select "id" from "recipes" where "deleted_at")/u,
  /^select \* from "generations" where "id" = /u,
  /"derived_by"/u,
  // A copy is made of what somebody else may have, and only of what they let one see.
  /^select "origins" from "recipes" where "id" = /u,
  // Is a file of a picture still somebody's?
  /^select "pictures"."id", "pictures"."width" from "pictures" where not exists/u,
  // Whoever has a link knows nothing else; an admin decides about any.
  /^select "recipe_id", "user_id" from "public_links" where "token_hash" in /u,
  /^update "public_links" set "hidden_at"/u,
  /^delete from "public_links" where "recipe_id" in/u,
  // A recipe that was just written: is it still there, and who is told?
  /^select "(?:id|updated_at)" from "recipes" where "id" = /u,
  /^select "recipe_id", "shared_with" from "shared_recipes" where "recipe_id" /u,
  // The answer in a conversation that was found by its person.
  /^select \* from "chat_messages" where "conversation_id" = /u,
];

describe('every query finds its rows by an index, in order', () => {
  test.each(ALL_USES)('for %s', async (_name, use) => {
    await use(stage);
    const detours = [];
    for (const query of queries().filter(({ sql }) => isNew(sql))) {
      const steps = (await findUnindexedSteps(place, query)).filter((step) => !isAllowed(query, step));
      if (steps.length > 0) detours.push({ sql: query.sql, steps });
    }
    expect(detours).toEqual([]);
  });

  test('queries of personal rows name their user', () => {
    const everywhere = queries()
      .map(({ sql }) => sql.trim().replaceAll(/\s+/gu, ' '))
      .filter((sql) => OF_ONE_PERSON.test(sql))
      // What a select gives names columns as well.
      .filter((sql) => !NAMES_PERSON.test(sql.replace(/^select .*? from /u, 'from ')));
    expect(everywhere.filter((sql) => !ASKS_EVERYWHERE.some((allowed) => allowed.test(sql)))).toEqual([]);
    const unneeded = ASKS_EVERYWHERE.filter((allowed) => !everywhere.some((sql) => allowed.test(sql)));
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
