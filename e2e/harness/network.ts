import type { Page } from '@playwright/test';

/** Forwards requests to `path` but strips Set-Cookie, as in a browser that blocks cookies. */
export async function blockCookies(page: Page, path: string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    await page.context().clearCookies();
    await route.fulfill({ status: response.status(), contentType: 'application/json', body: await response.body() });
  });
}

export const COOKIES_REFUSED = "Your browser didn't keep the sign-in. Allow cookies for this site and try again.";
