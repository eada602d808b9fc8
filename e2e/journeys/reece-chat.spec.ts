import type { Locator, Page } from '@playwright/test';

import { expectAccessibleEverywhere } from '../harness/accessibility.ts';
import { expect, test } from '../harness/test.ts';
import {
  answerTo,
  button,
  bottomAfterAnimation,
  errorBody,
  delayRequests,
  createRecipe,
  savedTitles,
  signIn,
  toast,
} from './steps.ts';

const MESSAGES = /\/api\/chat\/messages$/u;
const FAILED = "I'm sorry, I encountered an error processing your request. Please try again.";
const STATUS = /\/api\/assistant\/status$/u;
const CAPABILITIES = ['Recipe generation', 'Recipe search', 'Cookbook management', 'Cooking chat'];

interface Chat {
  readonly panel: Locator;
  readonly log: Locator;
  readonly input: Locator;
}

function chatOn(page: Page): Chat {
  const panel = page.getByRole('dialog', { name: 'Chat with REECE' });
  return { panel, log: panel.getByRole('log'), input: panel.getByRole('textbox', { name: 'Message to REECE' }) };
}

async function openChat(page: Page): Promise<Chat> {
  await page.goto('/dashboard');
  await button(page, 'Ask REECE').click();
  const chat = chatOn(page);
  await expect(chat.input).toBeFocused();
  return chat;
}

/** Sends a chat message and waits for the answer. */
async function ask({ input, log }: Chat, text: string): Promise<void> {
  await input.fill(text);
  await input.press('Enter');
  await expect(log.getByText(text, { exact: true })).toBeVisible();
  await expect(input).toBeEnabled();
}

test('REECE greets, names who answers, and lists its skills', async ({ page, app }) => {
  await signIn(page, app);
  const { release } = await delayRequests(page, STATUS);
  await page.goto('/dashboard');
  await button(page, 'Ask REECE').click();
  const chat = chatOn(page);
  await expect(chat.input).toBeVisible();
  await expect(chat.input).toBeDisabled();
  release();
  await expect(chat.input).toBeEnabled();
  await expect(chat.input).toBeFocused();
  await expect(chat.log).toContainText('Hello, I’m REECE');
  await expect(chat.panel.getByRole('status')).toContainText('Hello, I’m REECE');
  await expect(chat.log).toContainText('Our own kitchen engine is answering today');
  const chips = chat.panel.getByRole('list', { name: 'What REECE can do now' }).getByRole('listitem');
  await expect(chips).toHaveText(CAPABILITIES.map((name) => `${name}: on`));
  const starters = chat.log.getByRole('list', { name: 'Ways to begin' }).getByRole('button');
  await expect(starters).toHaveCount(4);
  await starters.filter({ hasText: 'How to cook rice' }).click();
  await expect(chat.log).toContainText('long-grain rice');
  await expect(starters).toHaveCount(0);
  await expect(chat.input).toBeFocused();
});

test('REECE finds and makes recipes, and answers cooking questions', async ({ page, app }) => {
  await signIn(page, app);
  await createRecipe(page, app, { title: 'Chicken pie', ingredients: ['1 chicken', '300 g pastry'] });
  const chat = await openChat(page);
  await expect(chat.log).toContainText('Hello, I’m REECE. You have 1 recipe here.');
  await expect(chat.log.getByRole('button', { name: 'Find recipes with chicken' })).toBeVisible();
  await ask(chat, 'find chicken');
  const found = chat.log.getByRole('list', { name: 'Recipes found' });
  await expect(found.getByRole('link', { name: /Chicken pie/u })).toBeVisible();
  await ask(chat, 'how to cook rice');
  await expect(chat.log).toContainText('long-grain rice');
  await expect(chat.panel.getByRole('status')).toContainText('long-grain rice');
  await ask(chat, 'ideas for a vegan soup');
  await chat.log.getByRole('button', { name: /soup/iu }).first().click();
  await expect(chat.log.getByText(/^Make a recipe for .+, vegan$/u)).toBeVisible();
  const drafted = chat.log.getByRole('region').filter({ hasText: 'Draft, not saved yet' });
  await expect(drafted).toContainText(/\d+ minutes/u);
  const title = await drafted.getByRole('heading').innerText();
  const inList = page.getByRole('main').getByRole('link', { name: title, exact: true });
  await expect(inList).toHaveCount(0);
  await drafted.getByText('Show the recipe').click();
  await expect(drafted.getByRole('listitem').first()).toBeVisible();
  await button(drafted, 'Keep').click();
  // The list behind the panel is updated already.
  await expect(inList).toBeVisible();
  const card = chat.log.getByRole('article');
  await ask(chat, 'qwertz uiop');
  await chat.log.getByRole('button', { name: /\?$/u }).first().click();
  await expect(chat.log).not.toContainText('Thinking');
  await expect(card.getByRole('link', { name: 'View recipe' })).toHaveAttribute('href', /^\/recipe\/[\w-]{36}$/u);
  await found.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chicken pie' })).toBeVisible();
});

