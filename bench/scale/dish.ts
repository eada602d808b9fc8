import { composeRecipe, type ComposedRecipe } from '@larder/culinary/compose';
import { FOODS } from '@larder/culinary/ingredient-catalogue';
import { RECIPE_CATEGORIES } from '@larder/culinary/recipe-category';

import { chance, pick } from './chance.ts';

/** Foods in an order that means nothing: a few are cooked by many, and many by a few. */
const BY_CHANCE = FOODS.map(({ name }, at) => ({ name, place: chance(at) })).toSorted((a, b) => a.place - b.place);
const FOOD_SKEW = 2.2;
const CATEGORY_SKEW = 1.4;

const SYLLABLES =
  'ma ri lo ne sa ti ko be da lu mi ra so ve na jo pe li ta no wa fi ro el an is or ya du ke zo hen bar mel tor vin sel gar pol rus'.split(
    ' ',
  );
const FOR =
  'Mum Dad Grandma Grandpa Sunday school guests winter summer two Friday home work Ana Leo Mia Tom Eva Noah Ida'.split(
    ' ',
  );

/** One of all foods, as often as it is cooked. */
export function foodOf(...of: readonly number[]): string {
  return pick(BY_CHANCE, chance(...of), FOOD_SKEW).name;
}

/** The `n`th dish, as the kitchen makes it of what somebody has. */
export function dish(n: number): ComposedRecipe {
  for (let attempt = 0; ; attempt++) {
    const count = 3 + Math.floor(chance(n, 10, attempt) * 4);
    const ingredients = Array.from({ length: count }, (_, at) => foodOf(n, 11 + at, attempt));
    const category = pick(RECIPE_CATEGORIES, chance(n, 30, attempt), CATEGORY_SKEW);
    const servings = 1 + Math.floor(chance(n, 31) * 8);
    const { recipe } = composeRecipe({ ingredients, category, servings, seed: `${n}/${attempt}` });
    if (recipe !== null) return recipe;
  }
}

/** What the `n`th recipe is called. No two are alike, and each has a word that few others have. */
export function ownTitle(n: number, title: string): string {
  const base = SYLLABLES.length;
  const names = base ** 3;
  // Steps that meet every name before one comes again.
  let left = (n * 7_919) % names;
  let name = '';
  for (let at = 0; at < 3; at++) {
    name += SYLLABLES[left % base] ?? '';
    left = Math.floor(left / base);
  }
  const who = `${name.charAt(0).toUpperCase()}${name.slice(1)}’s`;
  return `${who} ${title} for ${FOR[Math.floor(n / names)] ?? 'all'}`;
}
