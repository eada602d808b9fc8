import { defineConfig } from '@playwright/test';

import { findBrowser } from './harness/find-browser.ts';

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results/journeys',
  fullyParallel: true,
  // Much of a journey is waiting.
  workers: 3,
  // A machine that others use too is late at times. What passes only then is named, and counted apart.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    // Recording each journey to show those that fail takes a seventh of the time: `--trace retain-on-failure` when looking for a fault.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--headless',
        // Containers and CI machines run as root, where Chromium's own sandbox does not start.
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
