import type { RecipeGenerator } from './generator.ts';

/** The kitchen engine as a generator: no key, no network, the same answer for the same wish and seed. */
export const kitchenGenerator: RecipeGenerator = {
  async generateRecipe(_asker, wish, faults = []) {
    // Loaded when somebody asks for the first time: a start does not wait for it.
    const { composeRecipe } = await import('@larder/culinary/compose');
    const seed = faults.length === 0 ? wish.seed : `${wish.seed}, mended`;
    const { recipe, unusable, notes } = composeRecipe({ ...wish, seed });
    return { recipe, unusable, notes, answered_by: 'kitchen' };
  },
};
