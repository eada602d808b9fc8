import { ratingsRoutes } from '@larder/contract/ratings';

import { expect, test } from '../harness/test.ts';
import { answerTo, button, createRecipe, dropResponseTo, publishRecipe, savedTitles, signIn, toast } from './steps.ts';

const DELETION = /\/api\/cookbook\/delete$/u;

test.beforeEach(({ allowedProblems }) => {
  allowedProblems.push(/Failed to load resource/u, /console error: Not deleted/u);
});

test('a recipe shows what is stored when the answer to a rating is lost', async ({ page, app, browser }) => {
  const author = await (await browser.newContext({ baseURL: app.url })).newPage();
  await signIn(author, app);
  const copy = await publishRecipe(author, app, await createRecipe(author, app, { title: 'Rated soup' }));
  await author.context().close();
  await signIn(page, app);
  await page.goto(`/recipe/${copy}`);
  await dropResponseTo(page, 'POST', /\/ratings$/u);
  const section = page.getByRole('region', { name: 'Ratings and comments' });
  await section.scrollIntoViewIfNeeded();
  const stars = section.getByRole('radio', { name: '4 stars' });
  await stars.click();
  await expect(toast(page, 'Rating submitted successfully')).toBeVisible();
  await expect(stars).toBeChecked();
  const answer = await page.request.get(`/api/community/${copy}/ratings`);
  const { own } = ratingsRoutes.listRatings.response.parse(await answer.json());
  expect(own?.rating).toBe(4);
});

test('a cookbook shows what is stored when a deletion never arrives, or its answer is lost', async ({ page, app }) => {
  await signIn(page, app);
  for (const title of ['Leek soup', 'Plum cake', 'Bean stew']) await createRecipe(page, app, { title });
  await page.goto('/my-cookbook');
  const confirmDeletion = async () => {
    await button(page, 'Delete').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  };
  for (const title of ['Leek soup', 'Plum cake']) await page.getByRole('checkbox', { name: `Select ${title}` }).click();
  await answerTo(page, 'POST', DELETION, (route) => route.abort());
  await confirmDeletion();
  await expect(toast(page, 'Failed to delete recipes')).toContainText(
    'Nothing was deleted, and everything is still selected.',
  );
  await expect(page.getByRole('checkbox', { name: 'Select Leek soup' })).toBeChecked();
  await page.unroute(DELETION);

  await dropResponseTo(page, 'POST', DELETION);
  await confirmDeletion();
  await expect(toast(page, 'Successfully deleted 2 recipe(s)')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('recipe(s) selected')).toHaveCount(0);
  expect(await savedTitles(page, app)).toEqual(['Bean stew']);
  await dropResponseTo(page, 'POST', /\/api\/cookbook\/restore$/u);
  await button(page, 'Undo').click();
  await expect(toast(page, '2 recipes restored')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  expect(await savedTitles(page, app)).toHaveLength(3);
});
