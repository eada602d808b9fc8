import { describe, expect, test } from 'vitest';
import { seededRandom } from '#seeded-random';
import { composeDish, type ComposedDish } from '#compose/compose-dish';
import type { DishForm, Write } from '#compose/dish-form';
import type { GivenFood } from '#compose/given-food';
import { tidyTitle } from '#compose/titles';
import { type FoodName, getFood } from '#ingredient-catalogue';
import { grams } from '#measure';

const plate: DishForm = {
  id: 'plate',
  noun: 'a plate',
  words: [],
  categories: ['Main Dish'],
  slots: [{ id: 'all', takes: () => true, max: 9 }],
};
const bring = (name: FoodName, weight: number | null = null): GivenFood => ({
  food: getFood(name),
  name,
  weight: weight === null ? null : grams(weight),
});
function cooked(given: readonly GivenFood[], write: Write, slot = 'all'): ComposedDish {
  const placed = new Map([[slot, given]]);
  return composeDish(write, {
    form: plate,
    placed,
    servings: 4,
    chance: seededRandom('s'),
    cuisine: null,
    cuisineAsked: false,
    frugal: false,
    hurried: false,
    allows: () => true,
    diets: [],
  });
}
const nothing: Write = () => ({ title: 'Nothing', description: 'Nothing.' });
const say =
  (text: string, minutes: number): Write =>
  (k) => {
    k.step(`Cook ${k.the(k.in('all'))} ${text}.`, { cook: minutes });
    return { title: 'Plate', description: 'A plate.' };
  };

describe('a food that no step uses', () => {
  test('is added at the end and listed', () => {
    const { instructions, ingredients } = cooked([bring('cilantro'), bring('lime')], nothing);
    expect(instructions).toEqual(['Finish with the cilantro and lime.']);
    expect(ingredients).toHaveLength(2);
  });

  test('is reported if it can stay in the cupboard', () => {
    const { instructions, unneeded } = cooked([bring('olive oil')], nothing, 'pantry');
    expect(instructions).toEqual([]);
    expect(unneeded.map(({ name }) => name)).toEqual(['olive oil']);
  });

  test('makes the dish unsafe if it must be cooked', () => {
    expect(cooked([bring('chicken breast')], nothing).safe).toBe(false);
    expect(cooked([bring('cilantro')], nothing).safe).toBe(true);
  });
});

describe('safety', () => {
  test.each<[FoodName, string, number, boolean]>([
    ['chicken breast', 'until it reads 74 °C', 8, true],
    ['chicken breast', 'until it reads 63 °C', 8, false],
    ['chicken breast', 'in the oven at 220 °C', 30, false],
    ['beef steak', 'until it reads 63 °C', 5, true],
    ['stewing beef', 'until tender', 90, true],
    ['stewing beef', 'until tender', 30, false],
    ['stewing beef', 'for a while', 90, false],
    ['carrot', 'a little', 1, true],
  ])('%s, cooked %s for %d minutes: %s', (name, text, minutes, safe) => {
    expect(cooked([bring(name)], say(text, minutes)).safe).toBe(safe);
  });
});

describe('amounts', () => {
  test.each<[FoodName, number, string[]]>([
    ['long-grain rice', 250, []],
    [
      'long-grain rice',
      4000,
      ['It uses only 500 g of your 4 kg long-grain rice; for 31 servings it would use nearly all of it.'],
    ],
    ['egg', 100, []],
  ])('%s, %d g at hand: %j', (name, weight, notes) => {
    expect(cooked([bring(name, weight)], say('well', 10)).notes).toEqual(notes);
  });

  test('a measured dish notes a missing amount', () => {
    const { notes } = cooked([bring('all-purpose flour', 100)], (k) => {
      k.step(`Whisk ${k.the(k.measure('all-purpose flour', 75))}.`);
      return { title: 'Flour', description: 'Flour.' };
    });
    expect(notes).toEqual(['It needs 200 g more all-purpose flour than you have.']);
  });
});

test.each([
  ['Soy Sauce and Soy Sauce', 'Soy Sauce'],
  ['Noodles with Soy Sauce with Soy Sauce', 'Noodles with Soy Sauce'],
  ['Carrot Soup with', 'Carrot Soup'],
  ['Lemon  Chicken', 'Lemon Chicken'],
  ['Chicken and Peas', 'Chicken and Peas'],
])('tidyTitle of %j is %j', (title, tidy) => {
  expect(tidyTitle(title)).toBe(tidy);
});
