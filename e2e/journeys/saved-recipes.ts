import { expect, type Page } from '@playwright/test';

/** Waits until the service worker can answer and the recipes are saved. */
export async function waitUntilSaved(page: Page, titles: readonly string[]): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect
    .poll(() => page.evaluate(readSavedTitles), { timeout: 30_000 })
    .toEqual(expect.arrayContaining([...titles]));
  // The first page of a browser is not controlled by the worker.
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** The titles of all recipes that are stored in this browser. */
export async function readSavedTitles(): Promise<string[]> {
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === 'larder')) return [];
  const opening = indexedDB.open('larder');
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(new Error('The database does not open')));
  });
  if (!database.objectStoreNames.contains('recipes')) {
    database.close();
    return [];
  }
  const reading = database.transaction('recipes').objectStore('recipes').getAll();
  const titles = await new Promise<string[]>((resolve) => {
    reading.addEventListener('success', () => {
      resolve(reading.result.map((recipe: { title: string }) => recipe.title));
    });
  });
  database.close();
  return titles;
}
