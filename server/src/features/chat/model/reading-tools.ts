import { RECIPE_LIMITS } from '@larder/contract/recipes';
import { z } from 'zod';

import type { RecipeCardRow } from '#features/recipes/present.ts';
import { listRecipes } from '#features/recipes/queries/list.ts';
import { presentHit } from '#features/search/present.ts';
import { searchRecipes } from '#features/search/queries.ts';

import { findVisible } from '../kitchen/find-visible.ts';
import { classifyIntent } from '@larder/culinary/intent/classify';
import { READ_RECIPES, READ_PROFILE } from '../policy.ts';
import { presentText } from '../present.ts';
import { listRatings } from '../queries.ts';
import { defineTool, type KitchenTool, ToolRefusal } from './tool.ts';
import type { Turn } from './turn.ts';

const LISTED = 20;
export const RECIPE_GONE = 'No recipe of this id can be seen by the cook';

function tellCards(turn: Turn, rows: readonly RecipeCardRow[]) {
  turn.know(rows);
  return rows.map(({ id, title, category, preparation_time, cooking_time, servings, is_favorite, created_at }) => ({
    id,
    title,
    category,
    minutes: (preparation_time ?? 0) + (cooking_time ?? 0),
    servings,
    is_favorite,
    created_at,
  }));
}

const searching = defineTool({
  name: 'search_recipes',
  description:
    'Searches the recipes that the cook may see: their own, those shared with them, and those of the community.',
  doing: 'Looking through the recipes',
  needs: READ_RECIPES,
  parameters: z.strictObject({ query: z.string().trim().min(1).max(RECIPE_LIMITS.search_max_characters) }),
  act: async (turn, { query }) => {
    const { ctx, asked } = turn.question;
    const { rows } = await searchRecipes(ctx, query.toWellFormed());
    const hits = rows.map(presentHit);
    // Whoever asked for something else is not shown everything that was looked at.
    if (classifyIntent(asked.content) === 'search') turn.found(hits);
    else turn.know(hits);
    return hits.map(({ id, title, description, category, source }) => ({ id, title, description, category, source }));
  },
});

const getting = defineTool({
  name: 'get_recipe',
  description: 'All of one recipe: ingredients, steps and times.',
  doing: 'Reading a recipe',
  needs: READ_RECIPES,
  parameters: z.strictObject({ id: z.uuid() }),
  act: async (turn, { id }) => {
    const recipe = await findVisible(turn.question.ctx, id.toLowerCase());
    if (recipe === undefined) throw new ToolRefusal(RECIPE_GONE);
    turn.know([recipe]);
    return { id: recipe.id, source: recipe.source, is_favorite: recipe.is_favorite, ...presentText(recipe) };
  },
});

const listingFavorites = defineTool({
  name: 'list_favorites',
  description: "The cook's favourite recipes, the newest first.",
  doing: 'Looking at your favourites',
  needs: READ_RECIPES,
  parameters: z.strictObject({}),
  act: async (turn) => {
    const { rows } = await listRecipes(turn.question.ctx, { favorites: 'true', limit: LISTED });
    return tellCards(turn, rows);
  },
});

const listingRecent = defineTool({
  name: 'list_recent',
  description: "The newest of the cook's own recipes. What they cook is not known, only what they keep.",
  doing: 'Looking at your newest recipes',
  needs: READ_RECIPES,
  parameters: z.strictObject({}),
  act: async (turn) => {
    const { rows } = await listRecipes(turn.question.ctx, { limit: LISTED });
    return tellCards(turn, rows);
  },
});

const listingRatings = defineTool({
  name: 'list_ratings',
  description: 'How the cook rated recipes of the community, from 1 to 5, with their comments.',
  doing: 'Looking at your ratings',
  needs: READ_RECIPES,
  parameters: z.strictObject({}),
  act: async (turn) => {
    const rows = await listRatings(turn.question.ctx, LISTED);
    turn.know(rows);
    return rows;
  },
});

const readingProfile = defineTool({
  name: 'get_profile',
  description: 'What the cook eats: their diets, and what they never eat.',
  doing: 'Looking at what you eat',
  needs: READ_PROFILE,
  parameters: z.strictObject({}),
  act: async ({ eating: { diets, allergies } }) => ({ diets, never: allergies }),
});

export const READING_TOOLS: readonly KitchenTool[] = [
  searching,
  getting,
  listingFavorites,
  listingRecent,
  listingRatings,
  readingProfile,
];
