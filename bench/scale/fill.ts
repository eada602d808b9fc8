import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

import { sql } from 'kysely';

import { untypedDb } from '../rig/untyped-db.ts';
import { type Location, ResumableFill } from './resumable-fill.ts';
import type { SliceRequest, SliceText } from './slice-thread.ts';
import { ADMIN, MEASURED_USERS, peopleOf, userId, type Dataset } from './dataset.ts';
import { idOf } from './pseudo-random.ts';

const PEOPLE_PER_SLICE = 5_000;
const RECIPES_PER_SLICE = 1_000;
const CORE_TABLES = ['users', 'user_profiles', 'recipes', 'community_recipes', 'recipe_search', 'community_search'];
const OTHER_TABLES = [
  'recipe_ratings',
  'shared_recipes',
  'audit_log',
  'outbox_messages',
  'conversations',
  'food_counts',
];
const SESSION_DAYS = 30;

/** The session token of the `n`th user. */
export const sessionTokenOf = (n: number) => `${'s'.repeat(31)}${n}`;

/** Reads the parameters of a database that `fillScale` filled. */
export async function readDataset(location: Location, recipes: number): Promise<Dataset> {
  const fill = await ResumableFill.open(location);
  try {
    return { recipes, now: Number(await fill.note('now')) };
  } finally {
    await fill.close();
  }
}

/**
 * Fills a database with `recipes` recipes, a community copy of each, a tenth as many users and ten times as many ratings:
 * `node bench/scale/fill.ts RECIPES FOLDER [POSTGRES_URL]`. Needs little memory. Resumes after an interruption.
 */
export async function fillScale(location: Location, recipes: number, report = (_line: string) => {}): Promise<void> {
  const fill = await ResumableFill.open(location);
  const { db } = fill;
  try {
    await fill.step('begun', async (trx) => {
      await sql`insert into scale_notes (name, value) values ('now', ${String(Date.now())})`.execute(trx);
      if (fill.kind !== 'postgres') return;
      await dropIndexes(trx);
    });
    const dataset = { recipes, now: Number(await fill.note('now')) };
    await writeSlices(fill, dataset, { of: 'people', total: peopleOf(dataset), perSlice: PEOPLE_PER_SLICE }, report);
    await writeSlices(fill, dataset, { of: 'recipes', total: recipes, perSlice: RECIPES_PER_SLICE }, report);
    for (const [name, step] of Object.entries(figures(fill.kind))) {
      report(name);
      await fill.step(name, async (trx) => void (await step.execute(trx)));
    }
    await fill.step('sessions', (trx) => addSessions(trx, dataset));
    await sql`insert into admin_users (id) values (${userId(dataset, ADMIN)}) on conflict do nothing`.execute(db);
    if (fill.kind === 'postgres') {
      await sql`set maintenance_work_mem = '1GB'`.execute(db);
      const { rows } = await sql<{ name: string; value: string }>`
        select name, value from scale_notes where name like 'index %'`.execute(db);
      for (const { name, value } of rows) {
        report(name);
        await fill.step(`made ${name}`, async (trx) => void (await sql.raw(value).execute(trx)));
      }
      await sql`vacuum analyze`.execute(db);
    } else {
      await sql`analyze`.execute(db);
    }
  } finally {
    await fill.close();
  }
}

type Db = ResumableFill['db'];

/** Drops the indexes and stores their definitions: building them after the inserts takes a fraction of the time. */
async function dropIndexes(trx: Db): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename in (${sql.join([...CORE_TABLES, ...OTHER_TABLES])})
      and not exists (select 1 from pg_constraint where conname = indexname)`.execute(trx);
  for (const { name, definition } of rows) {
    await sql`insert into scale_notes (name, value) values (${`index ${name}`}, ${definition})`.execute(trx);
    await sql`drop index ${sql.ref(name)}`.execute(trx);
  }
}

interface SliceSeries {
  readonly of: SliceRequest['of'];
  readonly total: number;
  readonly perSlice: number;
}

/** Threads generate slices ahead of the writer. The rotation is fixed, so each thread's dish cache sees the same dishes again. */
async function writeSlices(
  fill: ResumableFill,
  dataset: Dataset,
  { of, total, perSlice }: SliceSeries,
  report: (line: string) => void,
) {
  const threads = Array.from(
    { length: availableParallelism() },
    () => new Worker(new URL('./slice-thread.ts', import.meta.url)),
  );
  const generate = async (from: number) => {
    const thread = threads[(from / perSlice) % threads.length];
    if (thread === undefined || from >= total) return undefined;
    const request: SliceRequest = { dataset, of, from, to: Math.min(from + perSlice, total) };
    thread.postMessage(request);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only message that the thread posts
    const [text] = (await once(thread, 'message')) as [SliceText];
    return { to: request.to, text };
  };
  try {
    const startAt = Number((await fill.note(of)) ?? 0);
    const pending = threads.map((_, at) => generate(startAt + at * perSlice));
    for (let from = startAt; from < total; from += perSlice) {
      const slice = await pending.shift();
      if (slice === undefined) break;
      pending.push(generate(from + threads.length * perSlice));
      await fill.write(slice.text, of, String(slice.to));
      report(`${slice.to.toLocaleString('en')} of ${total.toLocaleString('en')} ${of}`);
    }
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

/** Statements that compute the app's counters from the recipes. */
function figures(kind: ResumableFill['kind']) {
  const isActive = sql`deleted_at is null`;
  const each =
    kind === 'postgres' ? sql`jsonb_array_elements_text(foods) as each (food)` : sql`json_each(foods) as each`;
  const food = kind === 'postgres' ? sql`food` : sql`each.value`;
  return {
    'figures of people': sql`
      insert into recipe_figures (user_id, recipes, ai_generated, cooking_minutes, with_cooking_time)
      select user_id, count(*), count(*) filter (where is_ai_generated), coalesce(sum(cooking_time), 0), count(cooking_time)
      from recipes where ${isActive} group by user_id`,
    'kinds of recipes': sql`
      insert into recipe_kinds (user_id, category, is_vegetarian, is_vegan, is_gluten_free, count)
      select user_id, coalesce(category, ''), is_vegetarian, is_vegan, is_gluten_free, count(*) from recipes
      where ${isActive} group by user_id, coalesce(category, ''), is_vegetarian, is_vegan, is_gluten_free`,
    'counts of foods': sql`
      insert into food_counts (user_id, food, count)
      select user_id, ${food}, count(*) from recipes cross join ${each} where ${isActive} group by user_id, ${food}`,
  };
}

async function addSessions(db: Db, dataset: Dataset): Promise<void> {
  const trx = untypedDb({ db });
  const now = new Date();
  const expires_at = new Date(now.getTime() + SESSION_DAYS * 86_400_000);
  for (let n = 0; n <= Math.max(MEASURED_USERS, ADMIN); n++) {
    await trx
      .insertInto('sessions')
      .values({
        id: idOf(10, n, dataset.now),
        token: sessionTokenOf(n),
        user_id: userId(dataset, n),
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
