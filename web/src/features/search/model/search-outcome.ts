import type { AnsweredBy } from '@larder/contract/assistant';
import type { Picture } from '@larder/contract/pictures';
import type { UnderstoodFilter } from '@larder/contract/recipes';
import type { Conflict } from '@larder/contract/recipe-fields';

/** One row of the search results. */
export interface SearchOption {
  /** Null for an idea, which is not a recipe yet. */
  readonly id: string | null;
  readonly title: string;
  readonly description: string;
  readonly picture: Picture | null;
  readonly category: string | null;
  readonly conflicts: readonly Conflict[];
}

/** What a search returns: rows to choose from, a text of REECE, or a message such as a failure. */
export type SearchOutcome =
  | {
      readonly kind: 'options';
      readonly query: string;
      readonly options: readonly SearchOption[];
      /** The corrected phrase that was searched instead; null without a correction. */
      readonly mended: string | null;
      readonly understood: readonly UnderstoodFilter[];
      /** `understood` as text for screen readers. Composed with the result, so that its code loads with the first search. */
      readonly filteredText: string;
      /** The source of the ideas; null if it is unknown or there are none. */
      readonly ideasBy: AnsweredBy | null;
    }
  | { readonly kind: 'answer'; readonly answer: string }
  | { readonly kind: 'message'; readonly message: string };
