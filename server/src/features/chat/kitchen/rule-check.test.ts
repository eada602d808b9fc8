import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ALLERGENS } from '@larder/culinary/catalogue/food-row';
import { allergensIn } from '@larder/culinary/food-diets';
import { FOODS } from '@larder/culinary/ingredient-catalogue';

import { checkRules } from './rule-check.ts';

/** Allergens under their everyday names. */
const EVERYDAY_NAMES = { crustaceans: 'shellfish', molluscs: 'shellfish', soybeans: 'soy', milk: 'dairy' } as const;
const everydayName = (allergen: string): string =>
  allergen in EVERYDAY_NAMES ? EVERYDAY_NAMES[allergen as keyof typeof EVERYDAY_NAMES] : allergen;

const ALLERGEN_FREE = FOODS.filter((food) => allergensIn(food).length === 0);
const lines = fc.array(fc.constantFrom(...ALLERGEN_FREE), { maxLength: 6 });

test('checkRules finds each allergen on any line among any other lines', async () => {
  const cases = fc.record({ allergen: fc.constantFrom(...ALLERGENS), others: lines, at: fc.nat(), pick: fc.nat() });
  await fc.assert(
    fc.asyncProperty(cases, async ({ allergen, others, at, pick }) => {
      const candidates = FOODS.filter((food) => allergensIn(food).includes(allergen));
      const food = candidates[pick % candidates.length];
      if (food === undefined) return;
      const ingredients = others.map(({ name }) => `100 g ${name}`);
      ingredients.splice(at % (ingredients.length + 1), 0, `100 g ${food.name}`);
      const recipe = { title: 'Something', ingredients, instructions: ['Cook it.'] };
      expect((await checkRules(recipe, { diets: [], without: [everydayName(allergen)] })).verdict).toBe('no');
    }),
  );
});

test('checkRules finds no allergen in foods without any', async () => {
  await fc.assert(
    fc.asyncProperty(lines, fc.constantFrom('peanuts', 'eggs', 'lupin'), async (foods, allergen) => {
      const ingredients = foods.map(({ name }) => `100 g ${name}`);
      const recipe = { title: 'Something', ingredients, instructions: ['Cook it.'] };
      expect((await checkRules(recipe, { diets: [], without: [allergen] })).verdict).not.toBe('no');
    }),
  );
});
