import { composeRecipe } from '@larder/culinary/compose';

import type { RecipeGenerator } from './generator.ts';

/** The kitchen engine as a generator: no key, no network, the same answer for the same request and seed. */
export const kitchenGenerator: RecipeGenerator = {
  async generateRecipe(request) {
    const { recipe, unusable, notes } = composeRecipe(request);
    return { recipe, unusable, notes, answered_by: 'kitchen' };
  },
};
