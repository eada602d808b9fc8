import { recipesRoutes } from '@larder/contract/recipes';

import { dropPictures } from '../harness/drop-pictures.ts';
import { startModelServer, type ModelServer } from '../harness/model-server.ts';
import { expect, test as base } from '../harness/test.ts';
import {
  button,
  countUnannounced,
  createRecipe,
  dropResponse,
  heading,
  row,
  savedTitles,
  signIn,
  toast,
} from './steps.ts';

const test = base.extend<object, { model: ModelServer }>({
  model: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const model = await startModelServer();
      await use(model);
      await model.stop();
    },
    { scope: 'worker' },
  ],
  serverEnv: [
    ({ model }, use) =>
      use({ OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'a-key', AI_VISION_MODEL: 'eyes', AI_FALLBACK: 'none' }),
    { scope: 'worker' },
  ],
});

// One worker, so that one server starts.
test.describe.configure({ mode: 'default' });

const CHIPS = (isUp: boolean) => [
  `Recipe generation: ${isUp ? 'on' : 'off'}`,
  'Recipe search: on',
  'Cookbook management: on',
  `Cooking chat: ${isUp ? 'on' : 'off'}`,
];

test('an answer continues after a reload, and a change runs only after a confirmation', async ({
  page,
  app,
  model,
}) => {
  await signIn(page, app);
  const id = await createRecipe(page, app);
  const servings = async () => {
    const answer = await page.request.get(`${app.url}${recipesRoutes.getRecipe.path.replace('{id}', id)}`);
    return recipesRoutes.getRecipe.response.parse(await answer.json()).servings;
  };
  const panel = page.getByRole('dialog', { name: 'Chat with REECE' });
  const input = panel.getByRole('textbox', { name: 'Message to REECE' });
  const log = panel.getByRole('log');
  const ask = async (text: string) => {
    await input.fill(text);
    await input.press('Enter');
  };

  const rest = Promise.withResolvers<void>();
  model.answerNext(async ({ say }) => {
    say('Sweat the onions ');
    await rest.promise;
    say('until they are clear.');
  });
  await page.goto('/dashboard');
  await button(page, 'Ask REECE').click();
  await ask('How do I begin?');
  await expect(log).toContainText('Sweat the onions');
  await page.reload();
  await button(page, 'Ask REECE').click();
  await expect(log).toContainText('Sweat the onions');
  await expect(input).toBeDisabled();
  rest.resolve();
  await expect(log).toContainText('Sweat the onions until they are clear.');
  await expect(log.getByText('How do I begin?', { exact: true })).toHaveCount(1);
  await expect(input).toBeEnabled();

  const propose = () =>
    model.answerNext(
      ({ call }) => call('propose_edit', { id, changes: { servings: 8 } }),
      ({ say }) => say('Like this?'),
    );
  propose();
  await ask('Make the soup for eight');
  const card = log.getByRole('region', { name: 'Change this recipe?' });
  await expect(card).toContainText('Leek soup');
  await expect(card.getByRole('definition')).toHaveText(/Removed: 4.*Added: 8/u);
  expect(await servings()).toBe(4);
  await card.getByRole('button', { name: 'No' }).click();
  await expect(log).toContainText('Not changed.');
  expect(await servings()).toBe(4);

  propose();
  await ask('Do make it for eight');
  await card.getByRole('button', { name: 'Yes, change it' }).click();
  await expect(log).toContainText('Changed. The earlier version is saved.');
  expect(await servings()).toBe(8);
});

