import type { GenerationStage } from '@larder/contract/assistant';

import { readEating } from '#features/profile/queries.ts';
import type { Ctx } from '#platform/context.ts';

import { compose } from './compose.ts';
import type { Made, RecipeWish } from './generator.ts';
import { checkDiets, withEating } from './diet-check.ts';
import { withSaid } from './wish.ts';
import { type Answering, cooksOf } from './who-answers.ts';

interface Composing {
  readonly signal: AbortSignal;
  /** Hears what is being done now. */
  tell?(stage: GenerationStage): void;
}

/** Makes a recipe that the person may eat; nothing is kept. Throws ModelError, GenerationProblem or FaultyRecipe. */
export async function composeFor(
  ctx: Ctx,
  answering: Answering,
  asked: RecipeWish,
  { signal, tell = () => undefined }: Composing,
): Promise<Made> {
  const eating = await readEating(ctx);
  const wish = withEating(await withSaid(asked), eating);
  const asker = { personId: ctx.actor.id, signal };
  return compose(cooksOf(answering), { asker, wish, check: (recipe) => checkDiets(recipe, wish, eating), tell });
}
