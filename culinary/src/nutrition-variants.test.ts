import { beforeAll, describe, expect, test } from 'vitest';

import { loadEveryLanguage } from '#every-language';
import { type LineNutrition, nutritionOfRecipe } from '#nutrition';

beforeAll(loadEveryLanguage);

const readOne = (line: string): LineNutrition | undefined => nutritionOfRecipe([line], 1).lines[0];
const energyPer100 = (line: string): number => {
  const read = readOne(line);
  return Math.round(((read?.facts?.energy ?? 0) * 100) / (read?.weight ?? 1));
};
const weightOf = (lines: readonly string[], steps: readonly string[] = [], at = 0): number =>
  Math.round(nutritionOfRecipe(lines, 1, steps).lines[at]?.weight ?? -1);

describe('the share of fat', () => {
  // Energy per 100 g in SR28.
  test.each([
    ['4 oz part-skim mozzarella', 254],
    ['4 oz fat-free mozzarella', 141],
    ['8 oz Neufchâtel', 253],
    ['100 g low-fat cheddar', 173],
    ['100 g reduced-fat provolone', 274],
    ['1 cup fat-free half-and-half', 59],
    ['1 can evaporated skim milk', 78],
    ['1 lb ground beef (5% fat)', 137],
    ['500 g steak haché 5 % MG', 137],
    ['500 g nötfärs 10%', 176],
    ['500 g beef mince, 15%', 215],
    ['250 ml lait demi-écrémé', 50],
    ['250 ml latte parzialmente scremato', 50],
    ['250 ml halfvolle melk', 50],
    ['250 ml leite meio-gordo', 50],
    ['2,5 dl mellanmjölk', 50],
    ['低脂肪乳 250ml', 50],
    ['250 ml mleka 0,5%', 34],
    ['1 lata de atún en aceite', 198],
    ["1 boîte de thon à l'huile, égoutté", 198],
  ])('%s: %d kcal per 100 g', (line, energy) => {
    expect(energyPer100(line)).toBe(energy);
  });
});

describe('sweetened without sugar', () => {
  test.each([
    ['1 can diet cola', 2],
    ['1 cup sugar-free gelatin', 198],
    ['2 tbsp sugar-free hot chocolate mix', 377],
    ['1 cup sugar-free maple syrup', 165],
    ['1 cup pancake syrup', 234],
    ['1 bottle light beer', 29],
  ])('%s: %d kcal per 100 g', (line, energy) => {
    expect(energyPer100(line)).toBe(energy);
  });
});

test('an egg substitute from a carton is egg, one from a packet a powder', () => {
  expect([energyPer100('1 cup Egg Beaters'), energyPer100('1/2 cup egg substitute')]).toEqual([48, 48]);
});

test.each([
  ['4 turkey cutlets', 460],
  ['1 rotisserie chicken', 550],
  ['1 lb shell-on shrimp', 395],
  ['2 lb beef soup bones', 136],
  ['4 skinless chicken legs', 818],
])('%s: %d g are eaten', (line, grams) => {
  expect(weightOf([line])).toBe(grams);
});

describe('frying oil in other languages is taken up by the food', () => {
  test.each([
    ['500 ml Öl zum Frittieren', '500 g Kartoffeln', 'Die Kartoffeln frittieren.'],
    ["500 ml d'huile de friture", '500 g de pommes de terre', 'Faites frire.'],
    ['500 ml de aceite para freír', '500 g de patatas', 'Freír las patatas.'],
    ['500 ml di olio per friggere', '500 g di patate', 'Friggere le patate.'],
    ['500 ml zonnebloemolie om te frituren', '500 g aardappelen', 'Frituur de aardappelen.'],
    ['500 ml de óleo para fritar', '500 g de batatas e sal', 'Frite as batatas.'],
    ['5 dl olja till fritering', '500 g potatis', 'Fritera potatisen.'],
    ['500 ml oleju do smażenia', '500 g ziemniaków', 'Smaż ziemniaki.'],
    ['揚げ油 500ml', 'じゃがいも 500g', '揚げる。'],
  ])('%s', (oil, food, step) => {
    expect(weightOf([oil, food], [step])).toBe(50);
  });
});

test('milk for soaking is mostly poured off', () => {
  expect(weightOf(['2 cups buttermilk, for soaking'])).toBe(144);
});

test('slices of bacon that are cooked leave their fat in the pan, weighed ones do not', () => {
  const energyOf = (line: string): number => Math.round(readOne(line)?.facts?.energy ?? 0);
  expect(energyOf('6 slices bacon')).toBe(701);
  expect(energyOf('6 slices bacon, cooked and crumbled')).toBe(293);
  expect(energyOf('6 slices cooked bacon')).toBe(293);
  expect(energyOf('100 g cooked bacon')).toBe(468);
});
