import { composeRecipe, type ComposedRecipe } from '@larder/culinary/compose';
import { FOODS } from '@larder/culinary/ingredient-catalogue';
import { RECIPE_CATEGORIES } from '@larder/culinary/recipe-category';

import { pick, random } from './pseudo-random.ts';

/** Foods in a pseudorandom order of popularity. */
const FOODS_BY_POPULARITY = FOODS.map(({ name }, at) => ({ name, rank: random(at) })).toSorted(
  (a, b) => a.rank - b.rank,
);
const FOOD_SKEW = 2.2;
const CATEGORY_SKEW = 1.4;

const SYLLABLES =
  'ma ri lo ne sa ti ko be da lu mi ra so ve na jo pe li ta no wa fi ro el an is or ya du ke zo hen bar mel tor vin sel gar pol rus'.split(
    ' ',
  );
const OCCASIONS =
  'Mum Dad Grandma Grandpa Sunday school guests winter summer two Friday home work Ana Leo Mia Tom Eva Noah Ida'.split(
    ' ',
  );

/** A food, drawn by its popularity. */
export function foodOf(...seeds: readonly number[]): string {
  return pick(FOODS_BY_POPULARITY, random(...seeds), FOOD_SKEW).name;
}

/** The `n`th dish, which the kitchen engine composes from pseudorandom ingredients. */
export function dish(n: number): ComposedRecipe {
  for (let attempt = 0; ; attempt++) {
    const count = 3 + Math.floor(random(n, 10, attempt) * 4);
    const ingredients = Array.from({ length: count }, (_, at) => foodOf(n, 11 + at, attempt));
    const category = pick(RECIPE_CATEGORIES, random(n, 30, attempt), CATEGORY_SKEW);
    const servings = 1 + Math.floor(random(n, 31) * 8);
    const { recipe } = composeRecipe({ ingredients, category, servings, seed: `${n}/${attempt}` });
    if (recipe !== null) return recipe;
  }
}

/** The title of the `n`th recipe: unique, and with a rare word. */
export function ownTitle(n: number, title: string): string {
  const base = SYLLABLES.length;
  const names = base ** 3;
  // The step is coprime to the number of names, so all occur before one repeats.
  let left = (n * 7_919) % names;
  let name = '';
  for (let at = 0; at < 3; at++) {
    name += SYLLABLES[left % base] ?? '';
    left = Math.floor(left / base);
  }
  const cook = `${name.charAt(0).toUpperCase()}${name.slice(1)}’s`;
  return `${cook} ${title} for ${OCCASIONS[Math.floor(n / names)] ?? 'all'}`;
}
