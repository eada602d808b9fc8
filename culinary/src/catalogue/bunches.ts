import type { Food, FoodName } from '#ingredient-catalogue';

/** Grams of a shop's bunch. Broccoli and spinach from SR28 (11090, 11457); the others are kitchen practice. */
const BUNCHES: Partial<Record<FoodName, number>> = {
  asparagus: 450,
  'white asparagus': 500,
  arugula: 100,
  watercress: 100,
  banana: 700,
  beet: 450,
  broccoli: 608,
  broccolini: 200,
  carrot: 450,
  celery: 500,
  grape: 500,
  leek: 500,
  radish: 200,
  scallion: 100,
  spinach: 340,
  turnip: 450,
};
const HERBS = 30;
const LEAVES = 250;

/** Returns the grams of a bunch of a food, or null if it is not sold in bunches. Never throws. */
export const gramsOfBunch = ({ name, role, texture }: Food): number | null => BUNCHES[name] ?? (role === 'herb' ? HERBS : texture === 'leaf' ? LEAVES : null);
