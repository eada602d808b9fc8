import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { FOODS } from '#ingredient-catalogue';
import { RECIPE_CATEGORIES } from '#recipe-category';
import {
  type Candidate,
  type Dish,
  explainPicks,
  fitsByFoods,
  pickByTaste,
  type RatedDish,
  scoreByTaste,
  tasteFrom,
} from '#taste';

const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);
const rated = (stars: number, category: string | null, ...foods: string[]): RatedDish => ({
  stars,
  category,
  foods,
});
const dish = (category: string | null, ...foods: string[]): Dish => ({ category, foods });
const candidate = (title: string, category: string, foods: string[], quality = 0.7): Candidate => ({
  title,
  category,
  foods,
  quality,
});

const NAMES: readonly string[] = ['chickpea', 'salmon fillet', 'tofu', 'carrot', 'apple', 'salt', 'unicorn'];
const foodNames = fc.constantFrom(...NAMES);
const dishes = fc.record({
  category: fc.option(fc.constantFrom(...RECIPE_CATEGORIES, 'Brunch')),
  foods: fc.uniqueArray(foodNames),
});
const ratings = fc.array(
  fc.record({
    stars: fc.integer({ min: 1, max: 5 }),
    category: dishes.map((each) => each.category),
    foods: fc.uniqueArray(foodNames),
  }),
  { maxLength: 12 },
);

describe('tasteFrom and scoreByTaste', () => {
  test('are neutral without ratings or with neutral ones', () => {
    expect(scoreByTaste(tasteFrom([]), dish('Soup', 'chickpea'))).toBe(0);
    expect(scoreByTaste(tasteFrom(times(9, rated(3, 'Soup', 'chickpea'))), dish('Soup', 'chickpea'))).toBe(0);
  });

  test('are weak for few ratings', () => {
    const likingAfter = (count: number) => tasteFrom(times(count, rated(5, 'Soup'))).categories.get('Soup') ?? 0;
    expect(likingAfter(1)).toBeCloseTo(0.25);
    expect(likingAfter(12)).toBeCloseTo(0.8);
  });

  test('separate liked from disliked features', () => {
    const taste = tasteFrom([...times(4, rated(5, 'Soup', 'chickpea')), ...times(4, rated(1, 'Dessert', 'mango'))]);
    expect(scoreByTaste(taste, dish('Soup'))).toBeGreaterThan(0);
    expect(scoreByTaste(taste, dish('Salad', 'chickpea'))).toBeGreaterThan(0);
    expect(scoreByTaste(taste, dish('Dessert'))).toBeLessThan(0);
    expect(scoreByTaste(taste, dish('Salad', 'mango'))).toBeLessThan(0);
    expect(scoreByTaste(taste, dish('Soup', 'mango'))).toBeLessThan(scoreByTaste(taste, dish('Soup')));
  });

  test('ignore ubiquitous foods and unknown names', () => {
    const taste = tasteFrom(times(5, rated(5, null, 'salt', 'olive oil', 'onion', 'garlic', 'unicorn')));
    expect(scoreByTaste(taste, dish(null, 'salt', 'olive oil', 'onion', 'garlic', 'unicorn'))).toBe(0);
  });

  test('do not depend on the order', () => {
    fc.assert(
      fc.property(ratings, dishes, (given, of) => {
        const turned = { ...of, foods: of.foods.toReversed() };
        expect(scoreByTaste(tasteFrom(given.toReversed()), turned)).toBeCloseTo(scoreByTaste(tasteFrom(given), of), 10);
      }),
    );
  });

  test('are monotonic: more liked foods never lower the score', () => {
    fc.assert(
      fc.property(ratings, dishes, foodNames, (given, of, food) => {
        const taste = tasteFrom(given);
        fc.pre((taste.foods.get(food) ?? 0) >= 0);
        const more = { ...of, foods: [...new Set([...of.foods, food])] };
        expect(scoreByTaste(taste, more)).toBeGreaterThanOrEqual(scoreByTaste(taste, of) - 1e-9);
      }),
    );
  });

  test('are monotonic: another five stars never lower a category or a food', () => {
    fc.assert(
      fc.property(ratings, dishes, (given, of) => {
        const more = tasteFrom([...given, { ...of, stars: 5 }]);
        expect(scoreByTaste(more, of)).toBeGreaterThanOrEqual(scoreByTaste(tasteFrom(given), of) - 1e-9);
      }),
    );
  });
});

