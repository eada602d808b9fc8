import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import { derive } from '../../server/src/features/recipes/derived.ts';
import { COMMUNITY_SCOPE } from '../../server/src/features/recipes/search/document.ts';
import type { Database } from '../../server/src/platform/db/open.ts';
import { readTexts } from './fill.ts';
import { insertSessions } from './session.ts';
import { recipe, writeAll } from './texts.ts';
import { insert, untypedDb } from './untyped-db.ts';

const PEOPLE = 2_000;
/** Every 100th recipe has 505 ratings, the others at most ten. */
const POPULAR_EVERY = 100;
const POPULAR_RATINGS = 505;

/**
 * Fills an empty database with `recipes` community recipes, ten times as many ratings, and views. Deterministic except
 * for ids and times. Returns the cookie of a user who rated some of them.
 */
export async function fillCommunity(database: Database, recipes: number): Promise<string> {
  const db = untypedDb(database);
  const now = new Date();
  const stamps = { created_at: now, updated_at: now };
  const people = Array.from({ length: PEOPLE }, () => uuidv7());
  const users = people.map((id, n) => ({ id, email: `cook${n}@example.org`, name: `cook${n}`, ...stamps }));
  await insert(db, 'users', users);
  const profiles = users.map(({ id, email, name }) => ({ user_id: id, email, username: name }));
  await insert(
    db,
    'user_profiles',
    profiles.map((profile) => ({ ...profile, notification_preferences: '{"email":true,"push":false}' })),
  );
  const rows = [];
  for (let n = 0; n < recipes; n++) rows.push(await copyOf(n, people[n % PEOPLE] ?? '', now));
  await writeAll(db, database.kind, 'community_recipes', 'community_search', rows, () => COMMUNITY_SCOPE);
  await rate(database);
  // The state of a database with a long history: no dead rows, current statistics.
  if (database.kind === 'postgres') await sql`vacuum full community_recipes`.execute(db);
  await sql.raw(database.kind === 'postgres' ? 'vacuum analyze' : 'analyze').execute(db);

  const [cookie = ''] = await insertSessions(db, people.slice(7, 8));
  return cookie;
}

async function copyOf(n: number, shared_by: string, now: Date) {
  const { user_id: _owner, is_favorite: _favorite, title_order: _order, updated_at: _at, ...row } = recipe(n, '', now);
  // Otherwise the server would derive these columns in the background during the measurement.
  const texts = { ingredients: readTexts(row.ingredients), instructions: readTexts(row.instructions) };
  const { derived_by, foods, contents } = await derive({ title: row.title, ...texts });
  // Long tail: few recipes have many views.
  return { ...row, derived_by, foods, contents, shared_by, views: Math.floor(((n * 7_919) % 1_000) ** 2 / 1_000) };
}

/** Last digits of recipe ids. Each statement handles one digit, to stay within the statement timeout. */
const ID_ENDINGS = Array.from({ length: 16 }, (_, n) => n.toString(16));

async function rate({ db, kind }: Database): Promise<void> {
  const isPostgres = kind === 'postgres';
  const id = isPostgres
    ? sql`gen_random_uuid()`
    : sql`lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-8' ||
        substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))`;
  const stars = [1, 2, 3, 4, 5].map((star) => sql.raw(`count(*) filter (where rating = ${star}) as s${star}`));
  await db.connection().execute(async (connection) => {
    // Skips foreign-key checks and triggers: all referenced rows exist.
    if (isPostgres) await sql`set session_replication_role = replica`.execute(connection);
    for (const ending of ID_ENDINGS) {
      const hasEnding = (column: string) => sql`cast(${sql.ref(column)} as text) like ${sql.lit(`%${ending}`)}`;
      await sql`
        with recursive
          times (i) as (select 0 union all select i + 1 from times where i < ${sql.lit(POPULAR_RATINGS - 1)}),
          numbered (id, n, at) as (select id, row_number() over (order by created_at desc) - 1, created_at from community_recipes),
          people (id, n) as (select id, row_number() over (order by email) - 1 from users where email like 'cook%')
        insert into recipe_ratings (id, recipe_id, user_id, rating, comment, created_at, updated_at)
        select ${id}, numbered.id, people.id,
          case when (numbered.n + times.i) % 7 < 4 then 4 + (times.i % 2) else 1 + (numbered.n + times.i) % 5 end,
          case when times.i % 10 = 0 then 'Good, and quick.' end, numbered.at, numbered.at
        from numbered
        join times on times.i <
          case when numbered.n % ${sql.lit(POPULAR_EVERY)} = 0 then ${sql.lit(POPULAR_RATINGS)} else numbered.n % 11 end
        join people on people.n = (numbered.n * 7 + times.i * 13) % ${sql.lit(PEOPLE)}
        where ${hasEnding('numbered.id')}`.execute(connection);
      await sql`
        update community_recipes set stars_1 = s1, stars_2 = s2, stars_3 = s3, stars_4 = s4, stars_5 = s5,
          ratings_count = s1 + s2 + s3 + s4 + s5,
          rating = cast(s1 + 2 * s2 + 3 * s3 + 4 * s4 + 5 * s5 as double precision) / (s1 + s2 + s3 + s4 + s5)
        from (
          select recipe_id, ${sql.join(stars)} from recipe_ratings where ${hasEnding('recipe_id')} group by recipe_id
        ) as counted
        where counted.recipe_id = community_recipes.id`.execute(connection);
    }
    if (isPostgres) await sql`set session_replication_role = origin`.execute(connection);
  });
}
