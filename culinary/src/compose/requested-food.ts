import type { GivenFood } from '#compose/given-food';
import type { FoundFood } from '#ingredient-catalogue';

/** A food named in the request, before the rules are applied. */
export interface RequestedFood extends GivenFood {
  /** Alternatives: "milk or oat milk". */
  readonly instead: readonly FoundFood[];
  /** The text states that the food itself satisfies the diet ("gluten-free pasta"). */
  readonly said: boolean;
}

/** A dish named in the request, as typed and as read. */
export interface NamedDish {
  readonly text: string;
  readonly meant: string;
}
