import type { SeededRandom } from '#seeded-random';
import type { Palette } from '#compose/cuisines';
import type { Given } from '#compose/given-food';
import type { Slot } from '#compose/slot';
import type { Swaps } from '#compose/substitutions';
import type { Food } from '#ingredient-catalogue';

/** The inputs of a {@link Kitchen}. */
export interface KitchenOrder {
  readonly servings: number;
  readonly chance: SeededRandom;
  readonly slots: readonly Slot[];
  readonly placed: ReadonlyMap<string, readonly Given[]>;
  readonly palette: Palette | null;
  /** Substitutions for this dish only. */
  readonly swaps?: Swaps;
  readonly allows: (food: Food) => boolean;
  /** When a slot needs a food, meat and fish are the last choice. */
  readonly frugal?: boolean;
  /** Time is short: prefer the quicker method. */
  readonly hurried?: boolean;
}
