import type { Locator, Page } from '@playwright/test';

import type { SeededScreens, Viewer } from './seed-screens.ts';

/** The layouts in which a screen has this form: all, phone or desktop. */
export type Room = 'any' | 'narrow' | 'wide';

export interface Screen {
  readonly name: string;
  readonly viewer: Viewer;
  readonly path: (world: SeededScreens) => string;
  /** Locator that is visible once the page has loaded. */
  readonly ready: (page: Page) => Locator;
  /** Set-up before the check. */
  readonly before?: (page: Page, world: SeededScreens) => Promise<void>;
  /** The panel or dialog opened for the check. */
  readonly open?: (page: Page) => Promise<Locator>;
  readonly room?: Room;
}
