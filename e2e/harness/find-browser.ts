import { existsSync } from 'node:fs';

import { chromium } from '@playwright/test';

import { findCommand } from './find-command.ts';

/** Prefers the headless shell: same results with a quarter less CPU. */
const COMMANDS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MACOS_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Finds an installed Chromium: the system's, Chrome, or Playwright's download. */
export function findBrowser(): string {
  const candidates = [...COMMANDS.map(findCommand), MACOS_CHROME, chromium.executablePath()];
  const found = candidates.find((path) => path !== '' && existsSync(path));
  if (found !== undefined) return found;
  throw new Error(
    'The journeys need a Chromium browser, and there is none here.\n' +
      'Install one: apt-get install chromium-headless-shell (Debian), Google Chrome, or npx playwright install chromium.',
  );
}
