import type { AnsweredBy } from '@larder/contract/assistant';
import type { Picture } from '@larder/contract/pictures';
import type { UnderstoodFilter } from '@larder/contract/recipes';

/** One line of what a search leads to. */
export interface SearchOption {
  /** Null for an idea, of which there is no recipe yet. */
  readonly id: string | null;
  readonly title: string;
  readonly description: string;
  readonly picture: Picture | null;
  readonly category: string | null;
}

export type SearchOutcome =
  | {
      readonly kind: 'options';
      readonly query: string;
      readonly options: readonly SearchOption[];
      /** What was searched in place of a phrase that found nothing. */
      readonly mended: string | null;
      readonly understood: readonly UnderstoodFilter[];
      /** What a screen reader says of `understood`. Composed with the answer, so that only a search fetches the code for it. */
      readonly filteredText: string;
      /** Who had the ideas; null where that is not known, or they are none. */
      readonly ideasBy: AnsweredBy | null;
    }
  | { readonly kind: 'answer'; readonly answer: string }
  | { readonly kind: 'message'; readonly message: string };
