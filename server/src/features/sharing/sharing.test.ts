import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { recipesRoutes } from '@larder/contract/recipes';
import { SHARING_TEXTS, sharingRoutes } from '@larder/contract/sharing';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createPerson, createRecipe, type TestPerson } from '../../../test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const share = (person: TestPerson, id: string, email: string, on = app) =>
  on.request(sharingRoutes.shareRecipe, { params: { id }, body: { email } }, person);
const shares = (id: string) =>
  app.database.db.selectFrom('shared_recipes').selectAll().where('recipe_id', '=', id).execute();

test('a shared recipe can be read by the person it was shared with, and by nobody else', async () => {
  const [anna, bruno, clara] = [await createPerson(app), await createPerson(app), await createPerson(app)];
  const { id } = await createRecipe(app, anna);
  // As people type it.
  const answer = await share(anna, id, `  ${bruno.email.toUpperCase()} `);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ success: true });
  expect(await shares(id)).toEqual([
    { recipe_id: id, shared_by: anna.id, shared_with: bruno.id, viewed: false, created_at: app.clock.now() },
  ]);
  const read = (person: TestPerson) => app.request(recipesRoutes.getRecipe, { params: { id } }, person);
  expect((await read(bruno)).body).toMatchObject({ id, source: 'shared', shared_by: anna.id });
  expect((await read(clara)).status).toBe(404);
});

test('sharing twice, one after the other or at once, is one share', async () => {
  const [anna, bruno] = [await createPerson(app), await createPerson(app)];
  const { id } = await createRecipe(app, anna);
  const answers = await Promise.all([1, 2, 3, 4].map(() => share(anna, id, bruno.email)));
  answers.push(await share(anna, id, bruno.email));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await shares(id)).toHaveLength(1);
});

describe('it is refused', () => {
  test.each(['', 'nobody', 'no one@example.org', '@example.org'])('for %j, which is no address', async (email) => {
    const anna = await createPerson(app);
    const { status, error } = await share(anna, (await createRecipe(app, anna)).id, email);
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: 'invalid_input', fields: { email: SHARING_TEXTS.email_invalid } });
  });

  test('for an address nobody has, and for somebody who cannot come any more', async () => {
    const anna = await createPerson(app);
    const gone = await createPerson(app, { disabled_at: app.clock.now() });
    const { id } = await createRecipe(app, anna);
    for (const email of ['nobody@example.org', 'nobody@tombstone.invalid', gone.email]) {
      const { status, error } = await share(anna, id, email);
      expect(status).toBe(404);
      expect(error).toMatchObject({
        code: 'not_found',
        message: 'User not found',
        fields: { email: 'User not found' },
      });
    }
    expect(await shares(id)).toEqual([]);
  });

  test('for an address that was not confirmed, only where one must be', async () => {
    const strict = await startApp({ environment: { EMAIL_CONFIRMATION: 'required' } });
    try {
      const anna = await createPerson(strict);
      const confirmed = await createPerson(strict, { email_verified: true });
      const unconfirmed = await createPerson(strict);
      const { id } = await createRecipe(strict, anna);
      expect((await share(anna, id, unconfirmed.email, strict)).status).toBe(404);
      expect((await share(anna, id, confirmed.email, strict)).status).toBe(200);
    } finally {
      await strict.close();
    }
  });

  test('for one’s own address', async () => {
    const anna = await createPerson(app);
    const { id } = await createRecipe(app, anna);
    const { status, error } = await share(anna, id, anna.email);
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: 'invalid_input', fields: { email: SHARING_TEXTS.self } });
  });

  test('for a recipe that is another’s, was only shared with one, is in the bin or never was', async () => {
    const [anna, bruno, clara] = [await createPerson(app), await createPerson(app), await createPerson(app)];
    const { id } = await createRecipe(app, anna);
    await share(anna, id, bruno.email);
    const deleted = (await createRecipe(app, bruno)).id;
    await app.request(recipesRoutes.deleteRecipe, { params: { id: deleted } }, bruno);
    for (const other of [id, deleted, randomUUID()]) {
      const { status, error } = await share(bruno, other, clara.email);
      expect(status).toBe(404);
      expect(error).toMatchObject({ code: 'not_found', message: 'Recipe not found' });
    }
    expect(await shares(id)).toHaveLength(1);
    expect(await shares(deleted)).toEqual([]);
  });

  test('after 30 times in an hour, whatever came of them', async () => {
    const strict = await startApp({ environment: { RATE_LIMIT_FACTOR: '1' } });
    try {
      const [anna, bruno] = [await createPerson(strict), await createPerson(strict)];
      const { id } = await createRecipe(strict, anna);
      for (let n = 0; n < 15; n++) {
        await share(anna, id, `guess-${n}@example.org`, strict);
        await share(anna, randomUUID(), bruno.email, strict);
      }
      const { status, error, headers } = await share(anna, id, bruno.email, strict);
      expect(status).toBe(429);
      expect(error.code).toBe('too_many_requests');
      expect(Number(headers['retry-after'])).toBe(60 * 60);
      expect((await share(bruno, (await createRecipe(strict, bruno)).id, anna.email, strict)).status).toBe(200);
      strict.clock.advance({ hours: 1 });
      expect((await share(anna, id, bruno.email, strict)).status).toBe(200);
    } finally {
      await strict.close();
    }
  });
});

test('while the recipe or the person goes, it is done or refused, and nothing is left of it', async () => {
  for (let round = 0; round < 5; round++) {
    const [anna, bruno] = [await createPerson(app), await createPerson(app)];
    const { id } = await createRecipe(app, anna);
    const remove = (table: 'recipes' | 'users', row: string) =>
      app.database.db.deleteFrom(table).where('id', '=', row).execute();
    const leaving = [() => remove('recipes', id), () => remove('users', bruno.id), () => remove('users', anna.id)];
    const [answer] = await Promise.all([share(anna, id, bruno.email), leaving[round % 3]?.()]);
    expect([200, 401, 404]).toContain(answer.status);
    expect(await shares(id)).toEqual([]);
  }
});
