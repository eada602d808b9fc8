import type { RecipeIdeas } from '@larder/contract/assistant';

import type { GeneratorResult, RecipeWish } from '#features/assistant/generator.ts';
import type { SavingDeps } from '#features/assistant/commands/save-generated-recipe.ts';
import type { IdeaRules } from '@larder/culinary/suggest';

import type { Ctx } from '#platform/context.ts';

import type { Asked } from '../commands/begin.ts';

/** A message to answer, and what answering it takes. */
export interface Question {
  readonly ctx: Ctx;
  readonly asked: Asked;
  readonly writing: SavingDeps;
  /** The configured name of the app. */
  readonly productName: string;
  /** Generates a recipe that complies with the user's profile. */
  make(wish: RecipeWish): Promise<GeneratorResult>;
  /** Suggests dishes for a free-text query, different ones for each message. */
  suggest(query: string, rules?: IdeaRules): Promise<RecipeIdeas>;
}
