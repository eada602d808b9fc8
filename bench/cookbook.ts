/// <reference lib="dom" />

import { type Browser, chromium, type Page } from '@playwright/test';
import { sql } from 'kysely';

import { fill, type Filled } from './rig/fill.ts';
import { median } from './rig/load.ts';
import { type ServerProcess, startProcess } from './rig/server-process.ts';
import { openMigrated, type TemporaryDatabase, withDatabase } from './rig/temporary-database.ts';

/** The cookbook page of a user with 10,000 recipes, in a real browser: `node web/build.ts && node bench/cookbook.ts`. */
const BROWSER = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';
const RECIPES = 10_000;
const RUNS = 5;
const SCREENS = 200;
const PAUSE_MS = 60;
const QUIET_MS = 1_500;
const LONG_TASK_MS = 100;
const VIEWPORT = { width: 1440, height: 900 };

declare global {
  interface Window {
    /** Start and duration in ms of each task over 50 ms. */
    benchTasks: [number, number][];
    benchFirstCard: number | undefined;
  }
}

/** Metrics of one cold visit, in ms since navigation start. */
interface Visit {
  readonly firstCard: number;
  readonly interactive: number;
}

interface Scroll {
  readonly tasks: readonly number[];
  readonly nodes: number;
  readonly unfilled: number;
}

export async function benchCookbook(): Promise<string> {
  return withDatabase('sqlite', async (database) => {
    let server: ServerProcess | undefined;
    let browser: Browser | undefined;
    try {
      const filled = await prepare(database);
      server = await startProcess('server/src/main.ts', {
        ...database.environment,
        NODE_ENV: 'production',
      });
      browser = await chromium.launch({
        executablePath: BROWSER,
        args: ['--headless', '--no-sandbox', '--disable-gpu'],
      });
      const visits: Visit[] = [];
      for (let run = 0; run < RUNS; run++) visits.push(await withPage(browser, server, filled, visit));
      const scroll = await withPage(browser, server, filled, scrollFar);
      return report(visits, scroll);
    } finally {
      await browser?.close();
      await server?.stop();
    }
  });
}

function report(visits: readonly Visit[], { tasks, nodes, unfilled }: Scroll): string {
  const spread = (values: readonly number[]) =>
    `${Math.round(median(values))} (${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))})`;
  return [
    `## Cookbook page, ${RECIPES.toLocaleString('en')} recipes, SQLite, Chromium`,
    '',
    '| | |',
    '|---|---|',
    `| first card, cold, median of ${RUNS}, ms | ${spread(visits.map(({ firstCard }) => firstCard))} |`,
    `| interactive, cold, median of ${RUNS}, ms | ${spread(visits.map(({ interactive }) => interactive))} |`,
    `| tasks over ${LONG_TASK_MS} ms while scrolling ${SCREENS} screens | ${tasks.filter((length) => length > LONG_TASK_MS).length} |`,
    `| tasks over 50 ms in the same scroll, and the longest in ms | ${tasks.length}, ${Math.round(Math.max(0, ...tasks))} |`,
    `| most DOM elements during the scroll | ${nodes} |`,
    `| visible empty placeholders after a final pause | ${unfilled} |`,
  ].join('\n');
}

async function prepare(temporary: TemporaryDatabase): Promise<Filled> {
  const database = await openMigrated(temporary);
  const filled = await fill(database, RECIPES, 1);
  // Marks derived columns as current: otherwise the server would compute them in the background during the measurement.
  await sql`update recipes set derived_by = 1`.execute(database.db);
  await database.close();
  return filled;
}

async function withPage<Result>(
  browser: Browser,
  server: ServerProcess,
  filled: Filled,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: VIEWPORT, baseURL: server.url });
  const [name = '', value = ''] = filled.cookie.split('=', 2);
  await context.addCookies([{ name, value, url: server.url }]);
  const page = await context.newPage();
  await page.addInitScript(watch);
  try {
    await page.goto('/my-cookbook');
    await page.locator('article a').first().waitFor();
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Runs in the page before anything else. */
function watch(): void {
  window.benchTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.benchTasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
  new MutationObserver((_changes, observer) => {
    if (document.querySelector('article a') === null) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      window.benchFirstCard = performance.now();
    });
  }).observe(document, { childList: true, subtree: true });
}

/** Interactive: the first card is painted, and no long task that started around then is still running. */
async function visit(page: Page): Promise<Visit> {
  await page.waitForTimeout(QUIET_MS);
  return page.evaluate(() => {
    const firstCard = window.benchFirstCard ?? Number.NaN;
    const ends = window.benchTasks.map(([began, length]) => began + length);
    return { firstCard, interactive: Math.max(firstCard, ...ends) };
  });
}

async function scrollFar(page: Page): Promise<Scroll> {
  await page.waitForTimeout(QUIET_MS);
  await page.evaluate(() => window.benchTasks.splice(0));
  await page.mouse.move(VIEWPORT.width / 2, VIEWPORT.height / 2);
  let nodes = 0;
  for (let screen = 0; screen < SCREENS; screen++) {
    await page.mouse.wheel(0, VIEWPORT.height);
    await page.waitForTimeout(PAUSE_MS);
    if (screen % 10 === 0) nodes = Math.max(nodes, await page.evaluate(() => document.querySelectorAll('*').length));
  }
  await page.waitForTimeout(QUIET_MS);
  return page.evaluate(
    (maxNodes) => ({
      tasks: window.benchTasks.map(([, length]) => length),
      nodes: maxNodes,
      unfilled: document.querySelectorAll('ul[aria-label="Recipes"] > li[aria-hidden]').length,
    }),
    nodes,
  );
}

if (import.meta.main) process.stdout.write(`${await benchCookbook()}\n`);
