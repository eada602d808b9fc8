import { setImmediate } from 'node:timers/promises';

import { ASSISTANT_TEXTS, GENERATION_LIMITS, type RecipeIdeas, SURPRISE_INGREDIENT } from '@larder/contract/assistant';
import { RECIPE_LIMITS } from '@larder/contract/recipes';
import type { RecipeCategory } from '@larder/culinary/recipe-category';
import type { IdeaRules } from '@larder/culinary/suggest';
import { z } from 'zod';

import { readDietPreferences } from '#features/profile/queries.ts';
import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { ModelError } from '#platform/models/model-error.ts';

import type { RecipeWish } from '../generator.ts';
import { withEating } from '../diet-check.ts';
import { plainLine, shortLine } from '../plain-text.ts';
import { ideasPrompt } from '../prompts.ts';
import { readIdea, readListReply } from '../read-replies.ts';
import type { Providers } from '../select-provider.ts';

const { ideas_min: IDEAS_MIN, ideas_max: IDEAS_MAX } = GENERATION_LIMITS;
const KITCHEN_IDEAS = 4;
/** Bounds the work of the kitchen engine. */
const TRIES = 24;
const DESCRIPTION_MAX_CHARACTERS = 500;

const NamedIdeas = z.object({
  recipes: z
    .array(z.object({ title: z.string(), description: z.string() }))
    // Only a hint in the schema: duplicates and extra ideas are dropped below.
    .meta({ minItems: IDEAS_MIN, maxItems: IDEAS_MAX })
    .transform((ideas) => {
      const byTitle = new Map<string, { title: string; description: string }>();
      for (const idea of ideas.slice(0, RECIPE_LIMITS.ingredients_max)) {
        const title = shortLine(idea.title, RECIPE_LIMITS.title_max_characters);
        const key = title.toLowerCase();
        const description = shortLine(idea.description, DESCRIPTION_MAX_CHARACTERS);
        if (title !== '' && !byTitle.has(key)) byTitle.set(key, { title, description });
      }
      return [...byTitle.values()].slice(0, IDEAS_MAX);
    })
    .refine((ideas) => ideas.length >= IDEAS_MIN, `Name at least ${IDEAS_MIN} different dishes`),
});
const Ideas = z.preprocess(readListReply('recipes', readIdea), NamedIdeas);

interface Search {
  /** Free text: foods, wishes, exclusions. */
  readonly query: string;
  /** Makes the answer of the kitchen engine deterministic. */
  readonly seed?: string | undefined;
  /** Further rules that every idea must comply with. */
  readonly rules?: IdeaRules | undefined;
  /** Titles that are not suggested again. */
  readonly avoid?: readonly string[] | undefined;
}

/** Suggests dishes that can be generated, from a model or the kitchen engine. Throws `unavailable` when the model fails without a fallback. */
export async function suggestRecipes(
  ctx: Ctx,
  { models, simulated, fallsBack }: Providers,
  { query, seed, rules: { servings, minutes, missing, eaters, ...rules } = {}, avoid = [] }: Search,
  signal: AbortSignal,
): Promise<RecipeIdeas> {
  const profile = withEating({}, await readDietPreferences(ctx));
  const eating = withEating(profile, { diets: [...(rules.diets ?? [])], allergies: [...(rules.without ?? [])] });
  if (simulated === null && models.can('ideas')) {
    try {
      const combined = await withSearched(query, eating);
      const messages = ideasPrompt(query, combined);
      const request = { task: 'ideas', name: 'ideas', schema: Ideas, messages } as const;
      const { value, answeredBy } = await models.structured({ userId: ctx.actor.id, signal }, request);
      const recipes = (await allowed(value.recipes, combined)).filter(({ title }) => !avoid.includes(title));
      if (recipes.length > 0 || !fallsBack) return { recipes, answered_by: answeredBy };
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      ctx.log.warn({ err: error }, 'no ideas from a model');
      if (!fallsBack) throw new AppError('unavailable', ASSISTANT_TEXTS.suggestion_failed, { cause: error });
    }
  }
  return {
    recipes: await suggestFromKitchen(
      plainLine(query),
      { servings, minutes, missing, eaters, ...eating },
      { seed, avoid },
    ),
    answered_by: 'kitchen',
  };
}

