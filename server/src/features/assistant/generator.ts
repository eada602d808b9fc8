import type { AnsweredBy, GeneratedRecipe, Generation, NewGeneration } from '@larder/contract/assistant';

import type { ModelCaller, ModelPicture } from '#platform/models/model.ts';

type Wishes = Omit<Extract<NewGeneration, { kind: 'ingredients' }>, 'kind' | 'id' | 'keep' | 'seed'>;

/** What a recipe is to be made from, and how. */
export interface RecipeWish extends Wishes {
  /** The dish to make: the recipe gets exactly this title, or a note says why not. */
  readonly title?: string | undefined;
  /** What was searched for when it was suggested: its wishes hold for it too. */
  readonly searched?: string | undefined;
  /** Of dishes that the person knows: the recipe is to be of another one. */
  readonly avoid?: readonly string[] | undefined;
  /** Who can, makes the same again of the same wish and seed. */
  readonly seed: string;
}

/** What a cook makes of a wish. Without a recipe nothing usable was given, and `unusable` says why. */
export interface Made {
  readonly recipe: GeneratedRecipe | null;
  readonly unusable: Generation['unusable'];
  readonly notes: readonly string[];
  readonly answered_by: AnsweredBy;
  /** Where the cook has one at hand. */
  readonly picture?: ModelPicture;
}

/** Anything that can make a recipe: the kitchen engine, a model behind a provider, or what only plays. */
export interface RecipeGenerator {
  /** `faults` is what was wrong with what it made of the same wish before. Throws ModelError or GenerationProblem. */
  generateRecipe(asker: ModelCaller, wish: RecipeWish, faults?: readonly string[]): Promise<Made>;
}

/** Makes the picture of a recipe. Throws ModelError or GenerationProblem. */
export type Painter = (asker: ModelCaller, recipe: GeneratedRecipe) => Promise<ModelPicture>;

/** There is no recipe, or no picture, and the message tells the person so. */
export class GenerationProblem extends Error {
  constructor(message: string, options: ErrorOptions = {}) {
    super(message, options);
    this.name = 'GenerationProblem';
  }
}
