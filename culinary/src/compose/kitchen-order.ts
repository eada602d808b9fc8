import type { Chance } from '#chance';
import type { Palette } from '#compose/cuisines';
import type { Given } from '#compose/given';
import type { Slot } from '#compose/slot';
import type { Swaps } from '#compose/stand-ins';
import type { Food } from '#ingredient-catalogue';

/** What a kitchen is set up with. */
export interface KitchenOrder {
  readonly servings: number;
  readonly chance: Chance;
  readonly slots: readonly Slot[];
  readonly placed: ReadonlyMap<string, readonly Given[]>;
  readonly palette: Palette | null;
  /** What does a food's work in this dish alone. */
  readonly swaps?: Swaps;
  readonly allows: (food: Food) => boolean;
  /** Of what a place needs, meat and fish are the last choice. */
  readonly frugal?: boolean;
  /** The table is laid soon: of two ways the quicker one. */
  readonly hurried?: boolean;
}