test('without its AI service REECE says so and still searches, and recovers on the next message', async ({
  page,
  app,
  model,
}) => {
  await signIn(page, app);
  await createRecipe(page, app);
  model.setDown(true);
  await page.goto('/dashboard');
  await button(page, 'Ask REECE').click();
  const panel = page.getByRole('dialog', { name: 'Chat with REECE' });
  const input = panel.getByRole('textbox', { name: 'Message to REECE' });
  const log = panel.getByRole('log');
  const chips = panel.getByRole('list', { name: 'What REECE can do now' }).getByRole('listitem');
  const ask = async (text: string) => {
    await input.fill(text);
    await input.press('Enter');
  };
  await expect(toast(page, 'Unable to connect to AI services')).toBeVisible();
  await expect(chips).toHaveText(CHIPS(false));
  await expect(log).toContainText('The AI service isn’t answering right now.');
  const statusAfterAnswer = page.waitForResponse('**/api/assistant/status');
  await ask('find leek soup');
  await expect(log.getByRole('list', { name: 'Recipes found' })).toContainText('Leek soup');
  await statusAfterAnswer;

  model.setDown(false);
  await log.getByRole('button', { name: 'Try Again' }).click();
  await expect(chips).toHaveText(CHIPS(true));
  await expect(log.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
  await expect(input).toBeFocused();

  // A message is tried immediately, without a health check by the user.
  model.setDown(true);
  await ask('How do I begin?');
  await expect(chips).toHaveText(CHIPS(false), { timeout: 20_000 });
  model.setDown(false);
  model.answerNext(({ say }) => say('Sweat the onions.'));
  await ask('And how do I begin now?');
  await expect(log).toContainText('Sweat the onions.');
  await expect(chips).toHaveText(CHIPS(true));

  // Reopening the chat refetches the status.
  model.setDown(true);
  await ask('And then?');
  await expect(chips).toHaveText(CHIPS(false), { timeout: 20_000 });
  await panel.getByRole('button', { name: 'Close', exact: true }).click();
  model.setDown(false);
  await button(page, 'Ask REECE').click();
  await expect(chips).toHaveText(CHIPS(true));
});

test.describe('while the AI service is down', () => {
  test.beforeEach(async ({ page, app, model, allowedProblems }) => {
    allowedProblems.push(/Failed to load resource/u);
    model.setDown(true);
    await signIn(page, app);
    await page.goto('/dashboard');
  });
  test.afterEach(({ model }) => model.setDown(false));

  test('a failed generation or photo reading shows an error, adds nothing, and allows another try', async ({
    page,
    app,
  }) => {
    await button(page, 'Surprise Me!').click();
    await expect(button(page, 'Creating...')).toBeDisabled();
    const failed = toast(page, "Sorry, I couldn't create a surprise recipe right now.");
    await expect(failed).toBeVisible();
    await expect(failed).toHaveText("Sorry, I couldn't create a surprise recipe right now.");
    await expect(button(page, 'Surprise Me!')).toBeEnabled();
    await expect(page).toHaveURL(/\/dashboard/u);

    await button(page, 'Quick Create').click();
    await expect(toast(page, 'Failed to create recipe. Please try again.')).toBeVisible();
    await expect(heading(page, 'Create Recipe')).toBeVisible();

    await button(page, 'Start from what’s in the fridge').click();
    await row(page, 'Ingredient 1').fill('chicken');
    await button(page, 'Generate Recipe from Ingredients').click();
    await expect(toast(page, 'Failed to generate recipe')).toContainText('Everything you typed is still here.');
    await expect(row(page, 'Ingredient 1')).toHaveValue('chicken');
    const zone = page.getByRole('group', { name: 'Picture of your ingredients' });
    await expect(zone.getByText('Demo', { exact: true })).toHaveCount(0);
    for (let time = 0; time < 2; time += 1) {
      const answer = page.waitForResponse('**/api/assistant/extract');
      await dropPictures(zone, 1);
      expect((await answer).status()).toBe(503);
      await expect(toast(page, 'Failed to process image. Please try again.')).toHaveCount(1);
      await expect(zone.getByText('Your list is unchanged.', { exact: true })).toBeVisible();
      await expect(zone.getByRole('button', { name: 'Choose a picture' })).toBeEnabled();
    }
    await expect(row(page, 'Ingredient 1')).toHaveValue('chicken');
    await expect(row(page, 'Ingredient 2')).toHaveCount(0);
    await expect(toast(page, 'Ingredients extracted successfully!')).toHaveCount(0);
    expect(await savedTitles(page, app)).toEqual([]);
  });

  test('a search without results says so, and a generation that failed unwatched is reported once', async ({
    page,
    app,
  }) => {
    const box = page.getByRole('combobox', { name: 'Ask REECE to find recipes...', exact: true });
    await box.fill('salsify');
    await box.press('Enter');
    await expect(
      page
        .getByRole('banner')
        .getByText(/^Error: I.m sorry, I encountered an error/u)
        .last(),
      // Several attempts fail before the provider counts as down.
    ).toBeVisible({ timeout: 30_000 });
    const { ended } = await dropResponse(page);
    await button(page, 'Surprise Me!').click();
    await ended();
    await page.goto('/my-cookbook');
    await expect(toast(page, "Sorry, I couldn't create a surprise recipe right now.")).toBeVisible();
    await expect.poll(() => countUnannounced(page, app)).toBe(0);
  });
});
