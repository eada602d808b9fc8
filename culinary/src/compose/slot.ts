import type { CutStyle } from '#compose/technique';
import type { Food, FoodName } from '#ingredient-catalogue';

export interface Slot {
  readonly id: string;
  readonly takes: (food: Food) => boolean;
  readonly max: number;
  /** Grams per person shared by all foods of the slot; without it each has its usual serving. */
  readonly budget?: number;
  /** Grams per person that the dish itself uses, in place of the food's usual serving. */
  readonly own?: number;
  readonly cut?: CutStyle;
  /** Score penalty if no given food fills the slot. */
  readonly cost?: number;
  /** The same if other meat or fish of the dish is given. */
  readonly costBesides?: number;
  /** The dish's own food; the others that the slot takes replace it. */
  readonly food?: FoodName;
  /** How strongly the own food suggests the dish. */
  readonly love?: number;
  /** The dish would be another one without it; from 0 to 1, how few other dishes that is true of. */
  readonly signature?: number;
  /** Of a signature food: most kitchens have it, so that it need not be named. */
  readonly staple?: true;
  /** Of a staple: the dish is hardly meant unless it is named: eggs. */
  readonly missed?: true;
  /** The dish fails with less than its due amount (eggs of a frittata): a smaller given amount is topped up. */
  readonly structural?: true;
}
