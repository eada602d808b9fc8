import type { Diet } from '#catalogue/food-row';
import type { Equipment } from '#compose/equipment';
import type { SeededRandom } from '#seeded-random';
import type { Palette } from '#compose/cuisines';
import type { GivenFood } from '#compose/given-food';
import type { Slot } from '#compose/slot';
import type { Swaps } from '#compose/substitutions';
import type { Food } from '#ingredient-catalogue';

/** The inputs of a {@link Kitchen}. */
export interface KitchenOptions {
  readonly servings: number;
  readonly chance: SeededRandom;
  readonly slots: readonly Slot[];
  readonly placed: ReadonlyMap<string, readonly GivenFood[]>;
  readonly palette: Palette | null;
  /** Substitutions for this dish only. */
  readonly swaps?: Swaps;
  readonly allows: (food: Food) => boolean;
  /** What it is to be cooked with, if the dish knows that way. */
  readonly equipment?: Equipment | undefined;
  /** The diets that were requested. */
  readonly diets?: readonly Diet[];
  /** When a slot needs a food, meat and fish are the last choice. */
  readonly frugal?: boolean;
  /** Time is short: prefer the quicker method. */
  readonly hurried?: boolean;
}
