import { randomUUID } from 'node:crypto';

import { expect, type Locator, type Page, type Route } from '@playwright/test';

import type { AppServer } from '../harness/server.ts';

export const PASSWORD = 'a pinch of salt';

export function newEmail(): string {
  return `cook-${randomUUID()}@example.org`;
}

/** What a browser says of itself with every request that changes something. */
function asBrowser({ url }: AppServer): { headers: Record<string, string> } {
  return { headers: { origin: url } };
}

/** A new person, registered but not signed in. */
export async function register(page: Page, app: AppServer, email = newEmail()): Promise<string> {
  const data = { email, password: PASSWORD };
  const answer = await page.request.post(`${app.url}/api/auth/sign-up/email`, { ...asBrowser(app), data });
  expect(answer.status()).toBe(200);
  return email;
}

/** A new person whose session this page's browser holds. */
export async function signIn(page: Page, app: AppServer): Promise<string> {
  const email = await register(page, app);
  const data = { email, password: PASSWORD };
  const answer = await page.request.post(`${app.url}/api/auth/sign-in/email`, { ...asBrowser(app), data });
  expect(answer.status()).toBe(200);
  return email;
}

export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

const SOUP = {
  title: 'Leek soup',
  description: 'Green, warm and quick.',
  ingredients: ['2 leeks', '1/2 l stock'],
  instructions: ['Slice the leeks.', 'Simmer for 20 minutes.'],
  category: 'Soup',
  preparation_time: 10,
  cooking_time: 20,
  servings: 4,
};

/** Keeps a recipe of the signed-in person; answers with its id. */
export async function keepRecipe(page: Page, app: AppServer, changes: Record<string, unknown> = {}): Promise<string> {
  const data = { id: randomUUID(), ...SOUP, ...changes };
  const answer = await page.request.post(`${app.url}/recipes`, { ...asBrowser(app), data });
  expect(answer.status(), await answer.text()).toBe(201);
  return data.id;
}

/** Holds every request to `path` back until `release` is called. */
export async function holdBack(page: Page, path: string | RegExp): Promise<{ release: () => void }> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(path, async (route) => {
    await released;
    await route.fallback();
  });
  return { release: () => release() };
}

/** Lets only requests of one method through to `answer`; the others go their way. */
export async function answerTo(
  page: Page,
  method: string,
  path: string | RegExp,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(path, (route) => (route.request().method() === method ? answer(route) : route.fallback()));
}

/** An error as the server writes it. */
export function errorBody(code: string, message: string, fields: Record<string, string> = {}): string {
  return JSON.stringify({ error: { code, message, fields, requestId: 'journey' } });
}

export function heading(page: Page, name: string): Locator {
  return page.getByRole('heading', { name, exact: true });
}

export function row(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name, exact: true });
}

export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** Messages of the moment. */
export function toast(page: Page, text: string): Locator {
  return page.locator('[data-sonner-toast]').filter({ hasText: text });
}

/** Types as a person does who never looks for the mouse. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${target.toString()}`);
}
