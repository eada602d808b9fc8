import { defineConfig } from '@playwright/test';

import { findBrowser } from './harness/find-browser.ts';

export default defineConfig({
  testDir: './journeys',
  // Sweeps over all screens run with `npm run test:long`.
  testIgnore: process.env['TEST_SCOPE'] === 'long' ? [] : ['**/*.long.spec.ts'],
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
    contextOptions: { reducedMotion: 'reduce' },
    // Requests of a service worker pass journeys that answer them. offline.spec.ts allows it.
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    // Tracing costs a seventh of the time; use `--trace retain-on-failure` when debugging.
    trace: 'off',
    screenshot: 'only-on-failure',
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
});
