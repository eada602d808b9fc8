import type { Food } from '#ingredient-catalogue';
import type { Grams } from '#measure';

/** A food somebody brought. */
export interface Given {
  readonly food: Food;
  /** Singular, as its owner calls it. */
  readonly name: string;
  /** What is there of it; null where no amount was named. */
  readonly weight: Grams | null;
  /** The amount as its owner wrote it ("300 g", "1 cup"), where a list can say it so. */
  readonly stated?: string | undefined;
}

/** The place of fats and seasonings that no slot of a dish asks for: they are at hand, and a dish may do without. */
export const PANTRY_SLOT = 'pantry';
