/// <reference lib="dom" />
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Browser, chromium, type Page } from '@playwright/test';

import { schemaSteps } from '../server/src/migrations/steps.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { openDatabase } from '../server/src/platform/db/open.ts';
import { fill, type Filled } from './rig/fill.ts';
import { HELD_MS, type Interaction, INTERACTIONS, press } from './rig/interactions.ts';
import { median } from './rig/load.ts';
import { type ServerProcess, startProcess } from './rig/server-process.ts';

/**
 * How long people wait to see what they pressed, on a slowed processor: `node web/build.ts && node bench/interaction.ts
 * [WORDS OF A ROW]`.
 */
const SECRET_KEY = 'bench-secret-key-bench-secret-key-bench';
const BROWSER = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';
const RECIPES = 300;
const SHARED_RECIPES = 12;
/**
 * Four times is what turns a fast desktop into a usual phone. A machine that is half as fast is brought there by two, and Lighthouse says
 * how fast one is (`benchmarkIndex`: 1,500 to 2,000 for the fast desktop).
 * From https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#cpu-throttling, read on 2026-11-23.
 */
const SLOWDOWNS = [4, 2] as const;
const TIMES = 6;
const QUIET_MS = 500;
const VIEWPORT = { width: 390, height: 844 };
/** The least that the browser tells of. */
const SHORTEST_MS = 16;

declare global {
  interface Window {
    benchEvents: number[];
    /** How much moved otherwise than within half a second of something being pressed. */
    benchShift: number;
  }
}

interface Measured {
  readonly durations: readonly number[];
  /** How much moved without having been pressed. */
  readonly shift: number;
}

export async function benchInteraction(only = ''): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'larder-bench-'));
  let server: ServerProcess | undefined;
  let browser: Browser | undefined;
  try {
    const filled = await prepare(folder);
    server = await startProcess('server/src/main.ts', { DATA_DIR: folder, SECRET_KEY, NODE_ENV: 'production' });
    await share(server, filled);
    browser = await chromium.launch({ executablePath: BROWSER, args: ['--headless', '--no-sandbox', '--disable-gpu'] });
    const lines: string[] = [];
    for (const row of INTERACTIONS) {
      if (!`${row.screen} ${row.what}`.includes(only)) continue;
      const cells: string[] = [];
      let moved = 0;
      for (const slowdown of SLOWDOWNS) {
        const { durations, shift } = await withPage(browser, server, filled, (page) =>
          measure(page, row, filled, slowdown),
        );
        cells.push(`${median(durations)} | ${Math.max(...durations)}`);
        process.stderr.write(`  ${slowdown}: ${durations.join(' ')}\n`);
        moved = Math.max(moved, shift);
      }
      lines.push(`| ${row.screen} | ${row.what} | ${cells.join(' | ')} | ${moved.toFixed(3)} |`);
      process.stderr.write(`${lines.at(-1)}\n`);
    }
    const empty = await withPage(browser, server, filled, measureEmpty);
    return [
      `## From a press to what is seen of it, ${RECIPES} recipes, a phone’s width, a slowed processor`,
      '',
      `Milliseconds, each ${TIMES} times, the first with what it fetches; a press is held for ${HELD_MS}; ${SHORTEST_MS} stands for less. An empty page with a button, slowed ${SLOWDOWNS[0]} times: median ${median(empty.durations)}, worst ${Math.max(...empty.durations)}.`,
      '',
      `| screen | interaction | ${SLOWDOWNS.map((by) => `slowed ${by} times, median | worst`).join(' | ')} | moved by itself |`,
      `|---|---|${SLOWDOWNS.map(() => '--:|--:').join('|')}|--:|`,
      ...lines,
    ].join('\n');
  } finally {
    await browser?.close();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function prepare(folder: string): Promise<Filled> {
  const database = openDatabase({ url: undefined, dataDir: folder, poolSize: 4 });
  await migrate(database, schemaSteps, folder);
  const filled = await fill(database, SECRET_KEY, RECIPES, 1);
  await database.close();
  return filled;
}

async function share({ url }: ServerProcess, { cookie, recipeIds }: Filled): Promise<void> {
  for (const id of recipeIds.slice(-SHARED_RECIPES)) {
    const headers = { 'content-type': 'application/json', origin: url, cookie };
    const answer = await fetch(`${url}/api/recipes/${id}/community`, { method: 'POST', headers, body: '{}' });
    if (!answer.ok) throw new Error(`Not shared: ${answer.status} ${await answer.text()}`);
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
    // Not among what TypeScript knows of observers.
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
