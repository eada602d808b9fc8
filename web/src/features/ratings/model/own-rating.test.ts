import fc from 'fast-check';
import { expect, it } from 'vitest';

import { withPendingRating, STARS, withOwnInSpread, withOwnRating } from './own-rating.ts';

const Stars = fc.constantFrom(...STARS);

function figuresOf(all: readonly number[]) {
  const sum = all.reduce((total, stars) => total + stars, 0);
  return { rating: all.length === 0 ? 0 : sum / all.length, ratings_count: all.length };
}

function spreadOf(all: readonly number[]): number[] {
  return STARS.map((stars) => all.filter((each) => each === stars).length);
}

it('withOwnRating equals a recount in which the user’s stars count once, whether new or changed', () => {
  fc.assert(
    fc.property(fc.array(Stars, { maxLength: 40 }), fc.option(Stars), Stars, (others, own, stars) => {
      const before = own === null ? others : [...others, own];
      const after = [...others, stars];
      const figures = withOwnRating(figuresOf(before), own, stars);
      expect(figures.ratings_count).toBe(after.length);
      expect(figures.rating).toBeCloseTo(figuresOf(after).rating, 9);
      expect(withOwnInSpread(spreadOf(before), own, stars)).toEqual(spreadOf(after));
      expect(withOwnInSpread(spreadOf(before), own, null)).toEqual(spreadOf(others));
    }),
  );
});

it('repeated pending ratings leave only the last one', () => {
  fc.assert(
    fc.property(
      fc.array(Stars, { maxLength: 20 }),
      fc.array(Stars, { minLength: 1, maxLength: 8 }),
      (others, ratings) => {
        let recipe = { id: 'a', ...figuresOf(others), own_rating: null as number | null };
        for (const stars of ratings) recipe = withPendingRating(recipe, stars);
        const last = ratings.at(-1) ?? 0;
        expect(recipe.own_rating).toBe(last);
        expect(recipe.ratings_count).toBe(others.length + 1);
        expect(recipe.rating).toBeCloseTo(figuresOf([...others, last]).rating, 9);
      },
    ),
  );
});

it('figures older than the user’s own rating stay within the scale', () => {
  fc.assert(
    fc.property(fc.array(Stars, { maxLength: 5 }), Stars, Stars, (others, own, stars) => {
      const { rating, ratings_count: count } = withOwnRating(figuresOf(others), own, stars);
      expect(rating).toBeGreaterThanOrEqual(1);
      expect(rating).toBeLessThanOrEqual(5);
      expect(count).toBeGreaterThan(0);
    }),
  );
});

it('without a pending rating the recipe is unchanged', () => {
  const recipe = { id: 'a', rating: 4, ratings_count: 2, own_rating: 3 };
  expect(withPendingRating(recipe, null)).toBe(recipe);
});
