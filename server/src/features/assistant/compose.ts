import type { GeneratedRecipe, GenerationStage } from '@larder/contract/assistant';

import type { ModelCaller } from '#platform/models/model.ts';
import { ModelError, type ModelFailure } from '#platform/models/model-error.ts';

import type { Made, RecipeGenerator, RecipeWish } from './generator.ts';
import { keepTitle } from './keep-title.ts';
import type { DietCheck } from './diet-check.ts';

/** Who makes recipes: `first` is asked first, and asked again when what it made has faults; `instead` when that did not help. */
export interface Cooks {
  readonly first: RecipeGenerator;
  readonly instead: RecipeGenerator | null;
}

/** A recipe that somebody is to get. */
export interface Order {
  readonly asker: ModelCaller;
  readonly wish: RecipeWish;
  /** Whether it keeps to what was asked for and to what the person eats. */
  check(recipe: GeneratedRecipe): Promise<DietCheck>;
  /** Hears what is being done now. */
  tell(stage: GenerationStage): void;
}

/** What was made breaks what the person eats, also after the cook was told so. */
export class FaultyRecipe extends Error {
  readonly faults: DietCheck['faults'];

  constructor(faults: DietCheck['faults']) {
    super('It has faults, also after the cook was told of them');
    this.name = 'FaultyRecipe';
    this.faults = faults;
  }
}

export const REASONS: Readonly<Record<Exclude<ModelFailure, 'cancelled'>, string>> = {
  off: 'There is no AI service to ask',
  over_limit: 'You have used up today’s requests to the AI service',
  unreachable: 'The AI service is not answering',
  too_slow: 'The AI service took too long to answer',
  rate_limited: 'The AI service has too much to do at the moment',
  overloaded: 'The AI service is not answering',
  unauthorized: 'The AI service does not let us in at the moment',
  not_found: 'The AI service does not know the model it was asked for',
  refused_request: 'The AI service did not take our request',
  declined: 'The AI service would not answer this',
  unusable: 'The answer of the AI service was not a recipe',
};
const FAULTY = 'What the AI service wrote did not keep to what you eat';

/** Why another cook is asked, in words for the person; null where none is. */
function whyInstead(error: unknown): string | null {
  if (error instanceof FaultyRecipe) return FAULTY;
  if (!(error instanceof ModelError) || error.failure === 'cancelled') return null;
  return REASONS[error.failure];
}

/** Makes a recipe that has no faults. Throws ModelError, GenerationProblem or FaultyRecipe. */
export async function compose({ first, instead }: Cooks, order: Order): Promise<Made> {
  try {
    return await composeWith(first, order);
  } catch (error) {
    const why = whyInstead(error);
    if (instead === null || why === null) throw error;
    const made = await composeWith(instead, order);
    return { ...made, notes: [`${why}, so REECE’s own kitchen engine made this.`, ...made.notes] };
  }
}

async function composeWith(cook: RecipeGenerator, order: Order): Promise<Made> {
  const first = await composeOnce(cook, order, []);
  if (first.faults.length === 0) return first.made;
  const again = await composeOnce(
    cook,
    order,
    first.faults.map(({ text, reason }) => `${text}: ${reason}`),
  );
  if (again.faults.length === 0) return again.made;
  throw new FaultyRecipe(again.faults);
}

async function composeOnce(
  cook: RecipeGenerator,
  { asker, wish, check, tell }: Order,
  faultsBefore: readonly string[],
): Promise<{ made: Made; faults: DietCheck['faults'] }> {
  tell('writing');
  const made = await keepTitle(await cook.generateRecipe(asker, wish, faultsBefore), wish);
  if (made.recipe === null) return { made, faults: [] };
  tell('checking');
  const { faults, notes } = await check(made.recipe);
  return { made: { ...made, notes: [...new Set([...made.notes, ...notes])] }, faults };
}
