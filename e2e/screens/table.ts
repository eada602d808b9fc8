import { expect, type Locator, type Page } from '@playwright/test';

import { addTotp, button, logIn, readLink, signIn } from '../journeys/steps.ts';
import { COLLECTION_AND_IMPORT } from './collection-and-import.ts';
import type { Screen } from './screen.ts';

const title = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name });
const at = (path: string) => () => path;
const own: Screen['path'] = ({ ids }) => `/recipe/${ids.own}`;
const arabic: Screen['path'] = ({ ids }) => `/recipe/${ids.arabic}`;
const common: Screen['path'] = ({ ids }) => `/recipe/${ids.common}`;
const card = (page: Page) => page.getByRole('article').first();

/** Presses a button and returns the locator it reveals. */
const press =
  (name: string | RegExp, opened: (page: Page) => Locator): NonNullable<Screen['open']> =>
  async (page) => {
    await page.getByRole('button', { name }).first().click();
    return opened(page);
  };
/** Switches the edit form from one page to steps. */
const inSteps =
  (opened: (page: Page) => Locator): NonNullable<Screen['open']> =>
  async (page) => {
    await page.getByText('Step by step', { exact: true }).click();
    return opened(page);
  };
const dialog = (page: Page) => page.getByRole('dialog');
const question = (page: Page) => page.getByRole('alertdialog');
const menu = (page: Page) => page.getByRole('menu');

/** They load when scrolled into view. */
async function ratings(page: Page): Promise<Locator> {
  await page.getByRole('region', { name: 'Ratings' }).scrollIntoViewIfNeeded();
  return page.getByText('Too sweet for me.');
}

const DOORS: readonly Screen[] = [
  { name: 'landing page', viewer: 'nobody', path: at('/'), ready: title(/./u) },
  {
    name: 'landing page, demo shown',
    viewer: 'nobody',
    path: at('/'),
    ready: title(/./u),
    open: async (page) => {
      await page.getByRole('main').getByRole('textbox').fill('eggs, spinach');
      await page.getByRole('main').getByRole('textbox').press('Enter');
      return page.getByRole('main').getByRole('article').first();
    },
  },
  { name: 'login', viewer: 'nobody', path: at('/login'), ready: title('Log in') },
  {
    name: 'login, refused',
    viewer: 'nobody',
    path: at('/login'),
    ready: title('Log in'),
    open: press(/^Log in$/u, (page) => page.getByRole('alert')),
  },
  {
    name: 'second step',
    viewer: 'nobody',
    path: at('/login'),
    before: async (page, { app }) => {
      const email = await signIn(page, app);
      await addTotp(page, app);
      await page.context().clearCookies();
      await page.goto('/login');
      await logIn(page, email);
      await expect(title('One more step')(page)).toBeVisible();
    },
    ready: title('One more step'),
  },
  { name: 'register', viewer: 'nobody', path: at('/register'), ready: title('Sign up') },
  { name: 'admin login', viewer: 'nobody', path: at('/admin'), ready: title(/./u) },
  { name: 'forgotten password', viewer: 'nobody', path: at('/forgot-password'), ready: title(/./u) },
  {
    name: 'new password',
    viewer: 'nobody',
    path: at('/reset-password'),
    before: async (page, { app, newcomer }) => {
      const options = { headers: { origin: app.url }, data: { email: newcomer } };
      const answer = await page.request.post(`${app.url}/api/auth/request-password-reset`, options);
      expect(answer.ok()).toBe(true);
      await page.goto(await readLink(app, newcomer, /password/iu));
      await expect(button(page, 'Set new password')).toBeVisible();
    },
    ready: (page) => button(page, 'Set new password'),
  },
  { name: 'new password, dead link', viewer: 'nobody', path: at('/reset-password'), ready: title(/./u) },
  { name: 'confirm address, dead link', viewer: 'nobody', path: at('/confirm-email'), ready: title(/./u) },
  { name: 'public recipe', viewer: 'nobody', path: ({ linkPath }) => linkPath, ready: title(/./u) },
  {
    name: 'public recipe, link gone',
    viewer: 'nobody',
    path: ({ linkPath }) => `${linkPath.slice(0, -3)}aaQ`,
    ready: title(/./u),
  },
];

