import type { Made, RecipeWish } from './generator.ts';

/**
 * Gives a recipe the title that was asked for, where it is that dish; otherwise the recipe keeps its own title and a note says so. A
 * provider is trusted to know the dish when the foods of the title are in it; of anybody else every word of the title has to be said.
 */
export async function keepTitle(made: Made, { title }: Pick<RecipeWish, 'title'>): Promise<Made> {
  const { recipe, answered_by, unusable } = made;
  if (title === undefined || recipe === null || recipe.title === title) return made;
  const { hasFoodsOf, saysTitle } = await import('@larder/culinary/compose-title');
  const isDish = saysTitle(recipe, title) || (answered_by === 'provider' && hasFoodsOf(recipe, title));
  if (isDish) return { ...made, recipe: { ...recipe, title } };
  return { ...made, notes: [notAsNamed(title, unusable[0]?.reason), ...made.notes] };
}

function notAsNamed(title: string, reason: string | undefined): string {
  const why = reason === undefined ? '' : ` (${reason.replace(/\.$/u, '')})`;
  return `I couldn’t make “${title}” as named${why}. This is the closest dish I know.`;
}
