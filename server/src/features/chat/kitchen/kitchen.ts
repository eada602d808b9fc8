import type { Generation } from '@larder/contract/assistant';

import type { Ctx } from '#platform/context.ts';
import type { WritingDeps } from '#features/recipes/policy.ts';

import type { Asked } from '../commands/begin.ts';

/** What a recipe is to be made from, and what must not be in it. */
export interface Wishes {
  readonly ingredients: readonly string[];
  readonly without: readonly string[];
  readonly seed: string;
}

/** A recipe, or why there is none. */
export type Made = Pick<Generation, 'recipe' | 'unusable' | 'notes'>;

export interface KitchenDeps extends WritingDeps {
  /** Makes a recipe that keeps to what the person eats. */
  makeRecipe(ctx: Ctx, wishes: Wishes): Promise<Made>;
}

/** A message that is answered, and for whom. */
export interface Question {
  readonly ctx: Ctx;
  readonly asked: Asked;
  readonly deps: KitchenDeps;
}
