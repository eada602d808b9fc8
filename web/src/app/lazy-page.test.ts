import { expect, it } from 'vitest';

import { lazyPage } from './lazy-page.tsx';

function Soup() {
  return null;
}

it('loads the script once for concurrent calls', async () => {
  let loads = 0;
  const page = lazyPage(async () => {
    loads += 1;
    return { Soup };
  }, 'Soup');
  const { preload } = page;
  await Promise.all([preload?.(), preload?.()]);
  expect(loads).toBe(1);
  expect(page.preload).toBeUndefined();
});

it('rejects when the script cannot be loaded, and loads it again on the next call', async () => {
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
