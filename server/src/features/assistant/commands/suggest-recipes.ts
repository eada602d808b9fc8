import { GENERATION_LIMITS, type RecipeIdeas } from '@larder/contract/assistant';

const IDEAS = 4;

/** Dishes that are not there yet, but could be made. */
export async function suggestRecipes(query: string): Promise<RecipeIdeas> {
  const { suggestTitles } = await import('@larder/culinary/suggest');
  const recipes = suggestTitles(query, query, IDEAS);
  return { recipes: recipes.slice(0, GENERATION_LIMITS.ideas_max), answered_by: 'kitchen' };
}
