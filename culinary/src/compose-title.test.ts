import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { DIETS } from '#catalogue/food-row';
import { checkRecipe } from '#check-recipe';
import { composeTitle, hasFoodsOf, containsTitleWords } from '#compose-title';
import { FOODS } from '#ingredient-catalogue';
import { suggestTitles } from '#suggest';

/** Dish words that are also food names: a loaf cake contains no loaf of bread. */
const DISH_WORDS =
  /\b(?:Loaf|Pan Juices|Sharp Yogurt Dressing|Sesame Dressing|Tahini Dressing|Agua Fresca|(?:Red |Green )?Curry|Muffins|Ice)\b/gu;

const food = fc.constantFrom(...FOODS.map(({ name }) => name));
const query = fc.oneof(
  food,
  fc.tuple(food, food).map((foods) => foods.join(' and ')),
  fc
    .tuple(fc.constantFrom('something with', 'quick', 'thai', 'soup with', 'dessert with'), food)
    .map((of) => of.join(' ')),
);
const rules = fc.record(
  {
    diets: fc.subarray([...DIETS], { maxLength: 2 }),
    without: fc.array(fc.oneof(food, fc.constantFrom('nuts', 'dairy', 'gluten', 'fish')), { maxLength: 2 }),
    servings: fc.integer({ min: 1, max: 12 }),
    minutes: fc.integer({ min: 25, max: 120 }),
  },
  { requiredKeys: [] },
);

describe('composeTitle of a suggested title', () => {
  const SEARCHES = Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) / 2);

  test('reproduces it with the foods it names', () => {
    const searches = fc.sample(fc.tuple(query, fc.string({ maxLength: 4 })), { numRuns: SEARCHES, seed: 7 });
    const titles = searches.flatMap(([phrase, seed]) => suggestTitles(phrase, seed).map(({ title }) => title));
    expect(titles.length).toBeGreaterThanOrEqual(3 * SEARCHES);
    const lacking = titles.filter((title) => {
      const { recipe } = composeTitle({ title });
      expect(recipe?.title).toBe(title);
      return recipe === null || !hasFoodsOf(recipe, title.replaceAll(DISH_WORDS, ' '));
    });
    expect(lacking).toEqual([]);
  });

  test('reproduces it under the rules of the suggestion', () => {
    for (const [phrase, rule] of fc.sample(fc.tuple(query, rules), { numRuns: Math.ceil(SEARCHES / 3), seed: 7 }))
      for (const { title } of suggestTitles(phrase, 's', 4, rule)) {
        const { recipe } = composeTitle({ ...rule, title });
        expect(recipe?.title, JSON.stringify(rule)).toBe(title);
        const findings = checkRecipe(recipe ?? expect.fail(title), {
          diets: rule.diets ?? [],
          without: rule.without ?? [],
        });
        expect(findings.filter(({ certainty }) => certainty === 'breaks')).toEqual([]);
      }
  });
});

describe('composeTitle of another title', () => {
  test('gives another dish with the reason if the title breaks a diet', () => {
    const { recipe, unusable } = composeTitle({ title: 'Roast Chicken with Potatoes', diets: ['vegetarian'] });
    expect(recipe?.title).not.toMatch(/chicken/iu);
    expect(unusable.map(({ reason }) => reason).join()).toContain('not vegetarian');
  });

  test('gives no recipe without a food', () => {
    expect(composeTitle({ title: 'xyzzy' }).recipe).toBeNull();
  });
});

describe('containsTitleWords and hasFoodsOf', () => {
  const recipe = {
    title: 'Broccoli and Tofu Stir-Fry',
    ingredients: ['500 g tofu', '1 head broccoli', '1 clove garlic'],
  };
  test.each([
    ['Tofu and Broccoli Stir-Fry', true, true],
    ['Garlic Tofu Stir-Fry with Broccoli', true, true],
    ['Tofu Wellington', false, true],
    ['Chicken and Broccoli Stir-Fry', false, false],
  ])('%j: all words %j, all foods %j', (title, says, has) => {
    expect(containsTitleWords(recipe, title)).toBe(says);
    expect(hasFoodsOf(recipe, title)).toBe(has);
  });

  test('match a cut by its animal', () => {
    expect(hasFoodsOf({ ingredients: ['600 g lamb shoulder'] }, 'Lamb Stew')).toBe(true);
  });
});
