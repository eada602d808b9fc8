import { test as base, type Page } from '@playwright/test';

import { startServer, type AppServer } from './server.ts';

export { expect } from '@playwright/test';

interface TestFixtures {
  /** Expected console errors and failed requests: `allowedProblems.push(/401/)`. */
  allowedProblems: RegExp[];
  /** Watches another page or tab for console errors, as `page` is watched. */
  watch: (page: Page) => void;
}

interface WorkerFixtures {
  /** Environment of the file's server: `test.use({ serverEnv: … })`. */
  serverEnv: Readonly<Record<string, string>>;
  /** The server shared by this worker's tests; each test registers its own users. */
  app: AppServer;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverEnv: [{}, { option: true, scope: 'worker' }],

  app: [
    async ({ serverEnv }, use) => {
      const app = await startServer(serverEnv);
      await use(app);
      await app.stop();
    },
    { scope: 'worker' },
  ],

  // Resolve relative URLs against the worker's server.
  baseURL: async ({ app }, use) => use(app.url),

  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern.
  allowedProblems: async ({}, use) => use([]),

  watch: async ({ allowedProblems }, use) => {
    const problems: string[] = [];
    await use((page) => {
      page.on('pageerror', (error) => problems.push(`page error: ${error.stack ?? error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(`console error: ${message.text()} (${message.location().url})`);
      });
    });
    const unexpected = problems.filter((problem) => !allowedProblems.some((allowed) => allowed.test(problem)));
    if (unexpected.length > 0) throw new Error(`The page reported:\n${unexpected.join('\n')}`);
  },

  page: async ({ page, watch }, use) => {
    watch(page);
    await use(page);
  },
});