type Eating = Pick<RecipeWish, 'diets' | 'without'>;
type OwnRules = Eating & Pick<RecipeWish, 'servings' | 'minutes' | 'missing' | 'eaters'>;
type Idea = RecipeIdeas['recipes'][number];

async function withSearched(query: string, eating: Eating): Promise<Eating> {
  const { parseWish } = await import('@larder/culinary/wish');
  const { diets, without } = parseWish(query);
  return withEating(eating, { diets: [...diets], allergies: [...without] });
}

/** Drops ideas whose title names a food that the user does not eat. */
async function allowed(ideas: readonly Idea[], { diets = [], without = [] }: Eating): Promise<Idea[]> {
  const { checkRecipe } = await import('@larder/culinary/check-recipe');
  return ideas.filter(({ title }) => {
    const findings = checkRecipe({ title, ingredients: [], instructions: [] }, { diets, without });
    return findings.every(({ place }) => place !== 'title');
  });
}

/**
 * Ideas of the kitchen engine: only titles that it can generate as named under the same rules. None for babies and pets.
 */
export async function suggestFromKitchen(
  query: string,
  rules: OwnRules,
  { seed = query, avoid = [] }: Pick<Search, 'seed' | 'avoid'> = {},
): Promise<Idea[]> {
  const { parseWish } = await import('@larder/culinary/wish');
  const { phrase, foods, diets, without, meal, eaters: named, ...said } = parseWish(query);
  if (named.some((eater) => eater === 'baby' || eater === 'pet')) return [];
  const eaters = [...(rules.eaters ?? []), ...named];
  const { servings = said.servings, minutes = said.minutes, missing } = rules;
  const combined = {
    ...withEating(rules, { diets: [...diets], allergies: [...without] }),
    servings,
    minutes,
    missing,
    eaters,
  };
  const categories = categoriesFor(phrase, meal);
  if (categories === null && combined.diets === undefined && combined.without === undefined && minutes === undefined) {
    const { suggestTitles } = await import('@larder/culinary/suggest');
    return suggestTitles(phrase, seed, KITCHEN_IDEAS, { servings, missing, eaters }, avoid);
  }
  const { composeRecipe } = await import('@larder/culinary/compose');
  const { composeTitle } = await import('@larder/culinary/compose-title');
  const { isNamedAfterAny } = await import('@larder/culinary/compose/equipment');
  const byTitle = new Map<string, Idea>();
  for (let at = 0; at < TRIES && byTitle.size < KITCHEN_IDEAS; at += 1) {
    // Each try composes several recipes. Yields to other requests in between.
    await setImmediate();
    // What is named; in the second half of the tries, any dish of the category. Foods for which there is no time are not replaced.
    const isNamed = categories === null && (at < TRIES / 2 || (foods.length > 0 && minutes !== undefined));
    const category = categories?.[at % categories.length] ?? meal;
    const wish = isNamed ? { ingredients: [phrase] } : { ingredients: [SURPRISE_INGREDIENT], category };
    const { recipe } = composeRecipe({ ...combined, ...wish, seed: `${seed}/${at}` });
    if (recipe === null || byTitle.has(recipe.title) || avoid.includes(recipe.title)) continue;
    if (isNamedAfterAny(recipe.title, missing ?? [])) continue;
    const { title, description } = recipe;
    if (composeTitle({ ...combined, title }).recipe?.title === title) byTitle.set(title, { title, description });
  }
  return [...byTitle.values()];
}

const MEAL = /^(?:breakfast|brunch|lunch|dinner|supper|desserts?|snacks?|starters?|appeti[sz]ers?)$/u;
const LUNCH: readonly RecipeCategory[] = ['Salad', 'Main Dish', 'Soup'];
const DINNER: readonly RecipeCategory[] = ['Main Dish', 'Main Dish', 'Soup', 'Main Dish'];

/** The categories to rotate through when the query names no food; null when it does. */
function categoriesFor(phrase: string, meal: RecipeCategory | undefined): readonly RecipeCategory[] | null {
  if (phrase !== '' && !MEAL.test(phrase)) return null;
  if (meal !== undefined) return [meal];
  return phrase === 'lunch' ? LUNCH : DINNER;
}
