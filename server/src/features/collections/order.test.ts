import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { collectionsRoutes } from '@larder/contract/collections';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createRecipe, createUser, type TestUser } from '../../../test/factories.ts';

const RECIPES = 5;

let app: TestApp;
let anna: TestUser;
let recipes: string[];
beforeAll(async () => {
  app = await startApp();
  anna = await createUser(app);
  recipes = [];
  for (let at = 0; at < RECIPES; at += 1) recipes.push((await createRecipe(app, anna)).id);
});
afterAll(() => app.close());

async function fill() {
  const { body } = await app.request(collectionsRoutes.createCollection, { body: { name: 'Menu' } }, anna);
  const params = { id: body.id };
  await app.request(collectionsRoutes.addToCollection, { params, body: { ids: recipes } }, anna);
  return params;
}

interface Move {
  readonly recipe_id: string;
  readonly after: string | null;
}

const move = (params: { id: string }, body: Move, person = anna) =>
  app.request(collectionsRoutes.moveInCollection, { params, body }, person);

/** Reads the order in pages of two. */
async function order(params: { id: string }): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: 2, ...(cursor === undefined ? {} : { cursor }) };
    const { body } = await app.request(collectionsRoutes.listCollectionRecipes, { params, query }, anna);
    ids.push(...body.recipes.map(({ id }) => id));
    cursor = body.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return ids;
}

function moved(list: readonly string[], { recipe_id, after }: Move): string[] {
  const others = list.filter((id) => id !== recipe_id);
  return others.toSpliced(after === null ? 0 : others.indexOf(after) + 1, 0, recipe_id);
}

/** Positions in the list of recipes; `after` -1 is the start. */
const moves = fc.array(fc.record({ at: fc.nat(RECIPES - 1), after: fc.integer({ min: -1, max: RECIPES - 1 }) }), {
  minLength: 1,
  maxLength: 12,
});

describe('the order of a collection', () => {
  test('after any sequence of moves is that of a list that is moved in the same way', async () => {
    await fc.assert(
      fc.asyncProperty(moves, async (sequence) => {
        const params = await fill();
        let expected = [...recipes];
        for (const { at, after } of sequence) {
          const body = { recipe_id: recipes[at] ?? '', after: after === -1 ? null : (recipes[after] ?? '') };
          const { status } = await move(params, body);
          expect(status).toBe(body.recipe_id === body.after ? 400 : 204);
          if (status === 204) expected = moved(expected, body);
        }
        expect(await order(params)).toEqual(expected);
      }),
      { numRuns: 15 },
    );
  });

  test('has room for any number of moves between the same two recipes', async () => {
    const params = await fill();
    const [first = '', second = '', third = ''] = recipes;
    let expected = [...recipes];
    for (let at = 0; at < 121; at += 1) {
      const body = { recipe_id: at % 2 === 0 ? third : second, after: first };
      await move(params, body);
      expected = moved(expected, body);
    }
    expect(await order(params)).toEqual(expected);
  });

  test('after moves at the same time contains each recipe once', async () => {
    const params = await fill();
    const [first = '', second = '', third = '', fourth = ''] = recipes;
    const answers = await Promise.all([
      move(params, { recipe_id: third, after: first }),
      move(params, { recipe_id: fourth, after: first }),
      move(params, { recipe_id: second, after: null }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    const result = await order(params);
    expect(result.toSorted()).toEqual(recipes.toSorted());
    expect(result[0]).toBe(second);
    expect(result.slice(2, 4).toSorted()).toEqual([third, fourth].toSorted());
  });

  test('is not changed by a move of or behind a recipe that is not in the collection', async () => {
    const params = await fill();
    const [first = ''] = recipes;
    const missing = (await createRecipe(app, anna)).id;
    for (const body of [
      { recipe_id: missing, after: first },
      { recipe_id: first, after: missing },
    ])
      expect((await move(params, body)).status).toBe(404);
    expect(await order(params)).toEqual(recipes);
  });

  test('is changed by its owner only', async () => {
    const params = await fill();
    const [first = '', second = ''] = recipes;
    const body = { recipe_id: second, after: null };
    const theirs = await move(params, body, await createUser(app));
    const missing = await move({ id: randomUUID() }, { recipe_id: first, after: null });
    expect([theirs.status, theirs.error.message]).toEqual([404, missing.error.message]);
    expect(await order(params)).toEqual(recipes);
  });
});
