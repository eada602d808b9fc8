import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type ServerProcess, startProcess } from './rig/server-process.ts';

/**
 * Lighthouse with its mobile settings on the production build, for each screen:
 * `npm ci --prefix bench/lighthouse && node bench/lighthouse.ts [PATH…]`; `{id}` means a recipe id.
 * CHROME_PATH names the browser.
 */
const LIGHTHOUSE = fileURLToPath(new URL('./lighthouse/node_modules/.bin/lighthouse', import.meta.url));
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const CHROME_FLAGS = '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run';
const RECIPES = 60;
/** Content of the admin lists: other users, each with a mail, and community recipes. */
const PEOPLE = 30;
const SHARED_RECIPES = 10;
const PASSWORD = 'a pinch of salt';
const ADMIN_EMAIL = 'admin@example.org';

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly displayValue?: string; readonly score: number | null }>>;
}

const folder = mkdtempSync(join(tmpdir(), 'larder-lighthouse-'));
const server = await startProcess('server/src/main.ts', {
  DATA_DIR: folder,
  NODE_ENV: 'production',
  ADMIN_EMAIL,
  ADMIN_PASSWORD: PASSWORD,
});
try {
  const { cookie, adminCookie, recipeId, linkPath } = await createContent(server);
  const requestedPaths = process.argv.slice(2).map((path) => path.replace('{id}', recipeId));
  const publicPaths = [
    '/',
    '/login',
    '/register',
    '/admin',
    '/forgot-password',
    '/reset-password',
    '/confirm-email',
    '/api/docs',
    linkPath,
  ];
  const ownPaths = [
    '/dashboard',
    '/my-cookbook',
    '/categories',
    `/recipe/${recipeId}`,
    '/create-recipe',
    `/recipe/${recipeId}/edit`,
    `/recipe/${recipeId}/history`,
    '/community',
    '/shared-with-me',
    '/my-cookbook/booklet',
    '/profile',
    '/bin',
  ];
  const adminPaths = ['people', 'moderation', 'outbox', 'health', 'models', 'errors', 'audit'].map(
    (page) => `/admin/${page}`,
  );
  const paths = requestedPaths.length > 0 ? requestedPaths : [...publicPaths, ...ownPaths, ...adminPaths];
  const cookieOf = (path: string): string | undefined => {
    if (publicPaths.includes(path)) return undefined;
    return adminPaths.includes(path) ? adminCookie : cookie;
  };
  const rows = paths.map((path) => {
    const { categories, audits } = runLighthouse(server, path, cookieOf(path));
    const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
    const metrics = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(
      (name) => audits[name]?.displayValue ?? '',
    );
    const failed = Object.entries(audits).flatMap(([name, { score }]) => (score === 0 ? [name] : []));
    process.stderr.write(`${path}: ${scores.join(' ')} (${failed.join(', ')})\n`);
    return `| ${path.replace(recipeId, '{id}').replace(linkPath, '/shared/{token}')} | ${[...scores, ...metrics].join(' | ')} |`;
  });
  const report = [
    '# Lighthouse',
    '',
    'Written by `node bench/lighthouse.ts`: mobile settings, production build, one run per screen. Browser, server and Lighthouse share the',
    'cores, so performance varies by up to five points between runs.',
    '',
    '| screen | performance | accessibility | best practices | largest contentful paint | total blocking time | layout shift |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
  if (requestedPaths.length === 0) writeFileSync(new URL('./lighthouse-results.md', import.meta.url), report);
  process.stdout.write(report);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

interface Content {
  readonly cookie: string;
  readonly adminCookie: string;
  readonly recipeId: string;
  /** The public page of that recipe. */
  readonly linkPath: string;
}

/** Creates a user with recipes, and other users, over HTTP. */
async function createContent({ url }: ServerProcess): Promise<Content> {
  const email = 'light@example.org';
  for (const address of [email, ...Array.from({ length: PEOPLE }, (_, n) => `guest-${n}@example.org`)]) {
    await post(url, '/api/auth/sign-up/email', { email: address, password: PASSWORD });
  }
  const cookie = await signIn(url, email);
  let recipeId = '';
  for (let n = 0; n < RECIPES; n++) {
    const response = await post(
      url,
      '/recipes',
      {
        title: `Tomato soup number ${n + 1}`,
        description: 'A soup for cold evenings, with bread on the side.',
        ingredients: ['6 tomatoes', '1 onion', '2 tbsp olive oil', '500 ml vegetable stock', 'salt'],
        instructions: ['Roast the tomatoes for 30 minutes.', 'Blend everything.', 'Simmer for 10 minutes.'],
        category: n % 2 === 0 ? 'Soup' : 'Main Dish',
        preparation_time: 10,
        cooking_time: 40,
        servings: 4,
      },
      cookie,
    );
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's response type
    ({ id: recipeId } = (await response.json()) as { id: string });
    if (n < SHARED_RECIPES) await post(url, `/api/recipes/${recipeId}/community`, {}, cookie);
  }
  // Warm-up: the server loads some modules on first use.
  await fetch(`${url}/api/recipes/count`, { headers: { cookie } });
  await fetch(`${url}/api/recipes/${recipeId}/drawing/x`, { headers: { cookie } });
  const linked = await post(url, `/api/recipes/${recipeId}/link`, {}, cookie);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's response type
  const { link } = (await linked.json()) as { link: { path: string } };
  return { cookie, adminCookie: await signIn(url, ADMIN_EMAIL), recipeId, linkPath: link.path };
}

async function signIn(url: string, email: string): Promise<string> {
  const { headers } = await post(url, '/api/auth/sign-in/email', { email, password: PASSWORD });
  return headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

async function post(url: string, path: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: url, cookie };
  const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} responded ${response.status}: ${await response.text()}`);
  return response;
}

/** Retries: occasionally the browser records no trace. */
function runLighthouse(at: ServerProcess, path: string, cookie: string | undefined, attempts = 3): Report {
  try {
    return runLighthouseOnce(at, path, cookie);
  } catch (error) {
    if (attempts === 1) throw error;
    return runLighthouse(at, path, cookie, attempts - 1);
  }
}

function runLighthouseOnce({ url }: ServerProcess, path: string, cookie: string | undefined): Report {
  const output = join(folder, 'report.json');
  const extra = cookie === undefined ? [] : [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`];
  execFileSync(
    LIGHTHOUSE,
    [
      `${url}${path}`,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${CHROME_FLAGS}`,
      ...extra,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Lighthouse's report format
  return JSON.parse(readFileSync(output, 'utf8')) as Report;
}
