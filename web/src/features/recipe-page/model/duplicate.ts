import { RECIPE_CATEGORIES, RECIPE_LIMITS } from '@larder/contract/recipes';
import type { NewRecipe, RecipeDetail } from '@larder/contract/recipes';

const SUFFIX = ' (copy)';

/** A recipe of one's own made from one that is looked at: all that is cooked from, but neither heart nor history. */
export function duplicateOf(recipe: RecipeDetail): NewRecipe {
  const { title, description, ingredients, instructions, preparation_time, cooking_time, servings } = recipe;
  const category = RECIPE_CATEGORIES.find((known) => known === recipe.category) ?? null;
  const room = RECIPE_LIMITS.title_max_characters - SUFFIX.length;
  return {
    // Somebody else's keeps its name: there is no other of it among one's own.
    title: recipe.source === 'own' ? `${title.slice(0, room).toWellFormed().trimEnd()}${SUFFIX}` : title,
    description,
    ingredients,
    instructions,
    image_url: recipe.image_url,
    category,
    preparation_time,
    cooking_time,
    servings,
    is_ai_generated: recipe.is_ai_generated,
    is_favorite: false,
  };
}
