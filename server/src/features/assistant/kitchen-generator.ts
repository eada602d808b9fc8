import type { RecipeGenerator, RecipeWish } from './generator.ts';

/** Composes a wish with the kitchen engine: the dish of its title, where it has one and the engine knows it; else one unlike those to avoid. */
export async function composeWish({ title, avoid = [], ...wish }: RecipeWish) {
  // Loaded when somebody asks for the first time: a start does not wait for it.
  if (title !== undefined) return (await import('@larder/culinary/compose-title')).composeTitle({ ...wish, title });
  return (await import('@larder/culinary/compose-unlike')).composeUnlike(wish, avoid);
}

/** The kitchen engine as a generator: no key, no network, the same answer for the same wish and seed. */
export const kitchenGenerator: RecipeGenerator = {
  async generateRecipe(_asker, wish, faults = []) {
    const seed = faults.length === 0 ? wish.seed : `${wish.seed}, mended`;
    const { recipe, unusable, notes } = await composeWish({ ...wish, seed });
    return { recipe, unusable, notes, answered_by: 'kitchen' };
  },
};
