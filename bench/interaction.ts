/// <reference lib="dom" />

import { randomUUID } from 'node:crypto';

import { type Browser, chromium, type Page } from '@playwright/test';

import { fill, type Filled } from './rig/fill.ts';
import { PRESS_MS, type Interaction, INTERACTIONS, press } from './rig/interactions.ts';
import { median } from './rig/load.ts';
import { type ServerProcess, startProcess } from './rig/server-process.ts';
import { openMigrated, type TemporaryDatabase, withDatabase } from './rig/temporary-database.ts';

/**
 * Interaction to next paint on a throttled CPU: `node web/build.ts && node bench/interaction.ts [WORDS OF A ROW]`.
 */
const BROWSER = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';
const RECIPES = 300;
const SHARED_RECIPES = 12;
/**
 * A slowdown of 4 turns a fast desktop into a typical phone, 2 a machine half as fast. Lighthouse reports the speed of a
 * machine (`benchmarkIndex`: 1,500 to 2,000 for a fast desktop).
 * From https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#cpu-throttling, read on 2026-11-23.
 */
const SLOWDOWNS = [4, 2] as const;
const TIMES = 6;
const QUIET_MS = 500;
const VIEWPORT = { width: 390, height: 844 };
/** The shortest event duration that the browser reports. */
const SHORTEST_MS = 16;

declare global {
  interface Window {
    benchEvents: number[];
    /** Layout shift outside of half a second after an input. */
    benchShift: number;
  }
}

interface Measured {
  readonly durations: readonly number[];
  /** Layout shift without recent input. */
  readonly shift: number;
}

export async function benchInteraction(only = ''): Promise<string> {
  return withDatabase('sqlite', async (database) => {
    let server: ServerProcess | undefined;
    let browser: Browser | undefined;
    try {
      const filled = await prepare(database);
      server = await startProcess('server/src/main.ts', { ...database.environment, NODE_ENV: 'production' });
      await publishRecipes(server);
      browser = await chromium.launch({
        executablePath: BROWSER,
        args: ['--headless', '--no-sandbox', '--disable-gpu'],
      });
      const lines: string[] = [];
      for (const row of INTERACTIONS) {
        if (!`${row.screen} ${row.what}`.includes(only)) continue;
        const cells: string[] = [];
        let maxShift = 0;
        for (const slowdown of SLOWDOWNS) {
          const { durations, shift } = await withPage(browser, server, filled, (page) =>
            measure(page, row, filled, slowdown),
          );
          cells.push(`${median(durations)} | ${Math.max(...durations)}`);
          process.stderr.write(`  ${slowdown}: ${durations.join(' ')}\n`);
          maxShift = Math.max(maxShift, shift);
        }
        lines.push(`| ${row.screen} | ${row.what} | ${cells.join(' | ')} | ${maxShift.toFixed(3)} |`);
        process.stderr.write(`${lines.at(-1)}\n`);
      }
      const empty = await withPage(browser, server, filled, measureEmpty);
      return [
        `## Interaction to next paint, ${RECIPES} recipes, phone viewport, throttled CPU`,
        '',
        `Milliseconds of ${TIMES} repetitions, the first including its requests; a press lasts ${PRESS_MS} ms; ${SHORTEST_MS} means at most that. An empty page with a button, slowed ${SLOWDOWNS[0]}×: median ${median(empty.durations)}, max ${Math.max(...empty.durations)}.`,
        '',
        `| screen | interaction | ${SLOWDOWNS.map((by) => `slowed ${by}×, median | max`).join(' | ')} | layout shift |`,
        `|---|---|${SLOWDOWNS.map(() => '--:|--:').join('|')}|--:|`,
        ...lines,
      ].join('\n');
    } finally {
      await browser?.close();
      await server?.stop();
    }
  });
}

async function prepare(temporary: TemporaryDatabase): Promise<Filled> {
  const database = await openMigrated(temporary);
  const filled = await fill(database, RECIPES, 1);
  await database.close();
  return filled;
}

/** Publishes recipes of another user, because nobody rates their own. */
async function publishRecipes({ url }: ServerProcess): Promise<void> {
  const post = async (path: string, body: object, as: string): Promise<Response> => {
    const headers = { 'content-type': 'application/json', origin: url, cookie: as };
    const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} responded ${response.status}: ${await response.text()}`);
    return response;
  };
  const account = { email: 'author@example.org', password: 'a pinch of salt' };
  await post('/api/auth/sign-up/email', account, '');
  const { headers } = await post('/api/auth/sign-in/email', account, '');
  const author = headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  for (let n = 0; n < SHARED_RECIPES; n++) {
    const soup = { title: `Soup ${n}`, description: 'Warm.', ingredients: ['2 leeks'], instructions: ['Simmer.'] };
    const id = randomUUID();
    await post('/recipes', { ...soup, id }, author);
    await post(`/api/recipes/${id}/community`, {}, author);
  }
}

async function withPage<Result>(
  browser: Browser,
  server: ServerProcess,
  { cookie }: Filled,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: VIEWPORT, baseURL: server.url });
  const [name = '', value = ''] = cookie.split('=', 2);
  await context.addCookies([{ name, value, url: server.url }]);
  const page = await context.newPage();
  await page.addInitScript(watch, SHORTEST_MS);
  try {
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Runs in the page before anything else. */
function watch(durationThreshold: number): void {
  window.benchEvents = [];
  window.benchShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Number(Reflect.get(entry, 'interactionId')) > 0) window.benchEvents.push(entry.duration);
    }
    // TypeScript's types lack this option.
  }).observe(Object.assign({ type: 'event', buffered: true }, { durationThreshold }));
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput') !== true) window.benchShift += Number(Reflect.get(entry, 'value'));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function measure(
  page: Page,
  { path, before, act }: Interaction,
  { recipeIds }: Filled,
  slowdown: number,
): Promise<Measured> {
  await page.goto(path.replace('{id}', recipeIds[0] ?? ''));
  await page.locator('main h1').waitFor();
  await page.waitForTimeout(QUIET_MS);
  await before?.(page);
  return repeat(page, act, slowdown);
}

async function measureEmpty(page: Page): Promise<Measured> {
  await page.goto('/robots.txt');
  await page.setContent('<button>Count</button><p></p>');
  await page.evaluate(watch, SHORTEST_MS);
  await page.evaluate(() => {
    document.querySelector('button')?.addEventListener('click', () => {
      document.querySelector('p')?.append('1');
    });
  });
  return repeat(page, press('Count'), SLOWDOWNS[0]);
}

async function repeat(page: Page, act: Interaction['act'], slowdown: number): Promise<Measured> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const durations: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    await page.waitForTimeout(QUIET_MS);
    await page.evaluate(() => window.benchEvents.splice(0));
    await act(page, time);
    await page.waitForTimeout(QUIET_MS);
    durations.push(Math.max(SHORTEST_MS, ...(await page.evaluate(() => window.benchEvents))));
  }
  return { durations, shift: await page.evaluate(() => window.benchShift) };
}

if (import.meta.main) process.stdout.write(`${await benchInteraction(process.argv.slice(2).join(' '))}\n`);
