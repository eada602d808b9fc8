import { afterAll, beforeAll, expect, test } from 'vitest';

import { communityRoutes } from '@larder/contract/community';
import { RATING_TEXTS, ratingsRoutes } from '@larder/contract/ratings';
import { recipesRoutes } from '@larder/contract/recipes';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createCommunityRecipe, createUser, createRecipe, type TestUser } from '../../../test/factories.ts';

let app: TestApp;
let author: TestUser;
let anna: TestUser;
beforeAll(async () => {
  app = await startApp();
  [author, anna] = [await createUser(app), await createUser(app)];
});
afterAll(() => app.close());

const links = (count: number) => Array.from({ length: count }, (_, n) => `https://p.test/${n}`).join(' ');
const newCopy = async (title: string) => (await createCommunityRecipe(app, { shared_by: author.id, title })).id;
const say = (id: string, comment: string, rating = 5) =>
  app.request(ratingsRoutes.rateRecipe, { params: { id }, body: { rating, comment } }, anna);

test('a comment with many links is refused together with its stars, and one with few is accepted', async () => {
  const id = await newCopy('Goulash');
  const { error } = await say(id, `Look: ${links(100)}`);
  const problem = 'Please remove some of the links: a comment can have at most 2.';
  expect(error).toMatchObject({ code: 'invalid_input', message: problem, fields: { comment: problem } });
  const read = await app.request(ratingsRoutes.listRatings, { params: { id }, query: {} }, anna);
  expect(read.body).toMatchObject({ ratings_count: 0, own: null });
  expect((await say(id, `Look: ${links(2)}`)).status).toBe(200);
});

test('the same long comment is accepted on three other recipes a day, a short one on any number', async () => {
  const ids = await Promise.all(['A', 'B', 'C', 'D'].map(newCopy));
  const [first = '', , , last = ''] = ids;
  const praise = 'Far better with a pan from my shop in the High Street';
  for (const id of ids.slice(0, 3)) expect((await say(id, praise)).status).toBe(200);
  expect((await say(first, praise, 4)).status).toBe(200);
  expect((await say(last, praise)).error).toMatchObject({
    code: 'invalid_input',
    fields: { comment: RATING_TEXTS.repeated_comment },
  });
  for (const again of [
    `${praise}!`,
    praise.toUpperCase(),
    praise.replace('a', 'а'),
    praise.replaceAll(' ', ' \u200b'),
  ]) {
    expect((await say(last, again)).error.fields).toEqual({ comment: RATING_TEXTS.repeated_comment });
  }
  expect((await say(last, praise.replace('pan', 'pot'))).status).toBe(200);
  app.clock.advance({ hours: 25 });
  expect((await say(last, praise)).status).toBe(200);
  for (const id of ids) expect((await say(id, 'Delicious, thank you!')).status).toBe(200);
});

test('a recipe with many links cannot be published, and a copy cannot be updated to have them', async () => {
  const instructions = [`Buy all of this: ${links(6)}`];
  const advertising = await createRecipe(app, anna, { title: 'Advertising', instructions });
  const refused = await app.request(communityRoutes.shareToCommunity, { params: { id: advertising.id } }, anna);
  expect(refused.error.fields).toHaveProperty('instructions');
  const { id } = await createRecipe(app, anna, { title: 'Stew' });
  const copy = (await app.request(communityRoutes.shareToCommunity, { params: { id } }, anna)).body;
  const body = { instructions, version: 1 };
  await app.request(recipesRoutes.updateRecipe, { params: { id }, body }, anna);
  const updated = await app.request(communityRoutes.updateCommunityCopy, { params: { id: copy.id } }, anna);
  expect(updated.error).toMatchObject({ code: 'invalid_input' });
  const read = await app.request(recipesRoutes.getRecipe, { params: { id: copy.id } }, anna);
  expect(read.body.instructions).not.toEqual(instructions);
});
