import type { RecipeGenerator, RecipeWish } from './generator.ts';

/** Composes a recipe with the kitchen engine: the dish of the title, or one unlike those to avoid. */
export async function composeWish({ title, avoid = [], ...wish }: RecipeWish) {
  // Loaded on first use, so that the server starts faster.
  if (title !== undefined) return (await import('@larder/culinary/compose-title')).composeTitle({ ...wish, title });
  return (await import('@larder/culinary/compose-unlike')).composeUnlike(wish, avoid);
}

/** The kitchen engine as a generator: deterministic, without network. */
export const kitchenGenerator: RecipeGenerator = {
  async generateRecipe(_asker, wish, faults = []) {
    const seed = faults.length === 0 ? wish.seed : `${wish.seed}, mended`;
    const { recipe, unusable, notes } = await composeWish({ ...wish, seed });
    return { recipe, unusable, notes, answered_by: 'kitchen' };
  },
};
