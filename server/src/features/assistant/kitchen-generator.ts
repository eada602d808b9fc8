import type { RecipeGenerator } from './generator.ts';

/** The kitchen engine as a generator: no key, no network, the same answer for the same request and seed. */
export const kitchenGenerator: RecipeGenerator = {
  async generateRecipe(request) {
    // Loaded when somebody asks for the first time: a start does not wait for it.
    const { composeRecipe } = await import('@larder/culinary/compose');
    const { recipe, unusable, notes } = composeRecipe(request);
    return { recipe, unusable, notes, answered_by: 'kitchen' };
  },
};
