import { idOf, random } from './pseudo-random.ts';

const DAY_MS = 86_400_000;

/** The parameters of a generated dataset. Each row follows from them and from its number. */
export interface Dataset {
  readonly recipes: number;
  /** The time of the newest row, in ms since 1970. */
  readonly now: number;
}

const PEOPLE_PER_RECIPE = 1 / 10;
/** Age of the oldest recipe. */
const HISTORY_MS = 3 * 365 * DAY_MS;

/** The first users send the measured requests. They own equally much in a dataset of any size. */
export const MEASURED_USERS = 5;
const RECIPES_PER_MEASURED_USER = 500;
export const SHARED_WITH_MEASURED_USER = 100;
/** The number of the user who is an admin. */
export const ADMIN = 5;

export function peopleOf({ recipes }: Dataset): number {
  return recipes * PEOPLE_PER_RECIPE;
}

export function userId(dataset: Dataset, n: number): string {
  // All users registered before the first recipe.
  return idOf(1, n, dataset.now - HISTORY_MS - (peopleOf(dataset) - n) * 1_000);
}

export function recipeTime({ recipes, now }: Dataset, n: number): number {
  return Math.floor(now - ((recipes - n) / recipes) * HISTORY_MS);
}

export const recipeId = (dataset: Dataset, n: number) => idOf(2, n, recipeTime(dataset, n));
export const copyId = (dataset: Dataset, n: number) => idOf(3, n, recipeTime(dataset, n) + 60_000);

/** The measured user who owns the `n`th recipe; undefined for a recipe of another user. */
export function measuredOwnerOf({ recipes }: Dataset, n: number): number | undefined {
  const every = recipes / (MEASURED_USERS * RECIPES_PER_MEASURED_USER);
  // Shifts by one each interval: otherwise all measured users would have the same dates and foods.
  return n % every === Math.floor(n / every) % every ? Math.floor(n / every) % MEASURED_USERS : undefined;
}

/** Every 1,000th recipe has many ratings. */
export const POPULAR_EVERY = 1_000;
/** Hidden by an admin. */
export const isHidden = (n: number) => n % 500 === 7;
export const isInBin = (n: number) => random(n, 41) < 0.02;
