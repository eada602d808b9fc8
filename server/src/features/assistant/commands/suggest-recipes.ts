import { setImmediate } from 'node:timers/promises';

import { ASSISTANT_TEXTS, GENERATION_LIMITS, type RecipeIdeas, SURPRISE_INGREDIENT } from '@larder/contract/assistant';
import { RECIPE_LIMITS } from '@larder/contract/recipes';
import type { RecipeCategory } from '@larder/culinary/recipe-category';
import type { IdeaRules } from '@larder/culinary/suggest';
import { z } from 'zod';

import { readEating } from '#features/profile/queries.ts';
import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { ModelError } from '#platform/models/model-error.ts';

import type { RecipeWish } from '../generator.ts';
import { withEating } from '../diet-check.ts';
import { plainLine, shortLine } from '../plain-text.ts';
import { ideasPrompt } from '../prompts.ts';
import { readIdea, readListReply } from '../read-replies.ts';
import type { Answering } from '../who-answers.ts';

const { ideas_min: IDEAS_MIN, ideas_max: IDEAS_MAX } = GENERATION_LIMITS;
const USUAL = 4;
/** How often a dish is thought of; bounds the work. */
const TRIES = 24;
const DESCRIPTION_MAX_CHARACTERS = 500;

const NamedIdeas = z.object({
  recipes: z
    .array(z.object({ title: z.string(), description: z.string() }))
    // Told, but more than that, or twice the same, is put right here.
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
  /** In free words: foods, wishes, what must not be in it. */
  readonly query: string;
  /** The same search with the same seed has the same answer of our own engine. */
  readonly seed?: string | undefined;
  /** What must hold besides. */
  readonly rules?: IdeaRules | undefined;
}

/** Dishes that are not there yet, but could be made. Throws `unavailable` where nobody answers. */
export async function suggestRecipes(
  ctx: Ctx,
  { models, simulated, fallsBack }: Answering,
  { query, seed, rules: { servings, minutes, ...rules } = {} }: Search,
  signal: AbortSignal,
): Promise<RecipeIdeas> {
  const profile = withEating({}, await readEating(ctx));
  const eating = withEating(profile, { diets: [...(rules.diets ?? [])], allergies: [...(rules.without ?? [])] });
  if (simulated === null && models.can('ideas')) {
    try {
      const asked = await withSearched(query, eating);
      const messages = ideasPrompt(query, asked);
      const request = { task: 'ideas', name: 'ideas', schema: Ideas, messages } as const;
      const { value, answeredBy } = await models.structured({ personId: ctx.actor.id, signal }, request);
      const recipes = await allowed(value.recipes, asked);
      if (recipes.length > 0 || !fallsBack) return { recipes, answered_by: answeredBy };
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      ctx.log.warn({ err: error }, 'no ideas from a model');
      if (!fallsBack) throw new AppError('unavailable', ASSISTANT_TEXTS.suggestion_failed, { cause: error });
    }
  }
  return {
    recipes: await suggestOwn(plainLine(query), { servings, minutes, ...eating }, seed),
    answered_by: 'kitchen',
  };
}

type Eating = Pick<RecipeWish, 'diets' | 'without'>;
type OwnRules = Eating & Pick<RecipeWish, 'servings' | 'minutes'>;
type Idea = RecipeIdeas['recipes'][number];

async function withSearched(query: string, eating: Eating): Promise<Eating> {
  const { readWish } = await import('@larder/culinary/wish');
  const { diets, without } = readWish(query);
  return withEating(eating, { diets: [...diets], allergies: [...without] });
}

/** Without those that say in their title what the person does not eat. */
async function allowed(ideas: readonly Idea[], { diets = [], without = [] }: Eating): Promise<Idea[]> {
  const { checkRecipe } = await import('@larder/culinary/check-recipe');
  return ideas.filter(({ title }) => {
    const findings = checkRecipe({ title, ingredients: [], instructions: [] }, { diets, without });
    return findings.every(({ place }) => place !== 'title');
  });
}

/**
 * Ideas of the kitchen engine: only titles that it makes as named under the same rules. None for whom it does not cook: babies and
 * animals.
 */
export async function suggestOwn(query: string, rules: OwnRules, seed = query): Promise<Idea[]> {
  const { readWish } = await import('@larder/culinary/wish');
  const { phrase, diets, without, meal, eater, ...said } = readWish(query);
  if (eater === 'baby' || eater === 'pet') return [];
  const { servings = said.servings, minutes = said.minutes } = rules;
  const asked = { ...withEating(rules, { diets: [...diets], allergies: [...without] }), servings, minutes };
  const courses = coursesFor(phrase, meal);
  if (courses === null && asked.diets === undefined && asked.without === undefined && minutes === undefined) {
    const { suggestTitles } = await import('@larder/culinary/suggest');
    return suggestTitles(phrase, seed, USUAL, { servings });
  }
  const { composeRecipe } = await import('@larder/culinary/compose');
  const { composeTitle } = await import('@larder/culinary/compose-title');
  const byTitle = new Map<string, Idea>();
  for (let at = 0; at < TRIES && byTitle.size < USUAL; at += 1) {
    // Each try composes several recipes: other requests get their turn between two.
    await setImmediate();
    // What was named first; where that does not come to enough, anything of its kind.
    const isNamed = courses === null && at < TRIES / 2;
    const category = courses?.[at % courses.length] ?? meal;
    const wish = isNamed ? { ingredients: [phrase] } : { ingredients: [SURPRISE_INGREDIENT], category };
    const { recipe } = composeRecipe({ ...asked, ...wish, seed: `${seed}/${at}` });
    if (recipe === null || byTitle.has(recipe.title)) continue;
    const { title, description } = recipe;
    if (composeTitle({ ...asked, title }).recipe?.title === title) byTitle.set(title, { title, description });
  }
  return [...byTitle.values()];
}

const MEAL = /^(?:breakfast|brunch|lunch|dinner|supper|desserts?|snacks?|starters?|appeti[sz]ers?)$/u;
const LUNCH: readonly RecipeCategory[] = ['Salad', 'Main Dish', 'Soup'];
const DINNER: readonly RecipeCategory[] = ['Main Dish', 'Main Dish', 'Soup', 'Main Dish'];

/** What is offered in turn to whoever leaves the choice to us; null where something is named. */
function coursesFor(phrase: string, meal: RecipeCategory | undefined): readonly RecipeCategory[] | null {
  if (phrase !== '' && !MEAL.test(phrase)) return null;
  if (meal !== undefined) return [meal];
  return phrase === 'lunch' ? LUNCH : DINNER;
}