describe('pickByTaste', () => {
  const likesSoups = tasteFrom(times(5, rated(5, 'Soup', 'chickpea')));

  test("prefers the user's taste to general quality", () => {
    const picks = pickByTaste(
      likesSoups,
      [
        candidate('Cake', 'Dessert', ['apple'], 1),
        candidate('Leek Soup', 'Soup', ['leek'], 0.4),
        candidate('Chickpea Soup', 'Soup', ['chickpea'], 0.4),
      ],
      2,
    );
    expect(picks.map(({ dish: { title }, byTaste }) => [title, byTaste])).toEqual([
      ['Chickpea Soup', true],
      ['Leek Soup', true],
    ]);
  });

  test('diversifies and never repeats a dish', () => {
    const alike = ['Soup of Chickpeas', 'Chickpea Soup', 'chickpea soup', 'Chickpeas, Hot'];
    const picks = pickByTaste(
      likesSoups,
      [...alike.map((title) => candidate(title, 'Soup', ['chickpea'])), candidate('Leek Soup', 'Soup', ['leek'])],
      3,
    );
    expect(picks.map(({ dish: { title } }) => title)).toEqual(['Soup of Chickpeas', 'Leek Soup', 'Chickpea Soup']);
    const twice = [candidate('Chickpea Soup', 'Soup', ['chickpea']), candidate('chickpea soup', 'Soup', ['chickpea'])];
    expect(pickByTaste(likesSoups, twice, 3)).toHaveLength(1);
  });

  test('fills up with the best of the rest, disliked ones last', () => {
    const taste = tasteFrom([...times(5, rated(5, 'Soup')), ...times(5, rated(1, 'Dessert'))]);
    const picks = pickByTaste(
      taste,
      [
        candidate('Cake', 'Dessert', ['apple'], 1),
        candidate('Slaw', 'Salad', ['cabbage'], 0.5),
        candidate('Leek Soup', 'Soup', ['leek'], 0.2),
        candidate('Rice', 'Main Dish', ['rice'], 0.9),
      ],
      3,
    );
    expect(picks.map(({ dish: { title }, byTaste }) => [title, byTaste])).toEqual([
      ['Leek Soup', true],
      ['Rice', false],
      ['Slaw', false],
    ]);
  });

  test('returns the requested number if available, deterministically', () => {
    const many = fc.array(
      fc.record({
        title: fc.string(),
        quality: fc.double({ min: 0, max: 1, noNaN: true }),
        category: dishes.map((each) => each.category),
        foods: fc.uniqueArray(foodNames),
      }),
    );
    fc.assert(
      fc.property(ratings, many, (given, candidates) => {
        const picks = pickByTaste(tasteFrom(given), candidates, 3);
        const titles = new Set(candidates.map(({ title }) => title.toLowerCase()));
        expect(picks).toHaveLength(Math.min(3, titles.size));
        expect(pickByTaste(tasteFrom(given), candidates, 3)).toEqual(picks);
        for (const { dish: one } of picks) expect(candidates).toContain(one);
      }),
    );
  });
});

describe('explainPicks', () => {
  test.each([
    ['soups and recipes with chickpeas', [dish('Soup', 'chickpea')]],
    ['soups', [dish('Soup', 'leek')]],
    ['recipes with chickpeas', [dish('Salad', 'chickpea')]],
    ['soups and recipes with chickpeas', [dish('Soup', 'chickpea', 'strawberry', 'leek')]],
    ['beverages and soups', [dish('Soup'), dish('Beverage')]],
    ['recipes with chickpeas and strawberries', [dish('Salad', 'strawberry'), dish(null, 'chickpea')]],
  ])('%s', (things, picked) => {
    const taste = tasteFrom([
      ...times(5, rated(5, 'Soup', 'chickpea')),
      ...times(5, rated(5, 'Beverage', 'strawberry')),
      rated(1, 'Dessert', 'rice'),
    ]);
    expect(explainPicks(taste, picked)).toBe(`Because you liked ${things}`);
  });

  test.each([
    ['recipes with cherry tomatoes', 'tomato', 'cherry tomato'],
    ['recipes with chickpeas', 'chickpea', 'dried chickpea'],
    ['recipes with green lentils and red lentils', 'green lentil', 'red lentil'],
    ['recipes with rabbit', 'rabbit'],
    ['recipes with goose and strawberries', 'strawberry', 'goose'],
  ])('%s, for %j and the like', (things, ...foods) => {
    const taste = tasteFrom(times(5, rated(5, null, ...foods)));
    expect(explainPicks(taste, [dish(null, ...foods)])).toBe(`Because you liked ${things}`);
  });

  test('is null if no feature has enough weight', () => {
    const taste = tasteFrom([rated(4, 'Soup', 'chickpea'), ...times(5, rated(1, 'Dessert', 'rice'))]);
    expect(explainPicks(taste, [])).toBeNull();
    expect(explainPicks(taste, [dish('Dessert', 'rice'), dish('Salad', 'leek')])).toBeNull();
    expect(explainPicks(taste, [dish('Salad', 'chickpea')])).toBeNull();
  });

  test('names only liked features that occur', () => {
    fc.assert(
      fc.property(ratings, fc.array(dishes, { maxLength: 3 }), (given, picked) => {
        const said = explainPicks(tasteFrom(given), picked) ?? '';
        for (const name of NAMES) {
          if (!said.includes(name)) continue;
          expect(picked.some(({ foods }) => foods.includes(name))).toBe(true);
          expect(given.some(({ foods, stars }) => foods.includes(name) && stars > 3)).toBe(true);
        }
        for (const [category, word] of [
          ['Soup', 'soups'],
          ['Dessert', 'desserts'],
        ] as const) {
          if (!said.includes(word)) continue;
          expect(picked.some((each) => each.category === category)).toBe(true);
          expect(given.some((each) => each.category === category && each.stars > 3)).toBe(true);
        }
      }),
    );
  });

  test('can name every characteristic food', () => {
    const said = FOODS.flatMap(
      ({ name }) => explainPicks(tasteFrom(times(5, rated(5, null, name))), [dish(null, name)]) ?? [],
    );
    expect(said.length).toBeGreaterThan(300);
    for (const each of said) expect(each).toMatch(/^Because you liked recipes with \S.*\S$/u);
  });
});

test('fitsByFoods detects the diets that foods violate', () => {
  expect(fitsByFoods(['chickpea', 'tofu', 'unicorn'], ['vegan', 'gluten-free'])).toBe(true);
  expect(fitsByFoods(['chickpea', 'feta'], ['vegan'])).toBe(false);
  expect(fitsByFoods(['chickpea', 'feta'], ['vegetarian'])).toBe(true);
  expect(fitsByFoods(['salmon fillet'], ['gluten-free', 'vegetarian'])).toBe(false);
  expect(fitsByFoods(['salmon fillet'], [])).toBe(true);
});
