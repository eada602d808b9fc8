import { RECIPE_LIMITS } from '@larder/contract/recipes';
import { z } from 'zod';

import type { RecipeCardRow } from '#features/recipes/present.ts';
import { listRecipes } from '#features/recipes/queries/list.ts';
import { presentHit } from '#features/search/present.ts';
import { searchRecipes } from '#features/search/queries.ts';

import { planFor } from '../kitchen/menu.ts';
import { findVisible } from '../kitchen/find-visible.ts';
import { classifyIntent } from '@larder/culinary/intent/classify';
import { READ_RECIPES, READ_PROFILE } from '../policy.ts';
import { presentText } from '../present.ts';
import { listRatings } from '../queries.ts';
import { defineTool, type KitchenTool, ToolRefusal } from './tool.ts';
import type { ToolContext } from './tool-context.ts';

const MAX_LISTED = 20;
const MAX_MENU_REQUEST = 600;
export const RECIPE_GONE = 'No recipe of this id can be seen by the cook';

function presentCards(context: ToolContext, rows: readonly RecipeCardRow[]) {
  context.addKnownRecipes(rows);
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

const searchTool = defineTool({
  name: 'search_recipes',
  description:
    'Searches the recipes that the cook may see: their own, those shared with them, and those of the community.',
  status: 'Searching the recipes',
  requiredScopes: READ_RECIPES,
  parameters: z.strictObject({ query: z.string().trim().min(1).max(RECIPE_LIMITS.search_max_characters) }),
  execute: async (context, { query }) => {
    const { ctx, message } = context.request;
    const { rows } = await searchRecipes(ctx, query.toWellFormed());
    const hits = rows.map(presentHit);
    // Only a message that asks for a search gets the results as a list.
    if (classifyIntent(message.content) === 'search') context.setResults(hits);
    else context.addKnownRecipes(hits);
    return hits.map(({ id, title, description, category, source }) => ({ id, title, description, category, source }));
  },
});

const getTool = defineTool({
  name: 'get_recipe',
  description: 'All of one recipe: ingredients, steps and times.',
  status: 'Reading a recipe',
  requiredScopes: READ_RECIPES,
  parameters: z.strictObject({ id: z.uuid() }),
  execute: async (context, { id }) => {
    const recipe = await findVisible(context.request.ctx, id.toLowerCase());
    if (recipe === undefined) throw new ToolRefusal(RECIPE_GONE);
    context.addKnownRecipes([recipe]);
    return { id: recipe.id, source: recipe.source, is_favorite: recipe.is_favorite, ...presentText(recipe) };
  },
});

const favoritesTool = defineTool({
  name: 'list_favorites',
  description: "The cook's favorite recipes, the newest first.",
  status: 'Looking at your favorites',
  requiredScopes: READ_RECIPES,
  parameters: z.strictObject({}),
  execute: async (context) => {
    const { rows } = await listRecipes(context.request.ctx, { favorites: 'true', limit: MAX_LISTED });
    return presentCards(context, rows);
  },
});

const recentTool = defineTool({
  name: 'list_recent',
  description: "The newest of the cook's own recipes. What they cook is not known, only what they save.",
  status: 'Looking at your newest recipes',
  requiredScopes: READ_RECIPES,
  parameters: z.strictObject({}),
  execute: async (context) => {
    const { rows } = await listRecipes(context.request.ctx, { limit: MAX_LISTED });
    return presentCards(context, rows);
  },
});

const ratingsTool = defineTool({
  name: 'list_ratings',
  description: 'How the cook rated recipes of the community, from 1 to 5, with their comments.',
  status: 'Looking at your ratings',
  requiredScopes: READ_RECIPES,
  parameters: z.strictObject({}),
  execute: async (context) => {
    const rows = await listRatings(context.request.ctx, MAX_LISTED);
    context.addKnownRecipes(rows);
    return rows;
  },
});

const profileTool = defineTool({
  name: 'get_profile',
  description: 'What the cook eats: their diets, and what they never eat.',
  status: 'Looking at what you eat',
  requiredScopes: READ_PROFILE,
  parameters: z.strictObject({}),
  execute: async ({ eating: { diets, allergies } }) => ({ diets, never: allergies }),
});

const menuTool = defineTool({
  name: 'plan_menu',
  description:
    'Plans a menu of several courses that follows what everyone eats, or a timeline for several dishes: the dishes, and what starts when, on which hob or in which oven. For any request for several courses. Nothing is saved. Give its times and dishes unchanged.',
  status: 'Planning a menu',
  requiredScopes: [],
  parameters: z.strictObject({
    request: z
      .string()
      .trim()
      .min(1)
      .max(MAX_MENU_REQUEST)
      .describe(
        'All that the cook asked for, in English: courses or dishes, people, diets, serving time, hobs and ovens',
      ),
  }),
  execute: async ({ request }, input) => (await planFor(request, input.request.toWellFormed())).content,
});

export const READING_TOOLS: readonly KitchenTool[] = [
  searchTool,
  getTool,
  favoritesTool,
  recentTool,
  ratingsTool,
  profileTool,
  menuTool,
];
