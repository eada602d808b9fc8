import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

import { type Kysely, sql } from 'kysely';

import { Filling, type Place } from './filling.ts';
import type { SliceRequest, SliceText } from './slice-thread.ts';
import { ADMIN, ASKERS, peopleOf, userId, type World } from './world.ts';
import { idOf } from './chance.ts';

const PEOPLE_AT_ONCE = 5_000;
const RECIPES_AT_ONCE = 1_000;
const FILLED = ['users', 'user_profiles', 'recipes', 'community_recipes', 'recipe_search', 'community_search'];
const FILLED_TOO = ['recipe_ratings', 'shared_recipes', 'audit_log', 'outbox_messages', 'conversations', 'food_counts'];
const SESSION_DAYS = 30;

/** The token of the session of one who asks. */
export const askerToken = (n: number) => `${'s'.repeat(31)}${n}`;

/** What is in a place that was filled. */
export async function readWorld(place: Place, recipes: number): Promise<World> {
  const filling = await Filling.open(place);
  try {
    return { recipes, now: Number(await filling.note('now')) };
  } finally {
    await filling.close();
  }
}

/**
 * Fills a database with so many recipes, all of them in the community as well, a tenth as many people and ten times as many
 * ratings: `node bench/scale/fill.ts RECIPES FOLDER [POSTGRES_URL]`. Streamed; what was cut off is taken up where it stopped.
 */
export async function fillScale(place: Place, recipes: number, say = (_line: string) => {}): Promise<void> {
  const filling = await Filling.open(place);
  const { db } = filling;
  try {
    await filling.step('begun', async (trx) => {
      await sql`insert into scale_notes (name, value) values ('now', ${String(Date.now())})`.execute(trx);
      if (filling.kind !== 'postgres') return;
      await dropIndexes(trx);
      // What the index of words knows of a recipe's standing is in nothing that is filled in.
      await sql`alter table community_search enable always trigger community_search_standing`.execute(trx);
    });
    const world = { recipes, now: Number(await filling.note('now')) };
    await writeSlices(filling, world, { of: 'people', all: peopleOf(world), atOnce: PEOPLE_AT_ONCE }, say);
    await writeSlices(filling, world, { of: 'recipes', all: recipes, atOnce: RECIPES_AT_ONCE }, say);
    for (const [name, step] of Object.entries(figures(filling.kind))) {
      say(name);
      await filling.step(name, async (trx) => void (await step.execute(trx)));
    }
    await filling.step('sessions', (trx) => addSessions(trx, world));
    if (filling.kind === 'postgres') {
      await sql`set maintenance_work_mem = '1GB'`.execute(db);
      const { rows } = await sql<{ name: string; value: string }>`
        select name, value from scale_notes where name like 'index %'`.execute(db);
      for (const { name, value } of rows) {
        say(name);
        await filling.step(`made ${name}`, async (trx) => void (await sql.raw(value).execute(trx)));
      }
      await sql`alter table community_search enable trigger community_search_standing`.execute(db);
      await sql`insert into admin_users (id) values (${userId(world, ADMIN)}) on conflict do nothing`.execute(db);
      await sql`vacuum analyze`.execute(db);
    } else {
      await sql`insert into admin_users (id) values (${userId(world, ADMIN)}) on conflict do nothing`.execute(db);
      await sql`analyze`.execute(db);
    }
  } finally {
    await filling.close();
  }
}

type Db = Filling['db'];

/** An index is made in a fraction of the time when all is there; how it was is noted. */
async function dropIndexes(trx: Db): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename in (${sql.join([...FILLED, ...FILLED_TOO])})
      and not exists (select 1 from pg_constraint where conname = indexname)`.execute(trx);
  for (const { name, definition } of rows) {
    await sql`insert into scale_notes (name, value) values (${`index ${name}`}, ${definition})`.execute(trx);
    await sql`drop index ${sql.ref(name)}`.execute(trx);
  }
}

interface Slicing {
  readonly of: SliceRequest['of'];
  readonly all: number;
  readonly atOnce: number;
}

/** Threads make the slices ahead of the one that is written, in turns: so each meets the dishes again that it has made. */
async function writeSlices(filling: Filling, world: World, { of, all, atOnce }: Slicing, say: (line: string) => void) {
  const threads = Array.from(
    { length: availableParallelism() },
    () => new Worker(new URL('./slice-thread.ts', import.meta.url)),
  );
  const ask = async (from: number) => {
    const thread = threads[(from / atOnce) % threads.length];
    if (thread === undefined || from >= all) return undefined;
    const request: SliceRequest = { world, of, from, to: Math.min(from + atOnce, all) };
    thread.postMessage(request);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one kind of message of that thread
    const [text] = (await once(thread, 'message')) as [SliceText];
    return { to: request.to, text };
  };
  try {
    const begun = Number((await filling.note(of)) ?? 0);
    const asked = threads.map((_, at) => ask(begun + at * atOnce));
    for (let from = begun; from < all; from += atOnce) {
      const slice = await asked.shift();
      if (slice === undefined) break;
      asked.push(ask(from + threads.length * atOnce));
      await filling.write(slice.text, of, String(slice.to));
      say(`${slice.to.toLocaleString('en')} of ${all.toLocaleString('en')} ${of}`);
    }
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

/** What the app keeps beside the recipes, counted from them. */
function figures(kind: Filling['kind']) {
  const isKept = sql`deleted_at is null`;
  const each =
    kind === 'postgres' ? sql`jsonb_array_elements_text(foods) as each (food)` : sql`json_each(foods) as each`;
  const food = kind === 'postgres' ? sql`food` : sql`each.value`;
  return {
    'figures of people': sql`
      insert into recipe_figures (user_id, recipes, ai_generated, cooking_minutes, with_cooking_time)
      select user_id, count(*), count(*) filter (where is_ai_generated), coalesce(sum(cooking_time), 0), count(cooking_time)
      from recipes where ${isKept} group by user_id`,
    'kinds of recipes': sql`
      insert into recipe_kinds (user_id, category, is_vegetarian, is_vegan, is_gluten_free, count)
      select user_id, coalesce(category, ''), is_vegetarian, is_vegan, is_gluten_free, count(*) from recipes
      where ${isKept} group by user_id, coalesce(category, ''), is_vegetarian, is_vegan, is_gluten_free`,
    'counts of foods': sql`
      insert into food_counts (user_id, food, count)
      select user_id, ${food}, count(*) from recipes cross join ${each} where ${isKept} group by user_id, ${food}`,
  };
}

async function addSessions(tables: Db, world: World): Promise<void> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- rows are made here as plain records
  const trx = tables as unknown as Kysely<Record<string, Record<string, unknown>>>;
  const now = new Date();
  const expires_at = new Date(now.getTime() + SESSION_DAYS * 86_400_000);
  for (let n = 0; n <= Math.max(ASKERS, ADMIN); n++) {
    await trx
      .insertInto('sessions')
      .values({
        id: idOf(10, n, world.now),
        token: askerToken(n),
        user_id: userId(world, n),
        expires_at,
        authenticated_at: now,
        created_at: now,
        updated_at: now,
      })
      .execute();
  }
}

if (import.meta.main) {
  const [recipes = '', folder = '', url] = process.argv.slice(2);
  await fillScale({ url, folder }, Number(recipes), (line) => process.stderr.write(`${line}\n`));
}
