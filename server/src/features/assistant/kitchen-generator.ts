import { composeRecipe } from '@larder/culinary/compose';

import type { RecipeGenerator } from './generator.ts';

/** The kitchen engine as a generator: no key, no network, the same answer for the same request and seed. */
export const kitchenGenerator: RecipeGenerator = {
  async generateRecipe({ ingredients, servings, seed }) {
    const { recipe, unusable } = composeRecipe({ ingredients, seed, ...(servings === undefined ? {} : { servings }) });
    return { recipe, unusable, answered_by: 'kitchen' };
  },
};
