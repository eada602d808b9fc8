import type { AnsweredBy } from '@larder/contract/assistant';
import { expect, it } from 'vitest';

import type { SearchOutcome, SearchOption } from './search-outcome.ts';
import { announcementOf, leadText } from './search-text.ts';

function option(id: string | null): SearchOption {
  return { id, title: 'Leek soup', description: '', picture: null, category: null, conflicts: [] };
}

function options(
  found: SearchOption[],
  mended: string | null = null,
  ideasBy: AnsweredBy | null = null,
): Extract<SearchOutcome, { kind: 'options' }> {
  return { kind: 'options', query: 'leke', options: found, mended, understood: [], filteredText: '', ideasBy };
}

it.each<[SearchOutcome, string, string | null]>([
  [options([option('1')]), '1 recipe found. Use the arrow keys to choose.', null],
  [
    options([option('1'), option('2')], 'leek'),
    'No results for “leke”. Showing results for “leek”: 2 recipes found. Use the arrow keys to choose.',
    'No results for “leke”. Showing results for “leek”:',
  ],
  [
    options([option(null)]),
    'Not in your recipes. REECE can make: 1 idea. Use the arrow keys to choose.',
    'Not in your recipes. REECE can make:',
  ],
  [
    options([option(null)], null, 'kitchen'),
    'Not in your recipes. REECE’s kitchen engine can make: 1 idea. Use the arrow keys to choose.',
    'Not in your recipes. REECE’s kitchen engine can make:',
  ],
  [
    { ...options([option('1')]), filteredText: 'Filtered by Vegan.' },
    'Filtered by Vegan. 1 recipe found. Use the arrow keys to choose.',
    null,
  ],
  [options([option('1'), option(null)]), '1 recipe found, 1 idea. Use the arrow keys to choose.', null],
  [{ kind: 'answer', answer: 'Leeks.' }, 'Leeks.', null],
  [{ kind: 'message', message: 'Nothing.' }, 'Nothing.', null],
])('announces %j as %s', (found, text, lead) => {
  expect(announcementOf(found)).toBe(text);
  expect(leadText(found)).toBe(lead);
});
