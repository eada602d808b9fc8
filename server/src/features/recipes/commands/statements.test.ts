import { afterAll, beforeAll, expect, test } from 'vitest';

import { recipesRoutes } from '@larder/contract/recipes';

import { startApp, type TestApp } from '../../../../test/app.ts';
import { createDatabase, type DatabasePlace, describeOn } from '../../../../test/database.ts';
import { createUser, createRecipe, newRecipe, type TestUser } from '../../../../test/factories.ts';
import { recordQueries } from '../../../../test/query-recorder.ts';

describeOn('postgres')('a write of a recipe', () => {
  let place: DatabasePlace;
  let app: TestApp;
  let anna: TestUser;
  let ran: () => readonly string[];
  beforeAll(async () => {
    place = await createDatabase();
    const recorded = recordQueries(place.open());
    ran = recorded.ran;
    app = await startApp({ database: recorded.database });
    anna = await createUser(app);
  });
  afterAll(async () => {
    await app.close();
    await place.remove();
  });

  /** The statements of one request, without reading the session. */
  async function statementsOf(request: () => Promise<unknown>): Promise<string[]> {
    const before = ran().length;
    await request();
    return ran()
      .slice(before)
      .filter((statement) => !statement.includes('"sessions"'));
  }

  test('takes four statements to create: lock, insert, all that follows, and the eating rules for the answer', async () => {
    // The first recipe brings new words, which are saved for spelling correction.
    const body = newRecipe();
    await createRecipe(app, anna, body);
    expect(await statementsOf(() => app.request(recipesRoutes.createRecipe, { body }, anna))).toHaveLength(4);
  });

  test('takes five statements to update: read, lock, write, all that follows, and the eating rules for the answer', async () => {
    const { id } = await createRecipe(app, anna);
    const body = { version: 1, servings: 12 };
    const update = () => app.request(recipesRoutes.updateRecipe, { params: { id }, body }, anna);
    expect(await statementsOf(update)).toHaveLength(5);
  });
});
