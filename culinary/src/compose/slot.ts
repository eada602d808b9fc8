import type { CutStyle } from '#compose/technique';
import type { Food } from '#ingredient-catalogue';

/** A place in a dish that foods can take. */
export interface Slot {
  readonly id: string;
  readonly takes: (food: Food) => boolean;
  /** Most foods that fit before the dish loses its shape. */
  readonly max: number;
  /** Grams for one person that all foods here share; without it each keeps its usual serving. */
  readonly budget?: number;
  readonly cut?: CutStyle;
  /** What it costs the dish in fit when nobody brought anything for this place. */
  readonly cost?: number;
  /** The dish fails with less than its due (eggs of a frittata): a smaller given amount is topped up. */
  readonly structural?: true;
}
