// Takes the README's screenshots: npm run screens. Their recipes come from the kitchen engine.
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { communityRoutes } from '@larder/contract/community';
import type { NewRating } from '@larder/contract/ratings';
import { recipesRoutes } from '@larder/contract/recipes';
import { type Browser, chromium, type Page } from '@playwright/test';

import { findBrowser } from './harness/find-browser.ts';
import { type AppServer, startServer } from './harness/server.ts';

const FOLDER = join(import.meta.dirname, '..', 'docs', 'screens');
const PASSWORD = 'a pinch of salt';
const THEMES = ['light', 'dark'] as const;
/** Device pixel ratio for high-density screens. */
const DESKTOP = { viewport: { width: 1280, height: 860 }, deviceScaleFactor: 1.5 };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.75, hasTouch: true, isMobile: true };
const QUALITY = 82;
const LARGEST_BYTES = 150_000;

/** The owner of the kitchen in the screenshots, and a community user. */
const COOK = 'Nora';
const GUESTS = ['Ada', 'Bruno', 'Chiara', 'Dev', 'Elif'] as const;
const COMMENTS = ['Made it twice this week.', 'The children asked for more.', 'Needs a little more lemon for us.'];
const RECIPE_COUNT = 9;
const RATED = 24;

type Send = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) => Promise<unknown>;

/** Registers and signs in a user; returns a sender for their requests, and their cookie. */
async function enter({ url }: AppServer, name: string): Promise<{ send: Send; cookie: string }> {
  const headers = { origin: url, 'content-type': 'application/json' };
  const credentials = { email: `${name.toLowerCase()}@example.org`, password: PASSWORD };
  const post = (path: string, body: object) =>
    fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  await post('/api/auth/sign-up/email', { ...credentials, name });
  const answer = await post('/api/auth/sign-in/email', credentials);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const send: Send = async (method, path, body) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const { 'content-type': type, ...rest } = headers;
    const typed = body === undefined ? rest : { ...rest, 'content-type': type };
    const got = await fetch(`${url}${path}`, { method, headers: { ...typed, cookie }, ...sent });
    if (!got.ok) throw new Error(`${method} ${path}: ${got.status} ${await got.text()}`);
    return got.status === 204 ? null : got.json();
  };
  return { send, cookie };
}

/** Waits until all starter recipes are published. */
async function listCommunity(send: Send): Promise<readonly { id: string; title: string }[]> {
  const listed = async () =>
    communityRoutes.listCommunity.response.parse(
      await send('GET', `${communityRoutes.listCommunity.path}?sort=newest&limit=48`),
    ).recipes;
  for (let tries = 0; tries < 120; tries++) {
    const recipes = await listed();
    if (recipes.length >= RATED) return recipes;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The first recipes were not shared.');
}

/** Creates a kitchen with some history. */
async function seedScreens(app: AppServer): Promise<{ cookie: string; recipeId: string }> {
  const { send, cookie } = await enter(app, COOK);
  const given = await listCommunity(send);
  for (const [person, name] of GUESTS.entries()) {
    const guest = await enter(app, name);
    for (const [at, { id }] of given.slice(0, RATED).entries()) {
      if ((at + person) % 3 === 0) continue;
      const comment = at === person ? { comment: COMMENTS[person % COMMENTS.length] ?? null } : {};
      const body: NewRating = { rating: 3 + ((at * 7 + person * 2) % 3), ...comment };
      await guest.send('POST', `/api/community/${id}/ratings`, body);
      if ((at * person) % 2 === 0) await guest.send('POST', `/api/community/${id}/views`);
    }
  }
  const ids: string[] = [];
  for (const { id } of given.slice(0, RECIPE_COUNT)) {
    const copy = recipesRoutes.copyRecipe.response.parse(await send('POST', `/api/recipes/${id}/copies`, {}));
    ids.push(copy.id);
    if (ids.length % 3 === 0) await send('PATCH', `/api/recipes/${copy.id}`, { is_favorite: true });
  }
  return { cookie, recipeId: ids.at(-1) ?? '' };
}

async function openPage(browser: Browser, app: AppServer, look: Look, cookie: string): Promise<Page> {
  const context = await browser.newContext({
    ...(look.isPhone ? PHONE : DESKTOP),
    baseURL: app.url,
    colorScheme: look.theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  const pairs = cookie.split('; ').map((pair) => pair.split('=', 2));
  await context.addCookies(pairs.map(([name = '', value = '']) => ({ name, value, url: app.url })));
  return context.newPage();
}

/** Saves a screenshot as WebP. */
async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // The event stream keeps the network busy, so wait for visible content instead.
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < window.innerHeight)
      .every((image) => image.complete && image.naturalWidth > 0),
  );
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  const file = join(FOLDER, `${name}.webp`);
  writeFileSync(file, Buffer.from(data, 'base64'));
  const { size } = statSync(file);
  process.stdout.write(`${name}.webp  ${(size / 1000).toFixed(0)} KB\n`);
  if (size > LARGEST_BYTES) throw new Error(`${name}.webp is larger than ${LARGEST_BYTES / 1000} KB.`);
}

interface Look {
  readonly theme: (typeof THEMES)[number];
  readonly isPhone: boolean;
}

const SCREENS: readonly {
  readonly name: string;
  readonly isPhone: boolean;
  show(page: Page, recipeId: string): Promise<void>;
}[] = [
  {
    name: 'cookbook',
    isPhone: false,
    show: async (page) => {
      await page.goto('/my-cookbook');
      await page.locator('main img').first().waitFor();
    },
  },
  {
    name: 'recipe',
    isPhone: true,
    show: async (page, id) => {
      await page.goto(`/recipe/${id}`);
      await page.getByRole('heading', { name: 'Ingredients', exact: true }).waitFor();
    },
  },
  {
    name: 'cooking',
    isPhone: true,
    show: async (page, id) => {
      await page.goto(`/recipe/${id}`);
      await page.getByRole('button', { name: 'Start cooking' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
    },
  },
  {
    name: 'community',
    isPhone: true,
    show: async (page) => {
      await page.goto('/community');
      await page.getByRole('heading', { name: 'Trending Now' }).waitFor();
      await page.getByRole('link', { name: 'View Recipe' }).first().waitFor();
    },
  },
  {
    name: 'reece',
    isPhone: true,
    show: async (page) => {
      await page.goto('/dashboard');
      await page.getByRole('button', { name: 'Ask REECE' }).click();
      const talk = page.getByRole('dialog', { name: 'Chat with REECE' });
      await talk.getByRole('button', { name: 'New chat' }).click();
      await talk.getByRole('textbox').fill('Make me a recipe with leeks, potatoes and cream');
      await page.keyboard.press('Enter');
      await talk.getByRole('link', { name: /^View recipe/u }).waitFor();
      await talk.locator('img').first().waitFor();
    },
  },
];

const app = await startServer({ STARTER_RECIPES: 'on', RATE_LIMIT_FACTOR: '100000' });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--headless', '--no-sandbox'] });
try {
  const { cookie, recipeId } = await seedScreens(app);
  for (const { name, isPhone, show } of SCREENS) {
    for (const theme of THEMES) {
      const page = await openPage(browser, app, { theme, isPhone }, cookie);
      await show(page, recipeId);
      await take(page, `${name}-${theme}`);
      await page.context().close();
    }
  }
} finally {
  await browser.close();
  await app.stop();
}
