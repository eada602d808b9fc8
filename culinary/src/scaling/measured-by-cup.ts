import type { Food } from '#ingredient-catalogue';

// Roles that US recipes measure by the cup; meat, vegetables, pasta, cheese and bread are weighed there too.
const CUP_MEASURED_ROLES: ReadonlySet<string> = new Set(
  'flour oats rice risotto-rice grain legume lentil sweetener baking thickener fat milk cream yogurt stock wine vinegar drink spirit sauce spread seasoning spice sweet-spice nut seed dried-fruit'.split(
    ' ',
  ),
);

/** True when a US recipe would use cups and spoons rather than ounces. */
export const isMeasuredByCup = (food: Food): boolean => CUP_MEASURED_ROLES.has(food.role) || food.liquid === true;
