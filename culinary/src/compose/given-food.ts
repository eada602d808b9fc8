import type { Food } from '#ingredient-catalogue';
import type { Grams } from '#measure';

/** A food that the request names. */
export interface GivenFood {
  readonly food: Food;
  readonly name: string;
  /** The stated amount in grams; null if none was stated. */
  readonly weight: Grams | null;
  /** The stated amount as written ("300 g", "1 cup"), if a list can show it. */
  readonly stated?: string | undefined;
}

/** The slot of fats and seasonings that no slot of the dish accepts: they are available but optional. */
export const PANTRY_SLOT = 'pantry';
