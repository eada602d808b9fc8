import type { Locator, Page } from '@playwright/test';

import { expectAccessibleEverywhere } from '../harness/accessibility.ts';
import { expect, test } from '../harness/test.ts';
import { button, createRecipe, signIn, tabTo, toast } from './steps.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const TERIYAKI = {
  title: 'Salmon teriyaki',
  ingredients: ['4 salmon fillets', '60 ml soy sauce', '60 ml sake', '20 g butter'],
  instructions: [
    'Mix soy sauce and sake.',
    'Fry the salmon in butter for 4 minutes, until it flakes easily.',
    'Serve it with the sauce.',
  ],
  servings: 4,
};

interface Chat {
  readonly panel: Locator;
  readonly log: Locator;
  readonly input: Locator;
}

function chatOn(page: Page): Chat {
  const panel = page.getByRole('dialog', { name: 'Chat with REECE' });
  return { panel, log: panel.getByRole('log'), input: panel.getByRole('textbox', { name: 'Message to REECE' }) };
}

async function ask({ input, log }: Chat, text: string): Promise<void> {
  await input.fill(text);
  await input.press('Enter');
  await expect(log.getByText(text, { exact: true }).last()).toBeVisible();
  await expect(input).toBeEnabled();
}

const cookMode = (page: Page) => page.getByRole('dialog', { name: 'Cooking Salmon teriyaki' });
const fryTimer = (page: Page) => page.getByRole('listitem', { name: 'Fry timer' });

