import { recipesRoutes } from '@larder/contract/recipes';

import { startModelServer, type ModelServer } from '../harness/model-server.ts';
import { expect, test as base } from '../harness/test.ts';
import { button, createRecipe, signIn } from './steps.ts';

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
  serverEnv: [({ model }, use) => use({ OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'a-key' }), { scope: 'worker' }],
});

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
