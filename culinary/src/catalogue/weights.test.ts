import { expect, test } from 'vitest';
import { densityOf, isLiquid } from '#food-density';
import { FOODS, type Food, gramsPerUnit } from '#ingredient-catalogue';

const CUP_MILLILITRES = 240;
const spoonOf = (food: Food): number | null => (food.unit === 'tbsp' ? gramsPerUnit(food) : food.unit === 'tsp' ? 3 * gramsPerUnit(food) : null);

/** Dried leaves and petals are lighter than anything else that is measured in spoons. */
const isDriedLeaf = ({ name, role }: Food): boolean => (role === 'spice' || role === 'sweet-spice') && /^dried |leaf$|petal$|lavender/u.test(name);
const WET: ReadonlySet<string> = new Set(['sauce', 'spread', 'vinegar', 'wine', 'fat']);

const faults = (isWrong: (food: Food) => boolean): string[] => FOODS.filter((food) => isWrong(food)).map(({ name }) => name);

test('a tablespoon of anything weighs 3 to 25 grams, of dried leaves less', () => {
  expect(
    faults((food) => {
      const spoon = spoonOf(food);
      if (spoon === null) return false;
      return isDriedLeaf(food) ? spoon < 0.2 || spoon > 6 : spoon < 3 || spoon > 25;
    }),
  ).toEqual([]);
});

test('a tablespoon of a pourable sauce, spread or fat weighs 12 to 25 grams', () => {
  expect(
    faults((food) => {
      const spoon = spoonOf(food);
      return spoon !== null && food.liquid === true && WET.has(food.role) && (spoon < 12 || spoon > 25);
    }),
  ).toEqual([]);
});

test('a cup of a liquid weighs 200 to 350 grams, of syrups and marshmallow cream what they weigh', () => {
  expect(
    faults((food) => {
      const density = densityOf(food);
      if (!isLiquid(food) || density === null || ['corn syrup', 'marshmallow cream'].includes(food.name)) return false;
      return density * CUP_MILLILITRES < 200 || density * CUP_MILLILITRES > 350;
    }),
  ).toEqual([]);
});

test('nothing is lighter than freeze-dried chives or heavier than corn syrup', () => {
  expect(
    faults((food) => {
      const density = densityOf(food);
      return density !== null && (density < 0.013 || density > 1.5);
    }),
  ).toEqual([]);
});

test('a counted food states what one weighs', () => {
  expect(faults(({ unit, grams }) => !['g', 'ml', 'tsp', 'tbsp'].includes(unit) && !((grams ?? 0) > 0))).toEqual([]);
});

test('a spoon of a food states what it weighs, unless it is one gram', () => {
  expect(faults((food) => (food.unit === 'tsp' || food.unit === 'tbsp') && food.grams === undefined && !isDriedLeaf(food))).toEqual([]);
});
