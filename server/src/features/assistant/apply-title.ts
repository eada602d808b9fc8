import type { GeneratorResult, RecipeWish } from './generator.ts';

/**
 * Applies the requested title if the recipe is that dish; otherwise the recipe keeps its own title and a note says so. A provider's
 * recipe must contain the foods of the title. Any other recipe must match every word of the title.
 */
export async function applyTitle(
  generated: GeneratorResult,
  { title }: Pick<RecipeWish, 'title'>,
): Promise<GeneratorResult> {
  const { recipe, answered_by, unusable } = generated;
  if (title === undefined || recipe === null || recipe.title === title) return generated;
  const { hasFoodsOf, containsTitleWords } = await import('@larder/culinary/compose-title');
  const isDish = containsTitleWords(recipe, title) || (answered_by === 'provider' && hasFoodsOf(recipe, title));
  if (isDish) return { ...generated, recipe: { ...recipe, title } };
  return { ...generated, notes: [titleNote(title, unusable[0]?.reason), ...generated.notes] };
}

function titleNote(title: string, reason: string | undefined): string {
  const why = reason === undefined ? '' : ` (${reason.replace(/\.$/u, '')})`;
  return `I couldn’t make “${title}” as named${why}. This is the closest dish I know.`;
}
