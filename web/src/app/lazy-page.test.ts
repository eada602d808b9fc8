import { expect, it } from 'vitest';

import { lazyPage } from './lazy-page.tsx';

function Soup() {
  return null;
}

it('is fetched once, however many ask', async () => {
  let fetches = 0;
  const page = lazyPage(async () => {
    fetches += 1;
    return { Soup };
  }, 'Soup');
  const asked = page.preload;
  await Promise.all([asked?.(), asked?.()]);
  expect(fetches).toBe(1);
  expect(page.preload).toBeUndefined();
});

it('says when it did not arrive, and is fetched again when asked again', async () => {
  let isOffline = true;
  const page = lazyPage(async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
    return { Soup };
  }, 'Soup');
  await expect(page.preload?.()).rejects.toThrow('Failed to fetch');
  isOffline = false;
  await expect(page.preload?.()).resolves.toBeUndefined();
  expect(page.preload).toBeUndefined();
});
