import { chance, idOf } from './chance.ts';

const DAY_MS = 86_400_000;

/** How much there is; everything else follows from it and from the number of a thing. */
export interface World {
  readonly recipes: number;
  /** When the last of it happened, in milliseconds. */
  readonly now: number;
}

const PEOPLE_PER_RECIPE = 1 / 10;
/** The community's life so far. */
const HISTORY_MS = 3 * 365 * DAY_MS;

/** The first few people are those who ask, and have the same however much the others have: */
export const ASKERS = 5;
const RECIPES_OF_ASKER = 500;
export const SHARED_WITH_ASKER = 100;
/** The one after them looks after the place. */
export const ADMIN = 5;

export function peopleOf({ recipes }: World): number {
  return recipes * PEOPLE_PER_RECIPE;
}

export function userId(world: World, n: number): string {
  // They came before the first recipe.
  return idOf(1, n, world.now - HISTORY_MS - (peopleOf(world) - n) * 1_000);
}

export function recipeTime({ recipes, now }: World, n: number): number {
  return Math.floor(now - ((recipes - n) / recipes) * HISTORY_MS);
}

export const recipeId = (world: World, n: number) => idOf(2, n, recipeTime(world, n));
export const copyId = (world: World, n: number) => idOf(3, n, recipeTime(world, n) + 60_000);

/** Which asker the `n`th recipe is of, if it is. */
export function askerOf({ recipes }: World, n: number): number | undefined {
  const every = recipes / (ASKERS * RECIPES_OF_ASKER);
  // Not always the same one of so many, or the askers would have the same days and foods.
  return n % every === Math.floor(n / every) % every ? Math.floor(n / every) % ASKERS : undefined;
}

/** Every so manieth recipe is loved by many. */
export const LOVED_EVERY = 1_000;
/** Taken away by an admin. */
export const isHidden = (n: number) => n % 500 === 7;
export const isInBin = (n: number) => chance(n, 41) < 0.02;
