import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, expect, test } from 'vitest';

import { adminRoutes } from '@larder/contract/admin';
import { linksRoutes } from '@larder/contract/links';
import { reportsRoutes } from '@larder/contract/reports';

import { migrate } from '#platform/db/migrate.ts';

import { startApp } from '../../test/app.ts';
import { createEmptyDatabase, type DatabasePlace } from '../../test/database.ts';
import { createAdmin, createCommunityRecipe, createUser, createRecipe } from '../../test/factories.ts';
import { schemaSteps } from './steps.ts';

let place: DatabasePlace | undefined;
afterEach(() => place?.remove());

const before = Object.fromEntries(Object.entries(schemaSteps).filter(([name]) => name < '0023'));

test('migration 0023 preserves open reports and allows reports of links beside them', async () => {
  place = await createEmptyDatabase();
  const database = place.open();
  await migrate(database, before, place.dataDir);
  const [anna, bruno] = [await createUser({ database }), await createUser({ database })];
  const recipe = await createCommunityRecipe({ database }, { shared_by: anna.id });
  const [thing, at] = [uuidv7(), new Date()];
  await sql`insert into reported_things (id, recipe_id, reported_at) values (${thing}, ${recipe.id}, ${at})`.execute(
    database.db,
  );
  await sql`insert into reports (id, thing_id, reporter_id, reason, details, created_at)
    values (${uuidv7()}, ${thing}, ${bruno.id}, 'other', 'It explodes', ${at})`.execute(database.db);

  await migrate(database, schemaSteps, place.dataDir);
  const app = await startApp({ database });
  await createAdmin(app, bruno);
  const list = async () => (await app.request(adminRoutes.listReports, { query: {} }, bruno)).body.things;
  expect(await list()).toMatchObject([{ id: thing, kind: 'recipe', newest_details: 'It explodes' }]);
  const params = { id: (await createRecipe(app, anna)).id };
  const { path } = (await app.request(linksRoutes.createLink, { params }, anna)).body.link;
  const report = { params: { token: path.replace('/shared/', '') }, body: { reason: 'spam' } } as const;
  expect((await app.request(reportsRoutes.reportLinked, report, bruno)).status).toBe(200);
  expect((await list()).map(({ kind }) => kind).toSorted()).toEqual(['link', 'recipe']);
  await database.db.deleteFrom('community_recipes').where('id', '=', recipe.id).execute();
  expect((await list()).map(({ kind }) => kind)).toEqual(['link']);
  expect(await database.db.selectFrom('reports').select('reason').execute()).toEqual([{ reason: 'spam' }]);
  await app.close();
});