test('a draft can be changed and replaced, and nothing is saved before a yes', async ({ page, app }) => {
  await signIn(page, app);
  const chat = await openChat(page);
  await ask(chat, 'make a recipe for chili con carne');
  const drafts = chat.log.getByRole('region').filter({ hasText: 'Draft, not saved yet' });
  await expect(drafts.getByRole('heading', { name: 'Chili con Carne', exact: true })).toBeVisible();
  await button(drafts, 'Change').click();
  await expect(chat.input).toHaveValue('Make it ');
  await expect(chat.input).toBeFocused();
  await ask(chat, 'Make it vegan');
  await expect(drafts.getByRole('heading', { name: 'Vegan Chili con Carne' })).toBeVisible();
  await button(drafts.last(), 'Another one').click();
  await expect(drafts).toHaveCount(3);
  expect(await savedTitles(page, app)).toEqual([]);
  await ask(chat, 'keep it');
  await expect(chat.log.getByRole('link', { name: /^View recipe/u })).toBeVisible();
  expect(await savedTitles(page, app)).toHaveLength(1);
});

test('Enter alone sends, and blank messages are not sent', async ({ page, app }) => {
  await signIn(page, app);
  const { input, log, panel } = await openChat(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (MESSAGES.test(request.url())) sent.push(request.url());
  });
  await input.press('Enter');
  await input.fill('   ');
  await input.press('Enter');
  await button(page, 'Send').click();
  await input.fill('how to cook rice');
  await input.press('Shift+Enter');
  await expect(input).toHaveValue('how to cook rice');
  // Enter confirms an IME composition here and must not send.
  await input.dispatchEvent('keydown', { key: 'Enter', isComposing: true, keyCode: 229, bubbles: true });
  await expect(input).toHaveValue('how to cook rice');
  expect(sent).toEqual([]);

  await input.fill('x'.repeat(7_990));
  await expect(panel.getByText('10 characters left', { exact: true })).toBeVisible();
  await input.fill('x'.repeat(8_001));
  await expect(panel.getByRole('alert')).toContainText('1 character too long');
  await input.press('Enter');
  await expect(input).toHaveValue('x'.repeat(8_001));
  expect(sent).toEqual([]);
  await input.fill('how to cook rice');
  await input.press('Enter');
  await expect(log).toContainText('long-grain rice');
  expect(sent).toHaveLength(1);
});

