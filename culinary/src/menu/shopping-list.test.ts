import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { mergeShoppingLists } from '#menu/shopping-list';

const texts = (...lists: string[][]): string[] => mergeShoppingLists(lists).map(({ text }) => text);

describe('mergeShoppingLists', () => {
  it.each<[string[][], string[]]>([
    [[['1 kg potatoes, peeled'], ['200 g potatoes']], ['1.2 kg potatoes']],
    [[['2 onions'], ['1 onion, chopped']], ['3 onions']],
    [[['1 cup milk'], ['250 ml milk']], ['490 ml milk']],
    [[['2 tbsp olive oil'], ['50 ml olive oil']], ['80 ml olive oil']],
    [[['1 can (400 g) chickpeas'], ['2 cans (400 g each) chickpeas']], ['3 cans (400 g each) chickpeas']],
    [[['2 cloves garlic'], ['1 head garlic']], ['about 12 cloves garlic']],
    [[['Salt'], ['Salt']], ['salt']],
    [[['Salt'], ['1 tsp salt']], ['1 tsp salt, and some more']],
    [[['6 eggs'], ['2-3 eggs']], ['9 eggs']],
    [[['1 l water', '1 lemon']], ['1 lemon']],
    [[['the secret stuff'], ['The secret stuff']], ['the secret stuff (2 times)']],
  ])('merges %j into %j', (lists, expected) => {
    expect(texts(...lists)).toEqual(expected);
  });

  it('groups by aisle and names the lists that need a line', () => {
    const lines = mergeShoppingLists([
      ['200 g butter', '2 onions'],
      ['1 onion', '500 g ground beef'],
    ]);
    expect(lines).toEqual([
      { text: '3 onions', aisle: 'Fruit and vegetables', lists: [0, 1] },
      { text: '500 g ground beef', aisle: 'Meat and fish', lists: [1] },
      { text: '200 g butter', aisle: 'Dairy and eggs', lists: [0] },
    ]);
  });

  it('sums grams exactly, in whatever order the lists come', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 12 }), (amounts) => {
        const total = amounts.reduce((sum, each) => sum + each, 0);
        const written = total >= 1000 ? `${Number((total / 1000).toFixed(2))} kg` : `${total} g`;
        expect(texts(...amounts.map((each) => [`${each} g carrots`]))).toEqual([`${written} carrots`]);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string())), (lists) => {
        expect(() => mergeShoppingLists(lists)).not.toThrow();
      }),
    );
  });
});