const OWN: readonly Screen[] = [
  { name: 'dashboard', viewer: 'cook', path: at('/dashboard'), ready: card },
  { name: 'dashboard, empty', viewer: 'newcomer', path: at('/dashboard'), ready: title('My Recipes') },
  {
    name: 'menu of a phone',
    viewer: 'cook',
    path: at('/dashboard'),
    ready: card,
    open: press(/^Menu$/u, dialog),
    room: 'narrow',
  },
  {
    name: 'account menu',
    viewer: 'cook',
    path: at('/dashboard'),
    ready: card,
    open: press('Account menu', menu),
    room: 'wide',
  },
  {
    name: 'search in the top bar',
    viewer: 'cook',
    path: at('/dashboard'),
    ready: card,
    open: async (page) => {
      const box = page.getByPlaceholder('Ask REECE to find recipes...');
      // A phone shows the box on request.
      if (!(await box.isVisible())) await button(page, 'Search').first().click();
      await box.fill('עדס soup');
      await box.press('Enter');
      return page.getByRole('listbox').getByRole('option').first();
    },
  },
  {
    name: 'chat',
    viewer: 'cook',
    path: at('/dashboard'),
    ready: card,
    open: async (page) => {
      await button(page, 'Ask REECE').click();
      const input = page.getByRole('textbox', { name: 'Message to REECE' });
      await expect(input).toBeEnabled();
      return dialog(page);
    },
  },
  { name: 'cookbook', viewer: 'cook', path: at('/my-cookbook'), ready: card },
  { name: 'cookbook, empty', viewer: 'newcomer', path: at('/my-cookbook'), ready: title('My Cookbook') },
  {
    name: 'cookbook, filters',
    viewer: 'cook',
    path: at('/my-cookbook'),
    ready: card,
    open: press(/^Filters/u, (page) => page.getByRole('region', { name: 'Filters' })),
  },
  {
    name: 'cookbook, selection',
    viewer: 'cook',
    path: at('/my-cookbook'),
    ready: card,
    open: async (page) => {
      await card(page).getByRole('checkbox').check();
      return page.getByText('1 recipe(s) selected').first();
    },
  },
  {
    name: 'cookbook, delete question',
    viewer: 'cook',
    path: at('/my-cookbook'),
    ready: card,
    open: async (page) => {
      await card(page).getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Delete' }).last().click();
      return question(page);
    },
  },
  { name: 'booklet, empty', viewer: 'cook', path: at('/my-cookbook/booklet'), ready: title(/./u) },
  {
    name: 'booklet',
    viewer: 'cook',
    path: at('/my-cookbook'),
    ready: card,
    open: async (page) => {
      await card(page).getByRole('checkbox').check();
      await page.getByRole('article').nth(1).getByRole('checkbox').check();
      await button(page, 'Export').click();
      await button(page, 'Printable booklet').click();
      return page.getByRole('heading', { level: 1, name: 'Printable booklet' });
    },
  },
  { name: 'categories', viewer: 'cook', path: at('/categories'), ready: card },
  {
    name: 'one category, filtered',
    viewer: 'cook',
    path: at('/categories/Soup?minutes=60'),
    ready: card,
    open: async (page) => page.getByRole('region', { name: 'Filters' }),
  },
  { name: 'community', viewer: 'cook', path: at('/community'), ready: card },
  { name: 'shared with me', viewer: 'cook', path: at('/shared-with-me'), ready: title('Shared with me') },
  { name: 'recently deleted', viewer: 'cook', path: at('/bin'), ready: title('Recently Deleted') },
  { name: 'profile', viewer: 'cook', path: at('/profile'), ready: (page) => page.getByLabel('Username') },
  {
    name: 'profile, delete question',
    viewer: 'cook',
    path: at('/profile'),
    ready: (page) => page.getByLabel('Username'),
    open: press('Delete Account', (page) => page.locator('[role=dialog], [role=alertdialog]')),
  },
];

