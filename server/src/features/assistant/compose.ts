import type { GeneratedRecipe, GenerationStage } from '@larder/contract/assistant';

import type { ModelCaller } from '#platform/models/model.ts';
import { ModelError, type ModelFailure } from '#platform/models/model-error.ts';

import type { GeneratorResult, RecipeGenerator, RecipeWish } from './generator.ts';
import { applyTitle } from './apply-title.ts';
import type { DietCheck } from './diet-check.ts';

/** `primary` gets two attempts, then `fallback` gets two. */
export interface Generators {
  readonly primary: RecipeGenerator;
  readonly fallback: RecipeGenerator | null;
}

export interface RecipeOrder {
  readonly caller: ModelCaller;
  readonly wish: RecipeWish;
  /** Checks a recipe against the request and the user's eating rules. */
  check(recipe: GeneratedRecipe): Promise<DietCheck>;
  /** Called when a stage begins. */
  onStage(stage: GenerationStage): void;
}

/** The recipe violates the eating rules even after a round of correction. */
export class FaultyRecipeError extends Error {
  readonly faults: DietCheck['faults'];

  constructor(faults: DietCheck['faults']) {
    super('The recipe has faults even after a correction');
    this.name = 'FaultyRecipeError';
    this.faults = faults;
  }
}

export const REASONS: Readonly<Record<Exclude<ModelFailure, 'cancelled'>, string>> = {
  off: 'There is no AI service to ask',
  over_limit: 'You have used up today’s requests to the AI service',
  unreachable: 'The AI service is not answering',
  too_slow: 'The AI service took too long to answer',
  rate_limited: 'The AI service is too busy right now',
  overloaded: 'The AI service is not answering',
  unauthorized: 'The AI service is not letting us in right now',
  not_found: 'The AI service does not know the model it was asked for',
  refused_request: 'The AI service rejected our request',
  declined: 'The AI service declined to answer this',
  unusable: 'The AI service’s answer was not a recipe',
};
const FAULTY = 'The AI service’s recipe did not fit what you eat';

/** Why the fallback is used, for the user. Null when the error must not be covered by a fallback. */
function fallbackReason(error: unknown): string | null {
  if (error instanceof FaultyRecipeError) return FAULTY;
  if (!(error instanceof ModelError) || error.failure === 'cancelled') return null;
  return REASONS[error.failure];
}

/** Generates a recipe without faults. Throws ModelError, GenerationProblem or FaultyRecipeError. */
export async function compose({ primary, fallback }: Generators, order: RecipeOrder): Promise<GeneratorResult> {
  try {
    return await composeWithCorrection(primary, order);
  } catch (error) {
    const why = fallbackReason(error);
    if (fallback === null || why === null) throw error;
    const generated = await composeWithCorrection(fallback, order);
    return { ...generated, notes: [`${why}, so REECE’s own kitchen engine made this.`, ...generated.notes] };
  }
}

async function composeWithCorrection(generator: RecipeGenerator, order: RecipeOrder): Promise<GeneratorResult> {
  const first = await composeOnce(generator, order, []);
  if (first.faults.length === 0) return first.generated;
  const again = await composeOnce(
    generator,
    order,
    first.faults.map(({ text, reason }) => `${text}: ${reason}`),
  );
  if (again.faults.length === 0) return again.generated;
  throw new FaultyRecipeError(again.faults);
}

async function composeOnce(
  generator: RecipeGenerator,
  { caller, wish, check, onStage }: RecipeOrder,
  faultsBefore: readonly string[],
): Promise<{ generated: GeneratorResult; faults: DietCheck['faults'] }> {
  onStage('writing');
  const generated = await applyTitle(await generator.generateRecipe(caller, wish, faultsBefore), wish);
  if (generated.recipe === null) return { generated, faults: [] };
  onStage('checking');
  const { faults, notes } = await check(generated.recipe);
  return { generated: { ...generated, notes: [...new Set([...generated.notes, ...notes])] }, faults };
}
