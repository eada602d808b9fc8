import { RECIPE_LIMITS } from '@larder/contract/recipes';

/** Another size than the one it is written for: by servings where they are known, else some times as large. */
export type RecipeSize = { readonly servings: number } | { readonly times: number };

/** What is offered where a recipe does not say how many it serves. */
export const TIMES = [0.5, 1, 2, 3] as const;

/** The engine scales no further than that. */
const LARGEST_FACTOR = 1000;

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

/** Reads what stands in an address; whatever makes no sense is as if it were not there. */
export function parseSizeSearch({ servings, times }: Readonly<Record<string, unknown>>): SizeSearch {
  return {
    servings: isServings(servings) ? servings : undefined,
    times: TIMES.find((each) => each === times && each !== 1),
  };
}

/** The size asked for, if it suits this recipe and differs from the one it has. */
export function sizeFrom({ servings, times }: SizeSearch, written: number | null): RecipeSize | null {
  if (written === null) return times === undefined ? null : { times };
  if (servings === undefined || servings === written) return null;
  return servings / written > LARGEST_FACTOR || written / servings > LARGEST_FACTOR ? null : { servings };
}

export function factorOf(size: RecipeSize | null, written: number | null): number {
  if (size === null) return 1;
  if ('times' in size) return size.times;
  return size.servings / (written ?? size.servings);
}

/** How many the recipe serves at this size; null where nobody knows. */
export function servingsAt(size: RecipeSize | null, written: number | null): number | null {
  return size !== null && 'servings' in size ? size.servings : written;
}

export function timesText(times: number): string {
  return `×${times === 0.5 ? '½' : times}`;
}

/** "6 servings", "×2 the amounts"; null where nothing is known and nothing is changed. */
export function sizeText(size: RecipeSize | null, written: number | null): string | null {
  if (size !== null && 'times' in size) return `${timesText(size.times)} the amounts`;
  const servings = servingsAt(size, written);
  return servings === null ? null : `${servings} ${servings === 1 ? 'serving' : 'servings'}`;
}
