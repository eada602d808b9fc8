import fc from 'fast-check';
import { expect, test } from 'vitest';

import { mergeShoppingLists } from '#shopping-list';

const merged = (...lists: readonly (readonly string[])[]): string[] =>
  mergeShoppingLists(lists).map(({ text }) => text);

test.each<[string, readonly string[], readonly string[], readonly string[]]>([
  ['weights', ['500 g tomatoes'], ['0.5 kg tomatoes'], ['1 kg tomatoes']],
  ['weights without their preparation', ['1 kg potatoes, peeled'], ['200 g potatoes'], ['1.2 kg potatoes']],
  ['counts, with the name in the right number', ['1 onion'], ['2 onions, chopped'], ['3 onions']],
  ['parts to whole things, as they are bought', ['½ lemon'], ['¼ lemon'], ['1 lemon']],
  ['equal units', ['2 cloves garlic'], ['3 cloves garlic'], ['5 cloves garlic']],
  ['spoons', ['2 tsp olive oil'], ['1 tsp olive oil'], ['1 tbsp olive oil']],
  ['spoons and other volumes', ['2 tbsp olive oil'], ['50 ml olive oil'], ['80 ml olive oil']],
  ['US volumes', ['1 cup milk'], ['1/2 cup milk'], ['1½ cups milk']],
  ['US volumes and metric ones', ['1 cup milk'], ['250 ml milk'], ['490 ml milk']],
  [
    'cans of the same size',
    ['1 can (400 g) chickpeas'],
    ['2 cans (400 g each) chickpeas'],
    ['3 cans (400 g each) chickpeas'],
  ],
  ['other units by weight', ['2 cloves garlic'], ['1 head garlic'], ['about 12 cloves garlic']],
  ['an unknown food', ['100 g zorkle'], ['200 g zorkle'], ['300 g zorkle']],
  ['an unknown food only where the units allow', ['2 zorkle'], ['200 g zorkle'], ['2 + 200 g zorkle']],
  ['a range with its upper end', ['2-3 carrots'], ['1 carrot'], ['4 carrots']],
  ['an amount and none', ['Salt'], ['1 tsp salt'], ['1 tsp salt, and some more']],
  ['no food twice', ['Salt', 'the secret stuff'], ['salt', 'The secret stuff'], ['salt', 'the secret stuff']],
  ['no heading and no water', ['For the sauce:', '1 lemon'], ['1 l water', 'ice'], ['1 lemon']],
])('adds %s', (_what, one, other, list) => {
  expect(merged(one, other)).toEqual(list);
});

test('orders the foods by aisle', () => {
  expect(
    mergeShoppingLists([
      ['200 g butter', '2 onions'],
      ['1 onion', '500 g ground beef', '1 zorkle'],
    ]),
  ).toEqual([
    { text: '3 onions', aisle: 'Fruit and vegetables' },
    { text: '500 g ground beef', aisle: 'Meat and fish' },
    { text: '200 g butter', aisle: 'Dairy and eggs' },
    { text: '1 zorkle', aisle: 'Other' },
  ]);
});

test('sums weights to what a scale shows, within 2 %', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 12 }), (amounts) => {
      const total = amounts.reduce((sum, each) => sum + each, 0);
      const [text = ''] = merged(...amounts.map((each) => [`${each} g carrots`]));
      const [, figure, unit] = /^([\d.]+) (k?g) carrots$/u.exec(text) ?? [];
      expect(Math.abs((Number(figure) * (unit === 'kg' ? 1000 : 1)) / total - 1)).toBeLessThan(0.02);
    }),
  );
});

test('loses no food, whatever the order of the recipes', () => {
  const line = fc.constantFrom(
    '500 g tomatoes',
    '2 onions',
    '1 cup milk',
    '3 tbsp flour',
    '1 can chickpeas',
    '4 eggs',
    '50 g butter',
  );
  const recipe = fc.array(line, { maxLength: 6 });
  fc.assert(
    fc.property(recipe, recipe, (one, other) => {
      expect(new Set(merged(one, other))).toEqual(new Set(merged(other, one)));
      expect(merged(one, other)).toHaveLength(new Set([...one, ...other]).size);
    }),
    { numRuns: 50 },
  );
});

test('never throws', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string())), (lists) => {
      expect(() => mergeShoppingLists(lists)).not.toThrow();
    }),
  );
});
