import type { Chosen, MessageContext as Place } from '@larder/contract/chat';
import type { RecipeIdeas } from '@larder/contract/assistant';

import type { GeneratorResult, RecipeWish } from '#features/assistant/generator.ts';
import type { SavingDeps } from '#features/assistant/commands/save-generated-recipe.ts';
import type { Fact } from '@larder/culinary/dialog/facts';
import type { IdeaRules } from '@larder/culinary/suggest';

import type { Ctx } from '#platform/context.ts';
import type { ModelMessage } from '#platform/models/model.ts';

/** A message to answer, and where its answer belongs. */
export interface UserMessage {
  readonly messageId: string;
  readonly answerId: string;
  readonly conversationId: string;
  /** The message's place in the conversation; its answer has the next one. */
  readonly position: number;
  readonly content: string;
  /** What holds in the conversation, with what this message says. */
  readonly facts: readonly Fact[];
  /** The facts that this message took back. */
  readonly forgotten?: readonly Fact[];
  /** The facts that this message adds. */
  readonly learned?: readonly Fact[];
  /** The recipe that the user chose from those that an answer offered. */
  readonly chosen?: Chosen | undefined;
  /** The recipe that was in front of the user, if they may see it. */
  readonly context?: Place | undefined;
  /** The only recipe that `content` can mean, because the user chose it. */
  readonly recipeId?: string | undefined;
  /** The earlier messages of a conversation that the caller stores itself. */
  readonly history?: readonly ModelMessage[];
}

/** A message to answer, and what answering it takes. */
export interface ChatRequest {
  readonly ctx: Ctx;
  readonly message: UserMessage;
  readonly saveDeps: SavingDeps;
  /** The configured name of the app. */
  readonly productName: string;
  /** Generates a recipe that complies with the user's profile. */
  generateRecipe(wish: RecipeWish): Promise<GeneratorResult>;
  /** Suggests dishes for a free-text query, different ones for each message and none of the titles to avoid. */
  suggest(query: string, rules?: IdeaRules, avoid?: readonly string[]): Promise<RecipeIdeas>;
}

export type MessageContext = Pick<ChatRequest, 'ctx' | 'message'>;
