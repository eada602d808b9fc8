import { RECIPE_LIMITS } from '@larder/contract/recipes';

/** A size other than the written one: in servings if the recipe states them, otherwise as a multiple. */
export type RecipeSize = { readonly servings: number } | { readonly times: number };

/** The multiples for a recipe that does not state its servings. */
export const TIMES = [0.5, 1, 2, 3] as const;

/** The limit of the kitchen engine. */
const MAX_FACTOR = 1000;

export interface SizeSearch {
  readonly servings?: number | undefined;
  readonly times?: number | undefined;
}

function isServings(value: unknown): value is number {
  return (
    typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= RECIPE_LIMITS.servings_min &&
    value <= RECIPE_LIMITS.servings_max
  );
}

/** Parses the size in a URL. Invalid values become undefined. */
export function parseSizeSearch({ servings, times }: Readonly<Record<string, unknown>>): SizeSearch {
  return {
    servings: isServings(servings) ? servings : undefined,
    times: TIMES.find((each) => each === times && each !== 1),
  };
}

/** The requested size, if it is valid for this recipe and differs from the written one; otherwise null. */
export function sizeFrom({ servings, times }: SizeSearch, written: number | null): RecipeSize | null {
  if (written === null) return times === undefined ? null : { times };
  if (servings === undefined || servings === written) return null;
  return servings / written > MAX_FACTOR || written / servings > MAX_FACTOR ? null : { servings };
}

export function factorOf(size: RecipeSize | null, written: number | null): number {
  if (size === null) return 1;
  if ('times' in size) return size.times;
  return size.servings / (written ?? size.servings);
}

/** The servings at this size; null if they are unknown. */
export function servingsAt(size: RecipeSize | null, written: number | null): number | null {
  return size !== null && 'servings' in size ? size.servings : written;
}

export function timesText(times: number): string {
  return `×${times === 0.5 ? '½' : times}`;
}

/** "6 servings", "amounts ×2"; null for the written size of a recipe with unknown servings. */
export function sizeText(size: RecipeSize | null, written: number | null): string | null {
  if (size !== null && 'times' in size) return `amounts ${timesText(size.times)}`;
  const servings = servingsAt(size, written);
  return servings === null ? null : `${servings} ${servings === 1 ? 'serving' : 'servings'}`;
}