test('a recipe becomes a favorite or is deleted only after a confirmation, and Undo restores it', async ({
  page,
  app,
  allowedProblems,
}) => {
  // A favorite is refetched once more after its deletion.
  allowedProblems.push(/404.*\/api\/recipes\//u);
  await signIn(page, app);
  await createRecipe(page, app);
  const chat = await openChat(page);
  const card = page.getByRole('main').locator('article', { hasText: 'Leek soup' }).first();
  await ask(chat, 'add Leek soup to my favorites');
  await expect(chat.log).toContainText('Add this recipe to your favorites?');
  // A favorite changes no text, so there is no diff to expand.
  await expect(chat.log.getByText('Show the recipe')).toHaveCount(0);
  await chat.log.getByRole('button', { name: 'Yes, add it' }).click();
  await expect(chat.log).toContainText('Added to your favorites.');
  await ask(chat, 'open my leek soup');
  // One in each answer.
  await expect(chat.log.getByRole('link', { name: 'View recipe' })).toHaveCount(2);
  await ask(chat, 'find leek');
  await ask(chat, 'delete Leek soup');
  await expectAccessibleEverywhere(page);
  await chat.log.getByRole('button', { name: 'No', exact: true }).click();
  await expect(chat.log).toContainText('Not deleted.');
  await expect(card).toBeVisible();

  await ask(chat, 'please delete Leek soup');
  await chat.log.getByText('Show the recipe').last().click();
  await expect(chat.log.getByText('Slice the leeks.', { exact: true }).last()).toBeVisible();
  await chat.log.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(chat.log).toContainText('Moved to the bin.');
  await expect(card).toHaveCount(0);
  await expect(chat.input).toBeFocused();
  await chat.log.getByRole('button', { name: 'Undo' }).last().click();
  await expect(chat.log).toContainText('Undone. It is back in your cookbook.');
  await expect(card).toBeVisible();

  await ask(chat, 'delete my Leek soup');
  await chat.log.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(card).toHaveCount(0);
  await page.goto('/bin');
  await expect(page.getByText('Leek soup', { exact: true })).toBeVisible();
});

test('a conversation continues after a reload, a new one can be started, and both can be deleted', async ({
  page,
  app,
}) => {
  await signIn(page, app);
  await page.setViewportSize({ width: 768, height: 700 });
  const chat = await openChat(page);
  await ask(chat, 'how to cook rice');
  await page.reload();
  await button(page, 'Ask REECE').click();
  await expect(chat.log).toContainText('how to cook rice');
  await expect(chat.log).toContainText('long-grain rice');
  await expect(chat.log).toContainText('Welcome back');

  await button(page, 'New chat').click();
  await expect(chat.log).not.toContainText('long-grain rice');
  await expect(chat.input).toBeFocused();
  await ask(chat, 'what can I substitute for butter?');
  await button(page, 'Conversations').click();
  await expect(page.getByRole('heading', { name: 'Conversations' })).toBeFocused();
  const talk = chat.panel.getByRole('button', { name: /^how to cook rice/u });
  await expect(chat.panel.getByRole('button', { name: /^what can I substitute for butter/u })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await talk.click();
  await expect(chat.log).toContainText('long-grain rice');
  await expect(chat.input).toBeFocused();
  await expect(chat.log).not.toContainText('Instead of butter');

  await button(page, 'Conversations').click();
  await button(page, 'Delete “how to cook rice”').click();
  const question = page.getByRole('alertdialog', { name: 'Delete this conversation?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(chat.panel).toBeVisible();
  await button(page, 'Delete “how to cook rice”').click();
  await button(page, 'Delete').click();
  // Toasts appear above the panel, which fills the corner.
  await expect.poll(() => bottomAfterAnimation(toast(page, 'Conversation deleted'))).toBeLessThan(200);
  await button(page, 'Delete “what can I substitute for butter?”').click();
  await button(page, 'Delete').click();
  await expect(chat.panel).toContainText('No conversations yet.');
  await expect(page.getByRole('heading', { name: 'Conversations' })).toBeFocused();
  await button(page, 'Back to the chat').click();
  await expect(chat.log).toContainText('Hello, I’m REECE');
  await expect(chat.log).not.toContainText('how to cook rice');
  await expect(chat.input).toBeFocused();
  await page.reload();
  await button(page, 'Ask REECE').click();
  await expect(chat.log).toContainText('Hello, I’m REECE');
});

test('a failed request says so and can be retried', async ({ page, app, allowedProblems }) => {
  allowedProblems.push(/Failed to load resource/u);
  await signIn(page, app);
  const body = errorBody('internal', 'oops');
  await page.route(STATUS, (route) => route.fulfill({ status: 500, contentType: 'application/json', body }));
  await page.goto('/dashboard');
  await button(page, 'Ask REECE').click();
  const chat = chatOn(page);
  await expect(toast(page, 'Unable to connect to AI services')).toBeVisible();
  const chips = chat.panel.getByRole('list', { name: 'What REECE can do now' }).getByRole('listitem');
  await expect(chips).toHaveText(CAPABILITIES.map((name) => `${name}: off`));
  const colors = () =>
    chips.evaluateAll((items) => items.map((item) => getComputedStyle(item.firstElementChild ?? item).backgroundColor));
  const [off] = await colors();
  await expect(chat.input).toBeDisabled();
  await page.unroute(STATUS);
  await chat.panel.getByRole('button', { name: 'Try Again' }).click();
  await expect(chat.log).toContainText('Hello, I’m REECE');
  await expect(chips).toHaveText(CAPABILITIES.map((name) => `${name}: on`));
  const on = await colors();
  expect(new Set(on).size).toBe(1);
  expect(on).not.toContain(off);
  await expect(chat.input).toBeFocused();

  await page.route(MESSAGES, (route) => route.abort());
  await ask(chat, 'how to cook rice');
  await expect(chat.log).toContainText(FAILED);
  // An answer that nobody read survives a reload.
  await page.reload();
  await button(page, 'Ask REECE').click();
  await expect(chat.input).toHaveValue('how to cook rice');
  await expect(chat.input).toBeEnabled();
  await chat.input.press('Enter');
  await expect(chat.log).toContainText(FAILED);
  await page.unroute(MESSAGES);
  await chat.log.getByRole('button', { name: 'Try Again' }).click();
  await expect(chat.log).toContainText('long-grain rice');
  await expect(chat.log.getByText('how to cook rice', { exact: true })).toHaveCount(1);

  await answerTo(page, 'POST', MESSAGES, (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body }),
  );
  await ask(chat, 'how to cook pasta');
  await expect(chat.log).toContainText(FAILED);

  // A connection that breaks mid-stream is reopened.
  const half = 'data: {"type":"text","text":"Rin"}\n\n';
  await page.unroute(MESSAGES);
  await page.route(MESSAGES, (route) => route.fulfill({ contentType: 'text/event-stream', body: half }), { times: 1 });
  await chat.input.fill('how to cook lentils');
  await chat.input.press('Enter');
  await expect(chat.log).toContainText('Connection lost. Reconnecting…');
  await expect(chat.log).toContainText('rinse them and simmer');
});

test('a chat whose script fails to load can be opened again', async ({ page, app, allowedProblems }) => {
  allowedProblems.push(/Failed to (?:load resource|fetch)/u);
  await signIn(page, app);
  await page.goto('/dashboard');
  const script = /\/chat-panel-[^/]+\.js$/u;
  await page.route(script, (route) => route.abort());
  await button(page, 'Ask REECE').click();
  await expect(toast(page, 'Unable to connect to AI services')).toBeVisible();
  await page.unroute(script);
  await button(page, 'Ask REECE').click();
  await expect(chatOn(page).input).toBeFocused();
});

test('an answer can be stopped, and continues while the panel is closed', async ({ page, app }) => {
  await signIn(page, app);
  const chat = await openChat(page);
  const held = await delayRequests(page, MESSAGES);
  await chat.input.fill('how to cook rice');
  await chat.input.press('Enter');
  await expect(chat.log).toContainText('Thinking');
  await expect(chat.input).toBeDisabled();
  await button(page, 'Stop').click();
  await expect(chat.log).toContainText('Stopped.');
  await expect(chat.input).toBeEnabled();
  await chat.log.getByRole('button', { name: 'Try Again' }).click();
  await expect(chat.log.getByText('how to cook rice', { exact: true })).toHaveCount(2);
  await button(page, 'Stop').click();

  await chat.input.fill('what can I substitute for butter?');
  await chat.input.press('Enter');
  await page.keyboard.press('Escape');
  await expect(chat.panel).toHaveCount(0);
  await expect(button(page, 'Ask REECE')).toBeFocused();
  held.release();
  await button(page, 'Ask REECE').click();
  await expect(chat.log).toContainText('Instead of butter');
});

test('new messages do not scroll a reader away from older ones', async ({ page, app }) => {
  await signIn(page, app);
  const chat = await openChat(page);
  for (const food of ['rice', 'pasta', 'lentils', 'beans']) await ask(chat, `how to cook ${food}`);
  const fromEnd = () => chat.log.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
  await expect.poll(fromEnd).toBeLessThan(2);
  const held = await delayRequests(page, MESSAGES);
  await chat.input.fill('how to cook eggs');
  await chat.input.press('Enter');
  await expect(chat.log).toContainText('Thinking');
  await chat.log.hover();
  await page.mouse.wheel(0, -400);
  await expect.poll(fromEnd).toBeGreaterThan(100);
  const place = await chat.log.evaluate((box) => box.scrollTop);
  held.release();
  await button(page, 'New messages').click();
  await expect.poll(fromEnd).toBeLessThan(2);
  expect(await chat.log.evaluate((box) => box.scrollTop)).toBeGreaterThan(place);
  await expect(button(page, 'New messages')).toHaveCount(0);
});

test('on a phone the chat fills the screen; neither its button nor its messages cover anything', async ({
  page,
  app,
  allowedProblems,
}) => {
  allowedProblems.push(/Failed to load resource/u);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, app);
  await createRecipe(page, app);
  await page.route(STATUS, (route) => route.fulfill({ status: 500, body: 'oops' }));
  await page.goto('/dashboard');
  const last = page.getByRole('main').locator('article').last();
  await expect(last).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const opener = button(page, 'Ask REECE');
  await expect(async () => {
    const card = await last.boundingBox();
    const round = await opener.boundingBox();
    expect(round?.width).toBeGreaterThanOrEqual(44);
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(round?.y ?? 0);
  }).toPass();
  await opener.click();
  const chat = chatOn(page);
  const message = toast(page, 'Unable to connect to AI services');
  await expect(message).toBeVisible();
  // A hovered toast does not time out.
  await message.hover();
  const close = chat.panel.getByRole('button', { name: 'Close' });
  const isBelowHeader = async () => ((await message.boundingBox())?.y ?? 0) >= (await bottomAfterAnimation(close));
  await expect.poll(isBelowHeader).toBe(true);
  await page.unroute(STATUS);
  await chat.panel.getByRole('button', { name: 'Try Again' }).press('Enter');
  await expect(chat.input).toBeFocused();
  expect(await chat.panel.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  await ask(chat, 'how to cook rice');
  await expect(chat.log).toContainText('long-grain rice');
  await chat.panel.getByRole('button', { name: 'Close' }).click();
  await expect(chat.panel).toHaveCount(0);
  await expect(opener).toBeFocused();
});
