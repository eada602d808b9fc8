import type { RecipeGenerator, RecipeWish } from './generator.ts';

/** Composes a wish with the kitchen engine; of a wish with a title the dish of that title, where it knows one. */
export async function composeWish({ title, ...wish }: RecipeWish) {
  // Loaded when somebody asks for the first time: a start does not wait for it.
  if (title === undefined) return (await import('@larder/culinary/compose')).composeRecipe(wish);
  return (await import('@larder/culinary/compose-title')).composeTitle({ ...wish, title });
}

/** The kitchen engine as a generator: no key, no network, the same answer for the same wish and seed. */
export const kitchenGenerator: RecipeGenerator = {
  async generateRecipe(_asker, wish, faults = []) {
    const seed = faults.length === 0 ? wish.seed : `${wish.seed}, mended`;
    const { recipe, unusable, notes } = await composeWish({ ...wish, seed });
    return { recipe, unusable, notes, answered_by: 'kitchen' };
  },
};
