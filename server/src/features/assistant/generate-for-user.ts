import type { GenerationStage } from '@larder/contract/assistant';

import { readDietPreferences } from '#features/profile/queries.ts';
import type { Ctx } from '#platform/context.ts';

import { compose } from './compose.ts';
import type { GeneratorResult, RecipeWish } from './generator.ts';
import { checkDiets, withEating } from './diet-check.ts';
import { withStatedRules } from './wish.ts';
import { type Providers, selectGenerators } from './select-provider.ts';

interface GenerateOptions {
  readonly signal: AbortSignal;
  /** Called when a stage begins. */
  onStage?(stage: GenerationStage): void;
}

/** Generates a recipe that complies with the user's eating rules, without saving it. Throws ModelError, GenerationProblem or FaultyRecipeError. */
export async function generateForUser(
  ctx: Ctx,
  providers: Providers,
  requested: RecipeWish,
  { signal, onStage = () => undefined }: GenerateOptions,
): Promise<GeneratorResult> {
  const eating = await readDietPreferences(ctx);
  const wish = withEating(await withStatedRules(requested), eating);
  const caller = { userId: ctx.actor.id, signal };
  return compose(selectGenerators(providers), {
    caller,
    wish,
    check: (recipe) => checkDiets(recipe, wish, eating),
    onStage,
  });
}
