import { ASSISTANT_TEXTS, GENERATION_LIMITS, type RecipeIdeas } from '@larder/contract/assistant';
import { RECIPE_LIMITS } from '@larder/contract/recipes';
import { z } from 'zod';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { ModelError } from '#platform/models/model-error.ts';

import { plainLine, shortLine } from '../plain-text.ts';
import { ideasPrompt } from '../prompts.ts';
import type { Answering } from '../who-answers.ts';

const { ideas_min: IDEAS_MIN, ideas_max: IDEAS_MAX } = GENERATION_LIMITS;
const USUAL = 4;
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
  { actor, log }: Ctx,
  { models, simulated, fallsBack }: Answering,
  query: string,
  signal: AbortSignal,
): Promise<RecipeIdeas> {
  if (simulated === null && models.can('ideas')) {
    try {
      const messages = ideasPrompt(query, {});
      const asked = { task: 'ideas', name: 'ideas', schema: Ideas, messages } as const;
      const { value, answeredBy } = await models.structured({ personId: actor.id, signal }, asked);
      return { recipes: value.recipes, answered_by: answeredBy };
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      log.warn({ err: error }, 'no ideas from a model');
      if (!fallsBack) throw new AppError('unavailable', ASSISTANT_TEXTS.suggestion_failed, { cause: error });
    }
  }
  const { suggestTitles } = await import('@larder/culinary/suggest');
  const recipes = suggestTitles(plainLine(query), query, USUAL).slice(0, IDEAS_MAX);
  return { recipes, answered_by: 'kitchen' };
}
