import { afterEach, expect, test } from 'vitest';

import { communityRoutes } from '@larder/contract/community';

import { migrate } from '#platform/db/migrate.ts';
import { COMMUNITY_SCOPE, searchDocument } from '#features/recipes/search/document.ts';

import { startApp } from '../../test/app.ts';
import { createEmptyDatabase, type DatabasePlace } from '../../test/database.ts';
import { createCommunityRecipe, createUser } from '../../test/factories.ts';
import { schemaSteps } from './steps.ts';

let place: DatabasePlace | undefined;
afterEach(() => place?.remove());

const before = Object.fromEntries(Object.entries(schemaSteps).filter(([name]) => name < '0026'));
const NEWER = 10;

test('migration 0026 makes recipes from before searchable by the beginnings of words', async () => {
  place = await createEmptyDatabase();
  const database = place.open();
  await migrate(database, before, place.dataDir);
  const anna = await createUser({ database });
  const old = new Date('2020-01-01T00:00:00Z');
  const give = async (title: string, created_at: Date) => {
    const { id } = await createCommunityRecipe({ database }, { shared_by: anna.id, title, created_at });
    const document = searchDocument({ title, description: '', ingredients: [], category: null, details: null });
    await database.db
      .insertInto('community_search')
      .values({ id, scope: COMMUNITY_SCOPE, ...document })
      .execute();
  };
  await give('Quince jelly', old);
  for (let n = 0; n < NEWER; n++) await give(`Soup ${n}`, new Date());

  await migrate(database, schemaSteps, place.dataDir);
  const app = await startApp({ database });
  const find = async (q: string) =>
    (await app.request(communityRoutes.listCommunity, { query: { q } }, anna)).body.recipes.map(({ title }) => title);
  expect(await find('quin')).toEqual(['Quince jelly']);
  expect(await find('jelly qui')).toEqual(['Quince jelly']);
  await app.close();
});
