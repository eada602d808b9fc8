import { startModelServer, type ModelServer } from '../harness/model-server.ts';
import { expect, test as base } from '../harness/test.ts';
import { button, createRecipe, signIn, toast } from './steps.ts';

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
    ({ model }, use) => use({ OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'a-key', AI_FALLBACK: 'none' }),
    { scope: 'worker' },
  ],
});

const CHIPS = (isUp: boolean) => [
  `Recipe generation: ${isUp ? 'on' : 'off'}`,
  'Recipe search: on',
  'Cookbook management: on',
  `Cooking chat: ${isUp ? 'on' : 'off'}`,
];

test('on a phone messages do not cover the header of the chat', async ({ page, app, model }) => {
  await signIn(page, app);
  await page.setViewportSize({ width: 390, height: 844 });
  model.setDown(true);
  await page.goto('/dashboard');
  await button(page, 'Ask REECE').click();
  const close = page.getByRole('dialog', { name: 'Chat with REECE' }).getByRole('button', { name: 'Close' });
  const message = toast(page, 'Unable to connect to AI services');
  await expect(message).toBeVisible();
  // A hovered toast does not time out.
  await message.hover();
  const endOfHeader = async () => {
    const box = await close.boundingBox();
    return box === null ? Number.NaN : box.y + box.height;
  };
  await expect.poll(async () => ((await message.boundingBox())?.y ?? 0) >= (await endOfHeader())).toBe(true);
  model.setDown(false);
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
  await expect(log).toContainText("The AI service isn't answering right now.");
  await ask('find leek soup');
  await expect(log.getByRole('list', { name: 'Recipes found' })).toContainText('Leek soup');

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
