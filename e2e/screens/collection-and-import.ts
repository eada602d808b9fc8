import type { Screen } from './screen.ts';

/** The pages of collections and imports. */
export const COLLECTION_AND_IMPORT: readonly Screen[] = [
  {
    name: 'import, with help',
    viewer: 'cook',
    path: () => '/import',
    ready: (page) => page.getByText('No imports yet.'),
    open: async (page) => {
      await page.getByText('How do I export from my app?').click();
      return page.getByText('Nextcloud Cookbook', { exact: true });
    },
  },
  {
    name: 'a page that did not arrive',
    viewer: 'cook',
    path: () => '/import/page',
    ready: (page) => page.getByText('The page didn’t arrive.'),
  },
  {
    name: 'no such import',
    viewer: 'cook',
    path: () => '/import/0192f0c0-0000-7000-8000-0000000000d1',
    ready: (page) => page.getByText('This import isn’t there any more'),
  },
  {
    name: 'no collections',
    viewer: 'cook',
    path: () => '/collections',
    ready: (page) => page.getByRole('heading', { level: 1, name: 'Collections' }),
  },
];