for (const size of [PHONE, DESK]) {
  test(`at ${size.width} pixels REECE knows the recipe and its size, and the conversation goes on on the next page`, async ({
    page,
    app,
  }) => {
    await page.setViewportSize(size);
    await signIn(page, app);
    const id = await createRecipe(page, app, TERIYAKI);
    await page.goto(`/recipe/${id}?servings=8`);
    await button(page, 'Ask REECE').click();
    const chat = chatOn(page);
    await expect(chat.panel.getByText('About: Salmon teriyaki, 8 servings')).toBeVisible();
    await ask(chat, 'what instead of sake?');
    await expect(chat.log).toContainText('Instead of the 120 ml sake');
    await expectAccessibleEverywhere(page);

    await button(chat.panel, 'Don’t ask about Salmon teriyaki').click();
    await expect(chat.input).toBeFocused();
    await ask(chat, 'how much butter do I need?');
    await expect(chat.log).not.toContainText('40 g butter');
    await button(chat.panel, 'Ask about Salmon teriyaki').click();
    await ask(chat, 'how much butter do I need?');
    await expect(chat.log).toContainText('“40 g butter”');

    await page.keyboard.press('Escape');
    await expect(chat.panel).toBeHidden();
    await expect(button(page, 'Ask REECE')).toBeFocused();
    await page.goBack();
    await page.goto('/dashboard');
    await button(page, 'Ask REECE').click();
    await expect(chat.log).toContainText('Instead of the 120 ml sake');
    await expect(chat.panel.getByText(/^About:/u)).toBeHidden();
  });

  test(`at ${size.width} pixels REECE opens over cook mode, and closing returns to the same step`, async ({
    page,
    app,
  }) => {
    await page.addInitScript(() => {
      const counts = { taken: 0, released: 0 };
      Reflect.set(window, 'wakeLocks', counts);
      const sentinel = () => {
        counts.taken += 1;
        return Object.assign(new EventTarget(), {
          released: false,
          release: async () => void (counts.released += 1),
        });
      };
      Object.defineProperty(Navigator.prototype, 'wakeLock', { get: () => ({ request: async () => sentinel() }) });
    });
    await page.clock.install();
    await page.setViewportSize(size);
    await signIn(page, app);
    const id = await createRecipe(page, app, TERIYAKI);
    await page.goto(`/recipe/${id}?servings=8&cook=2`);
    await cookMode(page).getByRole('button', { name: '4 min fry' }).click();
    await expect(fryTimer(page).first()).toBeVisible();
    const opener = cookMode(page).getByRole('button', { name: 'Ask REECE' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const chat = chatOn(page);
    await expect(chat.input).toBeFocused();
    await expect(chat.panel.getByText('About: Salmon teriyaki, step 2, 8 servings')).toBeVisible();
    await ask(chat, 'is this done?');
    await expect(chat.log).toContainText('until it flakes easily');
    await expect(chat.log).toContainText('63 °C (145 °F)');
    await page.clock.fastForward('01:00');
    await ask(chat, 'how long left?');
    await expect(chat.log).toContainText(/Fry: (?:3 min|2 min \d+ s) left/u);
    await ask(chat, 'double it');
    await expect(chat.log).toContainText('set Servings to 16');
    await expectAccessibleEverywhere(page);

    await page.keyboard.press('Escape');
    await expect(chat.panel).toBeHidden();
    await expect(cookMode(page)).toBeVisible();
    await expect(cookMode(page)).toContainText('Step 2 of 3');
    await expect(opener).toBeFocused();
    await expect(fryTimer(page).first().getByRole('timer')).toHaveText(/^2:|^3:00/u);
    expect(await page.evaluate(() => Reflect.get(window, 'wakeLocks') as unknown)).toEqual({ taken: 1, released: 0 });

    // The keys of cook mode work again, and the chat follows the step.
    await page.keyboard.press('ArrowRight');
    await expect(cookMode(page)).toContainText('Step 3 of 3');
    await opener.click();
    await expect(chat.panel.getByText('About: Salmon teriyaki, step 3, 8 servings')).toBeVisible();
    await button(chat.panel, 'Close').click();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(cookMode(page)).toBeHidden();
    await expect(button(page, 'Ask REECE')).toBeVisible();
  });
}

test('on a phone a link in the chat opens its page, and on a desktop the chat stays beside it', async ({
  page,
  app,
}) => {
  await signIn(page, app);
  await createRecipe(page, app, TERIYAKI);
  const chat = chatOn(page);
  for (const { size, isOpen } of [
    { size: PHONE, isOpen: false },
    { size: DESK, isOpen: true },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/my-cookbook');
    await button(page, 'Ask REECE').click();
    await ask(chat, 'open salmon teriyaki');
    await chat.log.getByRole('link', { name: 'View recipe' }).last().click();
    await expect(page.getByRole('heading', { level: 1, name: TERIYAKI.title })).toBeFocused();
    await expect(chat.panel).toBeVisible({ visible: isOpen });
  }
  await expect(chat.panel.getByText('About: Salmon teriyaki')).toBeVisible();
});

/** What is at the middle of a control: itself, unless something covers it. */
async function isUncovered(target: Locator): Promise<boolean> {
  await target.scrollIntoViewIfNeeded();
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && (element === found || element.contains(found));
  });
}

test('every page has the button once, over none of the page’s main controls', async ({ page, app }) => {
  await signIn(page, app);
  const id = await createRecipe(page, app, TERIYAKI);
  const pages = [
    ['/dashboard', 'link', 'Create Recipe'],
    ['/create-recipe', 'button', 'Next'],
    [`/recipe/${id}`, 'button', 'Start cooking'],
    [`/recipe/${id}/edit`, 'button', 'Save Changes'],
    [`/recipe/${id}?cook=1`, 'button', 'Next'],
    ['/my-cookbook', 'link', TERIYAKI.title],
    ['/community', 'link', 'Community'],
    ['/categories', 'link', 'Categories'],
    ['/shared-with-me', 'link', 'Dashboard'],
    ['/profile', 'button', 'Save'],
    ['/bin', 'link', 'Dashboard'],
  ] as const;
  for (const size of [PHONE, { width: 768, height: 1024 }, DESK]) {
    await page.setViewportSize(size);
    for (const [path, role, name] of pages) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Ask REECE' })).toHaveCount(1);
      const control = page.getByRole(role, { name }).filter({ visible: true }).first();
      if ((await control.count()) === 0) continue;
      await expect.poll(() => isUncovered(control), { message: `${name} on ${path} at ${size.width}` }).toBe(true);
    }
  }
});

test('on a phone a toast leaves the button free', async ({ page, app, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(PHONE);
  await signIn(page, app);
  const id = await createRecipe(page, app, TERIYAKI);
  await page.goto(`/recipe/${id}`);
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Copy as text' }).click();
  await expect(toast(page, 'Copied as text')).toBeVisible();
  await expect.poll(() => isUncovered(button(page, 'Ask REECE'))).toBe(true);
});
