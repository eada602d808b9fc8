import { RECIPE_LIMITS } from '@larder/contract/recipes';
import { DIETS } from '@larder/culinary/catalogue/food-row';
import { EQUIPMENT } from '@larder/culinary/compose/equipment';
import { CUISINES } from '@larder/culinary/compose/cuisine-names';
import { RECIPE_CATEGORIES } from '@larder/culinary/recipe-category';
import { z } from 'zod';

import { tryParseJson } from '#platform/try-parse-json.ts';

import type { RecipeWish } from './generator.ts';
import { COMPOSE_BEGINNING, IDEAS_BEGINNING, WISHES_BEGINNING } from './prompts.ts';

const Texts = z.array(z.string().max(RECIPE_LIMITS.ingredient_max_characters)).max(RECIPE_LIMITS.ingredients_max);

const Wishes = z.object({
  servings: z.number().optional().catch(undefined),
  category: z.enum(RECIPE_CATEGORIES).optional().catch(undefined),
  minutes: z.number().optional().catch(undefined),
  diets: z.array(z.enum(DIETS)).optional(),
  without: Texts.optional(),
  cuisine: z.enum(CUISINES).optional().catch(undefined),
  dish: z.string().optional().catch(undefined),
  avoid: Texts.optional().catch(undefined),
  missing: z.array(z.enum(EQUIPMENT)).optional().catch(undefined),
  title: z.string().max(RECIPE_LIMITS.title_max_characters).optional().catch(undefined),
});

export type ReadWish = Omit<RecipeWish, 'seed'>;

/**
 * Parses a recipe prompt of another server. The ingredients may be JSON or a list with commas. Null for any other prompt, and when a
 * diet or exclusion is unreadable, because it must not be ignored.
 */
export function readComposePrompt(text: string): ReadWish | null {
  const [first = '', ...others] = text.trim().split('\n');
  if (!first.startsWith(COMPOSE_BEGINNING)) return null;
  const listed = first.slice(COMPOSE_BEGINNING.length);
  const ingredients = Texts.safeParse(tryParseJson(listed) ?? listed.split(',').map((each) => each.trim()));
  const wishes = readWishes(others);
  if (!ingredients.success || wishes === null) return null;
  return { ...wishes, ingredients: ingredients.data };
}

/** Parses an ideas prompt of another server. Null for any other prompt. */
export function readIdeasPrompt(
  text: string,
): (Pick<ReadWish, 'diets' | 'without'> & { readonly query: string }) | null {
  const [first = '', ...others] = text.trim().split('\n');
  if (!first.startsWith(IDEAS_BEGINNING)) return null;
  const said = first.slice(IDEAS_BEGINNING.length);
  const query = z.string().safeParse(tryParseJson(said) ?? said);
  const wishes = readWishes(others);
  if (!query.success || wishes === null) return null;
  const { diets, without } = wishes;
  return { query: query.data, diets, without };
}

function readWishes(lines: readonly string[]): z.output<typeof Wishes> | null {
  const line = lines.find((each) => each.startsWith(WISHES_BEGINNING));
  if (line === undefined) return {};
  return Wishes.safeParse(tryParseJson(line.slice(WISHES_BEGINNING.length))).data ?? null;
}
