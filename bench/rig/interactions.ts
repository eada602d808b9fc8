import type { Locator, Page } from '@playwright/test';

/** A user interaction on a screen, to be measured. */
export interface Interaction {
  readonly screen: string;
  readonly what: string;
  readonly path: string;
  /** Runs once, before the measurement. */
  readonly before?: (page: Page) => Promise<void>;
  /** Performs the interaction; `time` counts its repetitions. */
  readonly act: (page: Page, time: number) => Promise<void>;
}

/** Virtual lists render rows after scrolling, before a user can aim at them. */
const AFTER_SCROLL_MS = 600;
/** A short press of a real finger: a press of zero length would measure an easier case. */
export const PRESS_MS = 60;

/** Clicks by coordinates: the actionability checks of `locator.click()` would delay the page during the measurement. */
async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.page().waitForTimeout(AFTER_SCROLL_MS);
  const box = await target.boundingBox();
  if (box === null) throw new Error(`Not visible: ${target.toString()}`);
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: PRESS_MS });
}

export const press = (name: string | RegExp) => async (page: Page) =>
  tap(page.getByRole('button', { name, exact: true }).first());
/** Alternates between opening and closing. */
const openAndClose = (name: string) => async (page: Page, time: number) =>
  time % 2 === 0 ? press(name)(page) : page.keyboard.press('Escape');
const type = (text: string) => async (page: Page, time: number) =>
  page.keyboard.press(time < text.length ? (text[time] ?? 'a') : 'Backspace');
const focus = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().click();
};
const nextOption = async (page: Page, time: number) => page.keyboard.press(time % 2 === 0 ? 'ArrowDown' : 'ArrowUp');
const dashboard = { screen: 'dashboard', path: '/dashboard' } as const;
const cookbook = { screen: 'cookbook', path: '/my-cookbook' } as const;
const recipe = { screen: 'recipe', path: '/recipe/{id}' } as const;
const wizard = { screen: 'wizard', path: '/create-recipe' } as const;
const fillFirstStep = async (page: Page) => {
  await page.getByLabel('Recipe Title*').fill('Soup');
  await page.getByLabel('Description*').fill('Warm.');
  await press('Next')(page);
  await page.getByRole('textbox', { name: 'Ingredient 1', exact: true }).fill('2 leeks');
};

export const INTERACTIONS: readonly Interaction[] = [
  { ...dashboard, what: 'type in the search field', before: focus('input[type=search]'), act: type('tomato') },
  { ...dashboard, what: 'type in the top bar', before: press('Search'), act: type('tomato') },
  {
    ...dashboard,
    what: 'choose a category',
    before: async (page) => page.getByLabel('Category').focus(),
    act: nextOption,
  },
  { ...dashboard, what: 'open and close the menu', act: (page, time) => openAndClose('Menu')(page, time) },
  { ...dashboard, what: 'open and close the statistics', act: press('Show statistics') },
  {
    ...dashboard,
    what: 'open and close the chat',
    act: async (page, time) => press(time % 2 === 0 ? 'Ask REECE' : 'Close')(page),
  },
  {
    ...dashboard,
    what: 'type in the chat',
    before: async (page) => {
      await press('Ask REECE')(page);
      await page.getByRole('textbox', { name: 'Message to REECE' }).click();
    },
    act: type('soup of'),
  },
  {
    ...dashboard,
    what: 'switch the theme',
    before: press('Menu'),
    act: async (page, time) => tap(page.getByText(time % 2 === 0 ? 'Dark' : 'Light', { exact: true })),
  },
  {
    ...dashboard,
    what: 'go to a recipe and back',
    act: async (page, time) => (time % 2 === 0 ? tap(page.locator('article a').nth(1)) : press('Back')(page)),
  },
  { ...cookbook, what: 'type in the search field', before: focus('input[type=search]'), act: type('tomato') },
  {
    ...cookbook,
    what: 'open and close the filters',
    act: press(/^Filters/u),
  },
  {
    ...cookbook,
    what: 'toggle a filter',
    before: press(/^Filters/u),
    act: press('Dinner'),
  },
  {
    ...cookbook,
    what: 'select a recipe',
    act: async (page, time) => tap(page.getByRole('checkbox').nth(time % 3)),
  },
  {
    ...cookbook,
    what: 'select all',
    act: press(/^(?:Select all|Select none|Clear)/u),
  },
  {
    ...cookbook,
    what: 'toggle a favorite',
    act: async (page, time) => tap(page.getByRole('button', { name: /^Favorite/u }).nth(time % 3)),
  },
  {
    screen: 'categories',
    path: '/categories',
    what: 'switch to another category',
    act: async (page, time) =>
      tap(
        page
          .getByRole('navigation', { name: 'Categories' })
          .getByRole('link')
          .nth(time % 4),
      ),
  },
  {
    screen: 'categories',
    path: '/categories',
    what: 'type in the search field',
    before: focus('input[type=search]'),
    act: type('tomato'),
  },
  {
    screen: 'community',
    path: '/community',
    what: 'type in the search field',
    before: focus('input[type=search]'),
    act: type('tomato'),
  },
  {
    screen: 'community',
    path: '/community',
    what: 'rate with stars',
    act: async (page, time) => tap(page.getByRole('radio', { name: `${(time % 5) + 1} star` }).first()),
  },
  {
    ...recipe,
    what: 'check an ingredient',
    act: async (page, time) => tap(page.getByRole('checkbox').nth(time % 3)),
  },
  { ...recipe, what: 'scale the servings', act: press('Servings: more') },
  {
    ...recipe,
    what: 'switch units',
    act: async (page, time) => tap(page.getByText(time % 2 === 0 ? 'Metric' : 'US cups', { exact: true })),
  },
  { ...recipe, what: 'toggle the favorite', act: press('Favorite') },
  { ...recipe, what: 'open and close the share dialog', act: openAndClose('Share') },
  { ...recipe, what: 'open and close the delete dialog', act: openAndClose('Delete') },
  { ...recipe, what: 'open and close the menu', act: openAndClose('More') },
  { ...recipe, what: 'start and leave cook mode', act: openAndClose('Start cooking') },
  {
    ...recipe,
    what: 'go through the steps',
    before: press('Start cooking'),
    act: async (page, time) => page.keyboard.press(time % 2 === 0 ? 'ArrowRight' : 'ArrowLeft'),
  },
  {
    ...wizard,
    what: 'type a title',
    before: async (page) => page.getByLabel('Recipe Title*').click(),
    act: type('tomato soup'),
  },
  { ...wizard, what: 'add a row', before: fillFirstStep, act: press('Add Ingredient') },
  {
    ...wizard,
    what: 'type an ingredient',
    before: async (page) => {
      await fillFirstStep(page);
      await page.getByRole('textbox', { name: 'Ingredient 1', exact: true }).click();
    },
    act: type(' and 3 carrots'),
  },
  {
    ...wizard,
    what: 'next step and back',
    before: fillFirstStep,
    act: async (page, time) => press(time % 2 === 0 ? 'Next' : 'Back')(page),
  },
];
