import type { RecipeIdeas } from '@larder/contract/assistant';

import type { Made, RecipeWish } from '#features/assistant/generator.ts';
import type { KeepingDeps } from '#features/assistant/commands/keep-made.ts';
import type { IdeaRules } from '@larder/culinary/suggest';

import type { Ctx } from '#platform/context.ts';

import type { Asked } from '../commands/begin.ts';

/** A message that is answered, and for whom. */
export interface Question {
  readonly ctx: Ctx;
  readonly asked: Asked;
  readonly writing: KeepingDeps;
  /** What the app is called where it runs. */
  readonly productName: string;
  /** Makes a recipe that the person may eat. */
  make(wish: RecipeWish): Promise<Made>;
  /** Dishes that could be made, of what free words ask for: others for another message. */
  suggest(query: string, rules?: IdeaRules): Promise<RecipeIdeas>;
}
