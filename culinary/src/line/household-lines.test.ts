import fc from 'fast-check';
import { expect, test } from 'vitest';

import { parseIngredientLine } from '#ingredient-line';
import { scaleLine } from '#scaling/scale-line';

const METRIC = { system: 'metric', comma: false } as const;

test.each<readonly [string, number, number, string | null, string, string]>([
  ['1 /2 Banana', 0.5, 0.5, null, 'Banana', '1 Banana'],
  ['1 1 /2 cups sugar', 1.5, 1.5, 'cup', 'sugar', '3 cups sugar'],
  ['10 pounds turkey', 10, 10, 'lb', 'turkey', '20 pounds turkey'],
  ['Russet potatoes, 3-5', 3, 5, null, 'Russet potatoes', 'Russet potatoes, 6-10'],
  ['Carrots - 2', 2, 2, null, 'Carrots', 'Carrots - 4'],
  ['Carrots: 2', 2, 2, null, 'Carrots', 'Carrots: 4'],
  ['Onions, 2 large', 2, 2, null, 'Onions', 'Onions, 4 large'],
  ['Garlic, 3-4 cloves', 3, 4, 'clove', 'Garlic', 'Garlic, 6-8 cloves'],
  [
    '2 lb pork shoulder (butt) or 2 lb pork belly',
    2,
    2,
    'lb',
    'pork shoulder',
    '4 lb pork shoulder (butt) or 4 lb pork belly',
  ],
  ['3 Tb dark rum', 3, 3, 'tbsp', 'dark rum', '90 ml dark rum'],
  ['1 plump, fresh clove garlic', 1, 1, 'clove', 'garlic', '2 plump, fresh cloves garlic'],
  ['3 fat, juicy cloves garlic', 3, 3, 'clove', 'garlic', '6 fat, juicy cloves garlic'],
  ['1 small, firm head cabbage', 1, 1, 'head', 'cabbage', '2 small, firm heads cabbage'],
  [
    'Pound boneless, skinless chicken thighs',
    1,
    1,
    'lb',
    'boneless, skinless chicken thighs',
    '2 pounds boneless, skinless chicken thighs',
  ],
  ['150ml red wine, ideally St Emilion', 150, 150, 'ml', 'red wine', '300ml red wine, ideally St Emilion'],
  ['up to 5 cups flour', 5, 5, 'cup', 'flour', 'up to 10 cups flour'],
  ['3–4 — tablespoons lemon juice', 3, 4, 'tbsp', 'lemon juice', '90–120 — ml lemon juice'],
  ['jigger of rum', 1.5, 1.5, 'fl oz', 'rum', '2 jigger of rum'],
  ['Cup of sugar', 1, 1, 'cup', 'sugar', '2 cups of sugar'],
])('%s: amount, unit and name', (text, low, high, unit, name, twice) => {
  const line = parseIngredientLine(text);
  expect([line.amount?.low, line.amount?.high, line.amount?.unit, line.name]).toEqual([low, high, unit, name]);
  expect(scaleLine(line, 2, METRIC).text).toBe(twice);
});

test.each([
  ['1 cup sugar, 2', 1],
  ['1 lb shrimp, 16/20', 1],
  ['400g/14oz beef', 400],
])('%s: a number after the amount is no second one', (text, low) => {
  const { amount, equivalents } = parseIngredientLine(text);
  expect(amount?.low).toBe(low);
  expect(equivalents.filter(({ unit }) => unit === null)).toEqual([]);
});

test('a count after the name is read as it is before it', () => {
  const food = fc.constantFrom('carrots', 'onions', 'russet potatoes', 'lemons');
  const count = fc.integer({ min: 1, max: 60 });
  fc.assert(
    fc.property(food, count, count, fc.constantFrom(', ', ' - ', ': '), (name, one, other, joint) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const line = parseIngredientLine(`${name}${joint}${low}-${high}`);
      expect([line.amount?.low, line.amount?.high, line.amount?.unit, line.name]).toEqual([low, high, null, name]);
    }),
  );
});
