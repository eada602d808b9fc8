import type { Food } from '#ingredient-catalogue';

// Roles that US recipes measure by the cup; meat, vegetables, pasta, cheese and bread are weighed there too.
const BY_THE_CUP: ReadonlySet<string> = new Set(
  'flour oats rice risotto-rice grain legume lentil sweetener baking thickener fat milk cream yogurt stock wine vinegar drink spirit sauce spread seasoning spice sweet-spice nut seed dried-fruit'.split(
    ' ',
  ),
);

/** True when a US recipe would use cups and spoons rather than ounces. */
export const goesByTheCup = (food: Food): boolean => BY_THE_CUP.has(food.role) || food.liquid === true;
