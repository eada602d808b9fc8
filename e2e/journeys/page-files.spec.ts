import type { APIRequestContext } from '@playwright/test';

import { ADMIN_ENV } from '../harness/server.ts';
import { expect, test } from '../harness/test.ts';
import { heading, delayRequests, createRecipe, signIn, signInAs } from './steps.ts';

const HTML = { accept: 'text/html' };
const UNKNOWN = '/no/such/page';

/** Scripts and styles that a document preloads, without its entry script. */
async function filesPreloadedBy(request: APIRequestContext, address: string): Promise<string[]> {
  const document = await (await request.get(address, { headers: HTML })).text();
  return [...document.matchAll(/<link rel="(?:modulepreload|stylesheet)"[^>]* href="([^"]+)"/gu)].map(
    ([, file = '']) => file,
  );
}

const PAGES: readonly (readonly [address: string, script: string])[] = [
  ['/create-recipe', 'create-recipe-page'],
  ['/recipe/0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b?servings=2', 'recipe-page'],
  ['/recipe/0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b/edit', 'edit-recipe-page'],
  ['/categories/Soup', 'categories-page'],
  ['/admin/people', 'admin-layout'],
  ['/login', 'login-page'],
];

test('the document of each page preloads the files of its page, and each exists', async ({ page, app }) => {
  const { request } = page;
  const ofUnknown = await filesPreloadedBy(request, UNKNOWN);
  expect(ofUnknown).not.toEqual([]);
  expect(ofUnknown.filter((file) => /-(?:page|layout)-/u.test(file))).toEqual([]);
  await signInAs(page, app, ADMIN_ENV.ADMIN_EMAIL, ADMIN_ENV.ADMIN_PASSWORD);
  for (const [address, script] of PAGES) {
    if (address === '/login') await page.context().clearCookies();
    const files = await filesPreloadedBy(request, address);
    expect(files.filter((file) => file.startsWith(`/assets/${script}-`))).toHaveLength(1);
    expect(files).toEqual([...new Set(files)]);
    expect(files).toEqual(expect.arrayContaining(ofUnknown));
    for (const file of files) {
      const answer = await request.get(file);
      const type = answer.headers()['content-type'];
      expect({ file, status: answer.status(), type }).toEqual({
        file,
        status: 200,
        type: expect.stringMatching(/javascript|css/u),
      });
    }
  }
});

test('the files of a page are requested before the app’s first script runs, and once', async ({ page, app }) => {
  await signIn(page, app);
  const id = await createRecipe(page, app);
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    // The journeys block service workers.
    if (!message.text().startsWith('Service Worker registration blocked')) consoleErrors.push(message.text());
  });

  for (const [address, title, script] of [
    ['/create-recipe', 'Create Recipe', /\/create-recipe-page-/u],
    [`/recipe/${id}`, 'Leek soup', /\/recipe-page-/u],
  ] as const) {
    const named = await filesPreloadedBy(page.request, address);
    const asked: string[] = [];
    // The page before loads its last scripts when it is idle.
    await page.goto('about:blank');
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const { release } = await delayRequests(page, /\/assets\/app-[^/]*\.js$/u);
    await page.goto(address, { waitUntil: 'commit' });
    await expect.poll(() => named.filter((file) => !asked.includes(file))).toEqual([]);
    expect(asked).toContainEqual(expect.stringMatching(script));

    release();
    await expect(heading(page, title)).toBeVisible();
    const scripts = asked.filter((path) => path.startsWith('/assets/') && path.endsWith('.js'));
    expect(scripts).toEqual([...new Set(scripts)]);
    page.removeAllListeners('request');
    await page.unrouteAll();
  }
  expect(consoleErrors).toEqual([]);
});
