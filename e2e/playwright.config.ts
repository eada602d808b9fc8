import { join } from 'node:path';

import { defineConfig, type Project } from '@playwright/test';

import { findBrowser } from './harness/find-browser.ts';
import { findFirefox, NO_FIREFOX } from './harness/find-firefox.ts';

// Sweeps over all screens run with `npm run test:long`.
const LONG_JOURNEYS = process.env['TEST_SCOPE'] === 'long' ? [] : ['**/*.long.spec.ts'];
const IN_FIREFOX = '**/firefox.spec.ts';

const hasFirefox = findFirefox() !== null;

// Once: workers load this file, too.
if (!hasFirefox && process.env['TEST_WORKER_INDEX'] === undefined)
  process.stderr.write(`Journeys in Firefox are skipped. ${NO_FIREFOX}\n`);

const firefox: Project = {
  name: 'firefox',
  testMatch: IN_FIREFOX,
  // One Firefox for all of them: it starts slowly.
  fullyParallel: false,
  timeout: 120_000,
  use: {
    browserName: 'firefox',
    // An unmodified Firefox, by WebDriver BiDi.
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: join(import.meta.dirname, 'harness', 'firefox.ts'),
      firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
    },
  },
};

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results/journeys',
  fullyParallel: true,
  // Journeys mostly wait, so three workers fit on two cores.
  workers: 3,
  // One retry for busy machines; flaky tests are listed and counted separately.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    actionTimeout: 15_000,
    // Tracing costs a seventh of the time; use `--trace retain-on-failure` when debugging.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    ...(hasFirefox ? [firefox] : []),
    {
      name: 'chromium',
      testIgnore: [...LONG_JOURNEYS, IN_FIREFOX],
      use: {
        contextOptions: { reducedMotion: 'reduce' },
        // Requests of a service worker pass journeys that answer them. offline.spec.ts allows it.
        serviceWorkers: 'block',
        launchOptions: {
          executablePath: findBrowser(),
          args: [
            '--headless',
            // Containers and CI run as root, where Chromium's sandbox does not start.
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
          ],
        },
      },
    },
  ],
});
