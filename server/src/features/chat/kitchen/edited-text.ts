import type { RecipeText } from '@larder/contract/chat';

/** A recipe's text after an edit, in words for a recipe of the user and for a draft; or why there is none. */
export type Edited = EditedText | { readonly problem: string };

export interface EditedText {
  readonly after: RecipeText;
  /** "Should I rename “Soup” to “Leek soup”?" */
  readonly question: string;
  /** "The draft is called “Leek soup” now." */
  readonly done: string;
  /** What the user should know, one sentence each. */
  readonly notes: readonly string[];
}
