import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { activityText, aiShare, compactDuration, ingredientBars, shownActivities, summaryText } from './figures.ts';
import { SAMPLE_STATS, ZERO_STATS } from './shown-stats.ts';

describe('aiShare', () => {
  it.each([
    [0, 0, 0],
    [1, 3, 33],
    [2, 3, 67],
    [1, 200, 1],
    [5, 5, 100],
  ])('of %i in %i is %i percent', (aiGeneratedRecipes, totalRecipes, percent) => {
    expect(aiShare({ ...ZERO_STATS, aiGeneratedRecipes, totalRecipes })).toBe(percent);
  });
});

describe('ingredientBars', () => {
  it('returns the top three, with widths relative to the first', () => {
    const used = [40, 20, 1, 1].map((count, index) => ({ ingredient: `food ${index}`, count }));
    expect(ingredientBars({ ...ZERO_STATS, mostUsedIngredients: used }).map(({ width }) => width)).toEqual([
      100, 50, 3,
    ]);
    expect(ingredientBars(ZERO_STATS)).toEqual([]);
    expect(ingredientBars({ ...ZERO_STATS, mostUsedIngredients: [{ ingredient: 'salt', count: 0 }] })[0]?.width).toBe(
      0,
    );
  });

  it('returns widths between 0 and 100', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000), { maxLength: 10 }), (counts) => {
        const mostUsedIngredients = counts.map((count) => ({ ingredient: 'salt', count }));
        const bars = ingredientBars({ ...ZERO_STATS, mostUsedIngredients });
        expect(bars.every(({ width }) => width >= 0 && width <= 100)).toBe(true);
      }),
    );
  });
});

describe('the texts', () => {
  it('are short', () => {
    expect(compactDuration(0)).toBe('0 min');
    expect(compactDuration(119)).toBe('119 min');
    expect(compactDuration(200)).toBe('3 h 20 min');
    expect(compactDuration(599)).toBe('9 h 59 min');
    expect(compactDuration(123_456)).toBe('2,058 h');
    expect(summaryText(SAMPLE_STATS)).toBe('24 recipes · 38% by AI · 35 min on average');
    expect(summaryText(ZERO_STATS)).toBe('No recipes yet');
    expect(activityText('updated')).toBe('Changed');
  });

  it('list the latest four activities', () => {
    const at = ['5', '4', '3', '2', '1'];
    const recentActivity = at.map((title) => ({ type: 'created' as const, recipe_id: title, title, at: title }));
    expect(shownActivities({ ...ZERO_STATS, recentActivity }).map(({ title }) => title)).toEqual(['5', '4', '3', '2']);
  });
});
