import { existsSync } from 'node:fs';

import { findCommand } from './find-command.ts';

const MACOS_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox';
/** Ubuntu's snap has a /tmp of its own, so it does not find the profile of a test. */
const SNAP = '/snap/bin/firefox';

export const NO_FIREFOX = 'There is no Firefox here. Install one: apt-get install firefox-esr (Debian).';

/** Finds an installed Firefox, or null. */
export function findFirefox(): string | null {
  const candidates = [findCommand('firefox-esr'), existsSync(SNAP) ? '' : findCommand('firefox'), MACOS_FIREFOX];
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null;
}
