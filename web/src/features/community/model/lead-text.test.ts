import { expect, test } from 'vitest';

import { recommendedText, trendingText } from './lead-text.ts';

test.each([
  [[0, 0, 0], 'Nothing has been viewed yet. Be the first.'],
  [[3, 0, 0], 'Most viewed'],
  [[9, 4, 1], 'Most viewed'],
])('recipes with %j views are trending because: %s', (views, text) => {
  expect(trendingText(views.map((each) => ({ views: each })))).toBe(text);
});

test.each([
  [[0, 0, 0], null, 'Nothing has been rated yet. Some to start with.'],
  [[3, 1, 0], null, 'Top rated, and some to try first'],
  [[3, 1, 1], null, 'Top rated'],
  [[0, 0, 0], 'Because you like soups', 'Because you like soups'],
])('recipes with %j ratings are recommended because: %s', (counts, reason, text) => {
  expect(
    recommendedText(
      counts.map((ratings_count) => ({ ratings_count })),
      reason,
    ),
  ).toBe(text);
});
