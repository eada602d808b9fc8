import { expect, it } from 'vitest';

import { endText, originText } from './results-text.ts';

it('a list that came in pages says that it has ended', () => {
  expect(endText(48)).toBe('That is all: 48 recipes.');
});

it.each([
  [{ source: 'own', shared_by_name: null } as const, null],
  [{ source: 'shared', shared_by_name: 'Bruno' } as const, 'Shared by Bruno'],
  [{ source: 'community', shared_by_name: 'A cook' } as const, 'Community · A cook'],
])('where %j comes from is told as %s', (recipe, text) => {
  expect(originText(recipe)).toBe(text);
});
