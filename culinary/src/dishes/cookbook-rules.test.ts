import { expect, test } from 'vitest';
import { DIETS } from '#catalogue/food-row';
import { checkRecipe } from '#check-recipe';
import { composeRecipe } from '#compose';
import { DISHES } from '#dishes/all-dishes';

test.each([
  ...DIETS.map((diet) => [diet, { diets: [diet] }] as const),
  ...['milk', 'eggs', 'nuts', 'fish', 'pork', 'alcohol', 'onion'].map(
    (food) => [`no ${food}`, { without: [food] }] as const,
  ),
])('%s: each dish complies in all its words, or another one is made and says so', (_, rules) => {
  const faults = DISHES.flatMap(({ name }) => {
    const { recipe, unusable } = composeRecipe({ ingredients: [name], seed: 's', ...rules });
    if (recipe === null) return unusable.length > 0 ? [] : [`${name}: no word about why`];
    const broken = checkRecipe(recipe, { diets: [], without: [], ...rules }).filter(
      ({ certainty }) => certainty === 'breaks',
    );
    return broken.map(({ text, food }) => `${name} (${recipe.title}): ${food ?? ''} in ${text}`);
  });
  expect(faults).toEqual([]);
});
