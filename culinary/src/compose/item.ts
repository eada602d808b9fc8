import type { CutStyle } from '#compose/technique';
import type { Food } from '#ingredient-catalogue';
import type { Grams, Minutes } from '#measure';

export interface Item {
  readonly food: Food;
  readonly name: string;
  readonly weight: Grams;
  readonly given: boolean;
  readonly slot: string;
  readonly cut: CutStyle;
  /** Replaces the cut's note. */
  readonly note?: string;
  /** The stated amount, in words and in grams. */
  readonly stated?: { readonly text: string | undefined; readonly weight: Grams } | undefined;
  /** Grams that the dish would use of a main or structural ingredient if no amount was stated. */
  readonly due?: number | undefined;
}

export interface Step {
  readonly text: string;
  /** Over heat. */
  readonly cook: Minutes;
  /** Resting, chilling, soaking. */
  readonly wait: Minutes;
}
