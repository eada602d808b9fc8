import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ALLERGENS } from '@larder/culinary/catalogue/food-row';
import { allergensIn } from '@larder/culinary/food-diets';
import { FOODS } from '@larder/culinary/ingredient-catalogue';

import { checkRules } from './rule-check.ts';

/** As people call them. */
const SAID = { crustaceans: 'shellfish', molluscs: 'shellfish', soybeans: 'soy', milk: 'dairy' } as const;
const saidOf = (allergen: string): string => (allergen in SAID ? SAID[allergen as keyof typeof SAID] : allergen);

const FILLING = FOODS.filter((food) => allergensIn(food).length === 0);
const lines = fc.array(fc.constantFrom(...FILLING), { maxLength: 6 });

test('whatever brings an allergen, on any line among any others, is found', async () => {
  const asked = fc.record({ allergen: fc.constantFrom(...ALLERGENS), others: lines, at: fc.nat(), pick: fc.nat() });
  await fc.assert(
    fc.asyncProperty(asked, async ({ allergen, others, at, pick }) => {
      const having = FOODS.filter((food) => allergensIn(food).includes(allergen));
      const food = having[pick % having.length];
      if (food === undefined) return;
      const ingredients = others.map(({ name }) => `100 g ${name}`);
      ingredients.splice(at % (ingredients.length + 1), 0, `100 g ${food.name}`);
      const recipe = { title: 'Something', ingredients, instructions: ['Cook it.'] };
      expect((await checkRules(recipe, { diets: [], without: [saidOf(allergen)] })).keeps).toBe('no');
    }),
  );
});

test('and nothing is found in what brings none', async () => {
  await fc.assert(
    fc.asyncProperty(lines, fc.constantFrom('peanuts', 'eggs', 'lupin'), async (foods, allergen) => {
      const ingredients = foods.map(({ name }) => `100 g ${name}`);
      const recipe = { title: 'Something', ingredients, instructions: ['Cook it.'] };
      expect((await checkRules(recipe, { diets: [], without: [allergen] })).keeps).not.toBe('no');
    }),
  );
});
