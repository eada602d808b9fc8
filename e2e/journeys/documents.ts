import { expect, type Page } from '@playwright/test';

/** The server's page is on screen before it reacts. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('#root:not([data-rendered])')).toBeAttached();
}

/** Serves documents without a rendered page, as the service worker does without a network: the browser fetches all data itself. */
export async function serveShell(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch({ url: new URL('/app-shell', route.request().url()).href });
    await route.fulfill({ response });
  });
}
