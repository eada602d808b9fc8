import { describe, expect, test } from 'vitest';

import { parseIngredientLine } from '#ingredient-line';
import { scaleLine } from '#scaling/scale-line';

/** Returns the ingredients of a line as "amount unit name". */
const partsOf = (text: string): string[] => {
  const line = parseIngredientLine(text);
  return [line, ...line.more].map(({ amount, name }) => {
    const { low, high, unit } = amount ?? {};
    return [low === high ? low : `${low ?? ''}-${high ?? ''}`, unit, name]
      .filter((part) => part !== undefined && part !== null)
      .join(' ');
  });
};

describe('list marks before a line', () => {
  test.each([
    ['[x] 2 cups flour', '2 cup flour'],
    ['- [x] 2 cups flour', '2 cup flour'],
    ['* [ ] 2 cups flour', '2 cup flour'],
    ['1. 2 cups flour', '2 cup flour'],
    ['1) 2 cups flour', '2 cup flour'],
    ['(1) 2 cups flour', '2 cup flour'],
    ['a) 2 cups flour', '2 cup flour'],
    ['o 2 cups flour', '2 cup flour'],
    ['x2 onions', '2 onions'],
    ['(optional) 2 cups flour', '2 cup flour'],
    ['(about) 2 cups flour', '2 cup flour'],
    ['Optional - 2 cups flour', '2 cup flour'],
    ['2 cups flour [1]', '2 cup flour'],
    ['2 cups flour¹', '2 cup flour'],
    ['1.5 cups flour', '1.5 cup flour'],
    ['1) flour', 'flour'],
  ])('%s', (text, part) => {
    expect(partsOf(text)).toEqual([part]);
  });

  test('"(optional)" before a line makes it optional', () => {
    expect(parseIngredientLine('(optional) 2 cups flour').optional).toBe(true);
    expect(parseIngredientLine('(about) 2 cups flour').optional).toBe(false);
  });
});

describe('words of a limit before an amount', () => {
  test.each([
    ['no more than 2 cups flour', 'no more than 4 cups flour'],
    ['not quite 2 cups flour', 'not quite 4 cups flour'],
    ['a little more than 1 cup flour', 'a little more than 2 cups flour'],
    ['a little over a cup flour', 'a little over 2 cups flour'],
    ['slightly less than 1 cup flour', 'slightly less than 2 cups flour'],
    ['up to five cups flour', 'up to 10 cups flour'],
    ['a total of 2 cups flour', 'a total of 4 cups flour'],
    ['a maximum of 2 cups flour', 'a maximum of 4 cups flour'],
    ['an additional 2 cups flour', 'an additional 4 cups flour'],
    ['extra 2 cups flour', 'extra 4 cups flour'],
    ['c. 200 g flour', 'c. 400 g flour'],
    ['2+ cups flour', '4+ cups flour'],
    ['2 cups or so flour', '4 cups or so flour'],
    ['1 cup or more flour', '2 cups or more flour'],
    ['2 more cups flour', '4 more cups flour'],
  ])('%s', (text, twice) => {
    const line = parseIngredientLine(text);
    expect([line.amount?.unit, line.name]).toEqual([text.includes(' g ') ? 'g' : 'cup', 'flour']);
    expect(scaleLine(line, 2, { system: 'us', comma: false }).text).toBe(twice);
  });

  test.each([
    ['a little oil', 'oil'],
    ['extra virgin olive oil', 'extra virgin olive oil'],
    ['a couple of carrots', '2 carrots'],
  ])('%s has no limit', (text, part) => {
    expect(partsOf(text)).toEqual([part]);
  });
});

describe('spellings of units', () => {
  test.each([
    ['3 tblspns dark rum', '3 tbsp dark rum'],
    ['3 tbles. dark rum', '3 tbsp dark rum'],
    ['3 tablesp. dark rum', '3 tbsp dark rum'],
    ['2 table spoons dark rum', '2 tbsp dark rum'],
    ['2 table-spoonfuls dark rum', '2 tbsp dark rum'],
    ['2 tea spoons salt', '2 tsp salt'],
    ['2 dessert spoons cocoa', '2 dessertspoon cocoa'],
    ['1 tea cup sugar', '1 cup sugar'],
    ['2 tea bags', '2 tea bags'],
    ['3# beef', '3 lb beef'],
    ['1 gill milk', '0.5 cup milk'],
    ['1 doz. eggs', '1 dozen eggs'],
    ['Dozen eggs', '1 dozen eggs'],
    ['Kilo potatoes', '1 kg potatoes'],
    ['Cup sugar', '1 cup sugar'],
    ['Cup noodles', 'Cup noodles'],
    ['2 lg. eggs', '2 eggs'],
    ['2 sm. onions', '2 onions'],
    ['2: tablespoons oil', '2 tbsp oil'],
    ['2 … tablespoons oil', '2 tbsp oil'],
    ['2 tbsp of the oil', '2 tbsp oil'],
    ['1 x onion', '1 onion'],
    ['1 ea. onion', '1 onion'],
  ])('%s', (text, part) => {
    expect(partsOf(text)).toEqual([part]);
  });
});

test.each([
  ['1 tsp salt; ½ tsp pepper', '1 tsp salt', '0.5 tsp pepper'],
  ['1 tsp salt/½ tsp pepper', '1 tsp salt', '0.5 tsp pepper'],
  ['1 tsp salt and a pinch of pepper', '1 tsp salt', '1 pinch pepper'],
  ['1 egg, beaten with 2 tbsp milk', '1 egg', '2 tbsp milk'],
  ['20 g/¾ oz butter', '20 g butter'],
  ['2 carrots, cut into 2 cm/1 in pieces', '2 carrots'],
  ['150 ml water mixed with 3 tsp stock powder', '150 ml water'],
])('%s holds its ingredients', (text, ...parts) => {
  expect(partsOf(text)).toEqual(parts);
});

test('a further count without a food is scaled', () => {
  const line = parseIngredientLine('1 egg, plus 1 for brushing');
  expect(scaleLine(line, 2, { system: 'us', comma: false }).text).toBe('2 eggs, plus 2 for brushing');
});
