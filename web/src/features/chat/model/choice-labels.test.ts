import type { RecipeChoice } from '@larder/contract/chat';
import { expect, it } from 'vitest';

import { labelChoices } from '#features/chat/model/choice-labels.ts';

function added(...times: readonly string[]): readonly string[] {
  const recipes = times.map((created_at, at): RecipeChoice => ({
    id: `${at}`,
    title: 'Soup',
    description: '',
    image_url: null,
    picture: null,
    category: null,
    source: 'own',
    shared_by_name: null,
    created_at,
  }));
  return labelChoices(recipes).map((text) => text.replaceAll(/\s/gu, ' '));
}

it('labelChoices gives the day, and the time only when days alone are ambiguous', () => {
  expect(added('2026-03-01T12:00:00', '2026-03-02T12:00:00')).toEqual(['Mar 1, 2026', 'Mar 2, 2026']);
  expect(added('2026-03-01T12:00:00', '2026-03-01T12:30:00')).toEqual([
    'Mar 1, 2026, 12:00 PM',
    'Mar 1, 2026, 12:30 PM',
  ]);
  expect(added('2026-03-01T12:00:01', '2026-03-01T12:00:02')).toEqual([
    'Mar 1, 2026, 12:00:01 PM',
    'Mar 1, 2026, 12:00:02 PM',
  ]);
});
