import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, expect, test } from 'vitest';

import { searchRoutes } from '@larder/contract/search';

import { migrate } from '#platform/db/migrate.ts';

import { startApp } from '../../test/app.ts';
import { createEmptyDatabase, DATABASE_KIND, type DatabasePlace } from '../../test/database.ts';
import { createCommunityRecipe, createUser } from '../../test/factories.ts';
import { schemaSteps } from './steps.ts';

let place: DatabasePlace | undefined;
afterEach(() => place?.remove());

const before = Object.fromEntries(Object.entries(schemaSteps).filter(([name]) => name < '0007'));

/** The index of the first release. */
const FORMER: Readonly<Record<typeof DATABASE_KIND, readonly string[]>> = {
  postgres: [
    `alter table recipe_search drop column document`,
    `alter table recipe_search add column document tsvector not null generated always as (
      regexp_replace(title, '(\\S+)', '\\1:1A', 'g')::tsvector || regexp_replace(scope, '(\\S+)', '\\1:1D', 'g')::tsvector
    ) stored`,
    `create index recipe_search_document on recipe_search using gin (document)`,
  ],
  sqlite: [
    `drop table recipe_search_fts`,
    `create virtual table recipe_search_fts using fts5 (
      scope, title, body, content = 'recipe_search', content_rowid = 'doc_id', prefix = '2 3', tokenize = 'ascii')`,
    `insert into recipe_search_fts (recipe_search_fts) values ('rebuild')`,
  ],
};

test('migrations make recipes from before searchable, including those of the community', async () => {
  place = await createEmptyDatabase();
  const database = place.open();
  await migrate(database, before, place.dataDir);
  const anna = await createUser({ database });
  const bruno = await createUser({ database });
  const stamps = { created_at: new Date(), updated_at: new Date() };
  const id = uuidv7();
  await sql`insert into recipes (id, user_id, title, description, ingredients, instructions, created_at, updated_at)
    values (${id}, ${anna.id}, 'Quince jelly', 'Good.', '["quinces"]', '["Cook."]', ${stamps.created_at}, ${stamps.updated_at})`.execute(
    database.db,
  );
  const scope = `u${anna.id.replaceAll('-', '')}`;
  await database.db
    .insertInto('recipe_search')
    .values({ id, scope, title: 'quince jelly', body: 'good quince' })
    .execute();
  for (const statement of FORMER[DATABASE_KIND]) await sql.raw(statement).execute(database.db);
  await createCommunityRecipe({ database }, { shared_by: bruno.id, title: 'Quince paste' });

  await migrate(database, schemaSteps, place.dataDir);
  const app = await startApp({ database });
  const { body } = await app.request(searchRoutes.searchRecipes, { query: { q: 'quinces' } }, anna);
  expect(body.recipes.map(({ title }) => title)).toEqual(['Quince jelly', 'Quince paste']);
  await database.db.deleteFrom('recipes').where('id', '=', id).execute();
  await app.close();
});
