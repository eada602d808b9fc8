import type { AnsweredBy, GeneratedRecipe, Generation, NewGeneration } from '@larder/contract/assistant';

import type { Equipment } from '@larder/culinary/compose/equipment';
import type { Eater } from '@larder/culinary/wish/vulnerable-eater';

import type { ModelCaller, ModelPicture } from '#platform/models/model.ts';

type Wishes = Omit<Extract<NewGeneration, { kind: 'ingredients' }>, 'kind' | 'id' | 'keep' | 'missing' | 'seed'>;

/** A request for a recipe. */
export interface RecipeWish extends Wishes {
  /** The dish to make: the recipe gets exactly this title, or a note says why not. */
  readonly title?: string | undefined;
  /** The search that suggested the title; the recipe must comply with its wishes too. */
  readonly searched?: string | undefined;
  /** Titles that the user knows; the recipe must be a different dish. */
  readonly avoid?: readonly string[] | undefined;
  /** The eaters at risk, for whom the kitchen engine leaves out what harms them. */
  readonly eaters?: readonly Eater[] | undefined;
  /** Equipment that the kitchen lacks. */
  readonly missing?: readonly Equipment[] | undefined;
  /** A deterministic generator gives the same recipe for the same wish and seed. */
  readonly seed: string;
}

/** The result of a generator. Without a recipe no ingredient was usable, and `unusable` says why. */
export interface GeneratorResult {
  readonly recipe: GeneratedRecipe | null;
  readonly unusable: Generation['unusable'];
  readonly notes: readonly string[];
  readonly answered_by: AnsweredBy;
  /** Set when the generator supplies its own picture. */
  readonly picture?: ModelPicture;
}

/** Generates recipes: the kitchen engine, a model, or the simulation. */
export interface RecipeGenerator {
  /** `faults`: the faults of the previous recipe for the same wish. Throws ModelError or GenerationProblem. */
  generateRecipe(caller: ModelCaller, wish: RecipeWish, faults?: readonly string[]): Promise<GeneratorResult>;
}

/** Generates the picture of a recipe. Throws ModelError or GenerationProblem. */
export type PictureGenerator = (caller: ModelCaller, recipe: GeneratedRecipe) => Promise<ModelPicture>;

/** No recipe or picture was generated. The message is shown to the user. */
export class GenerationProblem extends Error {
  constructor(message: string, options: ErrorOptions = {}) {
    super(message, options);
    this.name = 'GenerationProblem';
  }
}
