import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeRecipe } from '#compose';
import { DISHES } from '#dishes/all-dishes';
import { findFood, type Food, FOODS } from '#ingredient-catalogue';

const food = fc.constantFrom(...FOODS);
const dish = fc.option(fc.constantFrom(...DISHES), { freq: 3 });
const diet = fc.constantFrom([], [], ['vegetarian'] as const, ['gluten-free'] as const);

/** True if a text names a food, by any of its names. */
const names = (text: string, { name, like, short }: Food): boolean => {
  const found = findFood(text)?.food;
  return (
    text.includes(name) ||
    found?.name === name ||
    (found !== undefined && found.name === like) ||
    (short !== undefined && text.includes(short))
  );
};
/** Counted as one food: the request may mean either. */
const isSame = (one: Food, other: string): boolean => {
  const read = findFood(one.name)?.food ?? one;
  return names(other, one) || names(other, read);
};

test('every given food is used, or the composition says why not', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(food, { minLength: 1, maxLength: 7 }),
      dish,
      diet,
      fc.string(),
      (foods, named, diets, seed) => {
        const ingredients = [...(named === null ? [] : [named.name]), ...foods.map(({ name }) => name)];
        const { recipe, used, unusable, notes } = composeRecipe({ ingredients, seed, diets: [...diets] });
        expect(recipe !== null || unusable.length > 0).toBe(true);
        if (recipe === null) return;
        // A food with the name of a dish asks for the dish.
        const listed = [...recipe.ingredients, recipe.title];
        const reasons = unusable.filter(({ reason }) => reason.trim() !== '').map(({ text }) => text);
        const said = [...used, ...listed, ...reasons, ...notes].map((text) => text.toLowerCase());
        const silent = foods.filter((each) => !said.some((text) => isSame(each, text)));
        expect(silent.map(({ name }) => name)).toEqual([]);
      },
    ),
    { numRuns: 600, seed: 7 },
  );
});