const RECIPES: readonly Screen[] = [
  { name: 'own recipe', viewer: 'cook', path: own, ready: title('Leek soup') },
  { name: 'own recipe in Arabic', viewer: 'cook', path: arabic, ready: title(/./u) },
  { name: 'recipe of the community', viewer: 'cook', path: common, ready: title(/./u), open: ratings },
  { name: 'received recipe', viewer: 'cook', path: ({ ids }) => `/recipe/${ids.received}`, ready: title('Ribollita') },
  { name: 'no such recipe', viewer: 'cook', path: at('/recipe/nothing'), ready: title('Recipe Not Found') },
  { name: 'recipe, menu', viewer: 'cook', path: arabic, ready: title(/./u), open: press(/^More$/u, menu) },
  {
    name: 'recipe, delete question',
    viewer: 'cook',
    path: arabic,
    ready: title(/./u),
    open: press(/^Delete$/u, question),
  },
  { name: 'recipe, sharing', viewer: 'cook', path: arabic, ready: title(/./u), open: press(/^Share$/u, dialog) },
  {
    name: 'recipe, report',
    viewer: 'cook',
    path: common,
    ready: title(/./u),
    open: press(/^Report/u, dialog),
  },
  { name: 'cook mode', viewer: 'cook', path: arabic, ready: title(/./u), open: press(/cook/iu, dialog) },
  { name: 'history', viewer: 'cook', path: ({ ids }) => `/recipe/${ids.own}/history`, ready: title(/./u) },
  { name: 'wizard, first step', viewer: 'cook', path: at('/create-recipe'), ready: title('Create Recipe') },
  {
    name: 'wizard, refused',
    viewer: 'cook',
    path: at('/create-recipe'),
    ready: title('Create Recipe'),
    open: press(/^Next$/u, (page) => page.getByText('Please enter a title for your recipe').first()),
  },
  {
    name: 'wizard, ingredients',
    viewer: 'cook',
    path: ({ ids }) => `/recipe/${ids.arabic}/edit?step=2`,
    ready: title('Edit Recipe'),
    // Rows render before the kitchen engine has parsed them.
    open: inSteps((page) => page.getByText('Understood as:').last()),
  },
  {
    name: 'edit, on one page',
    viewer: 'cook',
    path: ({ ids }) => `/recipe/${ids.arabic}/edit`,
    ready: (page) => page.getByText('Understood as:').last(),
  },
];

const ADMIN: readonly Screen[] = ['people', 'moderation', 'outbox', 'health', 'models', 'errors', 'audit'].map(
  (name) => ({
    name: `admin, ${name}`,
    viewer: 'admin',
    path: at(`/admin/${name}`),
    ready: (page) => page.getByRole('main').getByRole('heading').first(),
  }),
);

const ADMIN_OPENED: readonly Screen[] = [
  {
    name: 'admin, actions for a person',
    viewer: 'admin',
    path: at('/admin/people'),
    ready: (page) => page.getByRole('button', { name: /^Actions for/u }).first(),
    open: press(/^Actions for/u, menu),
  },
  {
    name: 'admin, message',
    viewer: 'admin',
    path: at('/admin/outbox'),
    ready: (page) => button(page, 'Open').first(),
    open: press(/^Open$/u, dialog),
  },
];

/** Every screen with each of its panels and dialogs. */
export const SCREENS: readonly Screen[] = [
  ...DOORS,
  ...OWN,
  ...COLLECTION_AND_IMPORT,
  ...RECIPES,
  ...ADMIN,
  ...ADMIN_OPENED,
];
