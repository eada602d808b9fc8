import { beforeAll, describe, expect, test } from 'vitest';

import { loadEveryLanguage } from '#every-language';
import { contentsOf } from '#line-contents';
import { readLine } from '#line/read-line';
import { nutritionOfRecipe } from '#nutrition';

beforeAll(loadEveryLanguage);

describe('a qualifier in another language selects the row that its English name does', () => {
  test.each([
    ['tomates secas', 'sun-dried tomato'],
    ['pomodori secchi', 'sun-dried tomato'],
    ['suszone pomidory', 'sun-dried tomato'],
    ['atún en lata', 'canned tuna'],
    ['1 Dose Thunfisch', 'canned tuna'],
    ['geräucherter Lachs', 'smoked salmon'],
    ['getrocknete Aprikosen', 'dried apricot'],
    ['ungesalzene Butter', 'butter'],
  ])('%s is %s', (line, food) => {
    expect(readLine(line).food?.food.name).toBe(food);
    expect(contentsOf(readLine(line)).foods.map((each) => each.food.name)).toEqual([food]);
  });
});

describe('a qualifier in another language selects the figures that its English name does', () => {
  test.each([
    ['1 kg Hähnchenkeulen ohne Haut', '1 kg skinless chicken legs'],
    ['500 g cuisses de poulet sans peau', '500 g skinless chicken legs'],
    ['500 g fettarmer Joghurt', '500 g low-fat yogurt'],
  ])('%s as %s', (line, english) => {
    const energyOf = (text: string) => nutritionOfRecipe([text], 1, []).perServing.energy;
    expect(energyOf(line)).toBe(energyOf(english));
  });
});

describe('a claim after a comma counts', () => {
  test.each([
    ['250 g Mehl, glutenfrei', 'gluten', false],
    ['Mehl (glutenfrei)', 'gluten', false],
    ['250 g farina, senza glutine', 'gluten', false],
    ['200 g de farine, sans gluten', 'gluten', false],
    ['sojasaus, glutenvrij', 'gluten', false],
    ['250 g Mehl, nicht glutenfrei', 'gluten', true],
    ['250 g Mehl, wenn möglich glutenfrei', 'gluten', true],
    // Neither says which of them is.
    ['Butter oder Margarine, vegan', 'milk', true],
    // Milk without lactose is milk.
    ['200 ml lait, sans lactose', 'milk', true],
  ] as const)('%s, %s: %s', (line, allergen, isIn) => {
    expect(contentsOf(readLine(line)).allergens.has(allergen)).toBe(isIn);
  });
});

test('a comma ends a name', () => {
  expect(contentsOf(readLine('200 ml Milch, Reis')).foods.map(({ food }) => food.name)).toEqual([
    'milk',
    'long-grain rice',
  ]);
});
