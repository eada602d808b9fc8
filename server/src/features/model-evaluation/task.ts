import type { NewGeneration } from '@larder/contract/assistant';
import type { ModelSkill } from '@larder/contract/model-evaluation';
import type { Proposal } from '@larder/contract/chat';
import type { Diet } from '@larder/culinary/catalogue/food-row';

type Ingredients = Extract<NewGeneration, { kind: 'ingredients' }>;

/** A recipe to generate from ingredients. */
export interface RecipeTask {
  readonly skill: ModelSkill;
  readonly wish: Pick<Ingredients, 'ingredients' | 'servings' | 'minutes'> & {
    readonly diets?: readonly Diet[];
    readonly without?: readonly string[];
  };
  /** Each must be in an ingredient line. */
  readonly foods: readonly RegExp[];
}

/** A message that starts a conversation, whose answer is judged. */
export interface ChatTask {
  readonly skill: ModelSkill;
  readonly message: string;
  readonly expects: ChatExpectation;
}

export interface ChatExpectation {
  /** The change that the answer proposes; null: none at all. */
  readonly proposes?: Proposal['kind'] | null;
  /** The title of the proposed recipe. */
  readonly title?: RegExp;
  /** Each must be in an ingredient line of the proposed recipe. */
  readonly foods?: readonly RegExp[];
  /** What no ingredient line of the proposed recipe may contain. */
  readonly without?: RegExp;
  /** A recipe that the answer shows or refers to. */
  readonly names?: RegExp;
  /** Each must be in the text of the answer. */
  readonly says?: readonly RegExp[];
  readonly language?: AnswerLanguage;
}

export type AnswerLanguage = 'de' | 'es' | 'fr' | 'it';
export type EvaluationTask = RecipeTask | ChatTask;
