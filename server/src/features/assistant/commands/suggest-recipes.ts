import { ASSISTANT_TEXTS, GENERATION_LIMITS, type RecipeIdeas, SURPRISE_INGREDIENT } from '@larder/contract/assistant';
import { RECIPE_LIMITS } from '@larder/contract/recipes';
import { z } from 'zod';

import { readEating } from '#features/profile/queries.ts';
import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { ModelError } from '#platform/models/model-error.ts';

import type { RecipeWish } from '../generator.ts';
import { withEating } from '../policy.ts';
import { plainLine, shortLine } from '../plain-text.ts';
import { ideasPrompt } from '../prompts.ts';
import type { Answering } from '../who-answers.ts';

const { ideas_min: IDEAS_MIN, ideas_max: IDEAS_MAX } = GENERATION_LIMITS;
const USUAL = 4;
/** How often a dish is thought of; bounds the work. */
const TRIES = 16;
const DESCRIPTION_MAX_CHARACTERS = 500;

const Ideas = z.object({
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

/** Dishes that are not there yet, but could be made. Throws `unavailable` where nobody answers. */
export async function suggestRecipes(
  ctx: Ctx,
  { models, simulated, fallsBack }: Answering,
  query: string,
  signal: AbortSignal,
): Promise<RecipeIdeas> {
  const eating = withEating({}, await readEating(ctx));
  if (simulated === null && models.can('ideas')) {
    try {
      const messages = ideasPrompt(query, eating);
      const asked = { task: 'ideas', name: 'ideas', schema: Ideas, messages } as const;
      const { value, answeredBy } = await models.structured({ personId: ctx.actor.id, signal }, asked);
      return { recipes: await allowed(value.recipes, eating), answered_by: answeredBy };
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      ctx.log.warn({ err: error }, 'no ideas from a model');
      if (!fallsBack) throw new AppError('unavailable', ASSISTANT_TEXTS.suggestion_failed, { cause: error });
    }
  }
  return { recipes: await suggestOwn(plainLine(query), eating), answered_by: 'kitchen' };
}

type Eating = Pick<RecipeWish, 'diets' | 'without'>;
type Idea = RecipeIdeas['recipes'][number];

/** Without those that say in their title what the person does not eat. */
async function allowed(ideas: readonly Idea[], { diets = [], without = [] }: Eating): Promise<Idea[]> {
  const { checkRecipe } = await import('@larder/culinary/check-recipe');
  return ideas.filter(({ title }) => {
    const findings = checkRecipe({ title, ingredients: [], instructions: [] }, { diets, without });
    return findings.every(({ place }) => place !== 'title');
  });
}

/** Of our own engine: as it knows the dishes that it makes, those of somebody with wishes are made first and named then. */
export async function suggestOwn(phrase: string, eating: Eating): Promise<Idea[]> {
  if (eating.diets === undefined && eating.without === undefined) {
    const { suggestTitles } = await import('@larder/culinary/suggest');
    return suggestTitles(phrase, phrase, USUAL);
  }
  const { composeRecipe } = await import('@larder/culinary/compose');
  const byTitle = new Map<string, Idea>();
  for (let at = 0; at < TRIES && byTitle.size < USUAL; at += 1) {
    const ingredients = [at < TRIES / 2 ? phrase : SURPRISE_INGREDIENT];
    const { recipe } = composeRecipe({ ingredients, ...eating, seed: `${phrase}/${at}` });
    if (recipe !== null) byTitle.set(recipe.title, { title: recipe.title, description: recipe.description });
  }
  return [...byTitle.values()];
}
