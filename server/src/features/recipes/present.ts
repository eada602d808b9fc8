import { cardIngredients, type Recipe, RECIPE_LIMITS, type RecipeCard } from '@larder/contract/recipes';

import type { RecipeRow } from './tables.ts';

/** What a list needs of a row. */
export type RecipeCardRow = Omit<RecipeRow, 'user_id' | 'instructions' | 'updated_at' | 'deleted_at'>;

export function presentRecipe(row: RecipeRow): Recipe {
  return {
    ...presentFacts(row),
    user_id: row.user_id,
    description: row.description,
    ingredients: row.ingredients,
    instructions: row.instructions,
    updated_at: row.updated_at.toISOString(),
  };
}

/** With the beginnings only of what may be long, so that a page of cards stays a page. */
export function presentCard(row: RecipeCardRow): RecipeCard {
  return {
    ...presentFacts(row),
    description: row.description.slice(0, RECIPE_LIMITS.card_description_max_characters).toWellFormed(),
    ingredients: cardIngredients(row.ingredients),
  };
}

function presentFacts(row: RecipeCardRow) {
  return {
    id: row.id,
    title: row.title,
    image_url: row.image_url,
    is_ai_generated: row.is_ai_generated,
    category: row.category,
    preparation_time: row.preparation_time,
    cooking_time: row.cooking_time,
    servings: row.servings,
    is_favorite: row.is_favorite,
    created_at: row.created_at.toISOString(),
  };
}
