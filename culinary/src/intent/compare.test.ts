import { expect, test } from 'vitest';

import { parseCookable } from '#intent/cookable';
import { type Criterion, parseBest, parseComparison } from '#intent/compare';
import { parseMixedTable } from '#intent/mixed-table';
import { parseShoppingRequest } from '#intent/shopping-request';

type By = Pick<Criterion, 'measure' | 'wants'>;
const least = (measure: Criterion['measure']): By => ({ measure, wants: 'least' });
const most = (measure: Criterion['measure']): By => ({ measure, wants: 'most' });

test.each<[string, readonly string[], By | undefined]>([
  ['compare the lasagne and the moussaka', ['lasagne', 'moussaka'], undefined],
  ['Compare lasagne with dal', ['lasagne', 'dal'], undefined],
  ['can you compare my lasagne, the dal and the tagine?', ['lasagne', 'dal', 'tagine'], undefined],
  ['the lasagne vs the moussaka', ['lasagne', 'moussaka'], undefined],
  ['which is healthier, the lasagne or the moussaka?', ['lasagne', 'moussaka'], least('energy')],
  ['is the lasagne or the moussaka faster?', ['lasagne', 'moussaka'], least('time')],
  ['does the lasagne or the dal have more protein?', ['lasagne', 'dal'], most('protein')],
  ['which one is fastest?', [], least('time')],
  ['Which is the cheapest?', [], least('cost')],
  ['which one has more protein?', [], most('protein')],
  ['which of them has the fewest calories?', [], least('energy')],
  ['which one takes longer?', [], most('time')],
  ['which has the least salt?', [], least('salt')],
  ['what is the quickest one?', [], least('time')],
  ['which recipe is the easiest to make?', [], least('ingredients')],
  ['compare them', [], undefined],
  ['compare the two drafts by protein', [], most('protein')],
])('%j compares these recipes', (message, titles, by) => {
  const found = parseComparison(message);
  expect(found?.names.map(({ title }) => title)).toEqual(titles);
  if (by === undefined) expect(found?.by).toBeUndefined();
  else expect(found?.by).toMatchObject(by);
});

test.each([
  'which oil is healthiest?',
  'which pan is best for eggs?',
  'compare',
  'what is faster?',
  'is it healthy?',
  'how do I compare recipes?',
])('%j compares no recipes', (message) => {
  expect(parseComparison(message)?.names ?? []).toEqual([]);
  if (!message.includes('faster')) expect(parseComparison(message)).toBeUndefined();
});

test('a name without an article must be the full title, except after “compare”', () => {
  expect(parseComparison('is butter or margarine healthier?')?.names.map(({ isOwn }) => isOwn)).toEqual([false, false]);
  expect(parseComparison('compare butter cake and bread')?.names.map(({ isOwn }) => isOwn)).toEqual([true, true]);
});

test.each<[string, By, string]>([
  ['find my fastest dessert', least('time'), 'dessert'],
  ['what is my quickest recipe?', least('time'), ''],
  ['show me my healthiest dinner with chicken', least('energy'), 'dinner with chicken'],
  ['find the fastest lasagne', least('time'), 'lasagne'],
  ['which of my recipes has the most protein?', most('protein'), ''],
  ['which of my desserts is quickest?', least('time'), 'desserts'],
])('%j asks for the best of the own recipes', (message, by, among) => {
  expect(parseBest(message)).toMatchObject({ by, among });
});

test.each(['what’s the fastest way to peel garlic?', 'find a quick dessert', 'what is the healthiest oil?'])(
  '%j asks for no recipe of the user',
  (message) => {
    expect(parseBest(message)).toBeUndefined();
  },
);

test.each<[string, readonly string[]]>([
  ['shopping list for lasagne and dal', ['lasagne', 'dal']],
  ['make a shopping list for my lasagne recipe', ['lasagne']],
  ['Give me a grocery list for the tagine, the dal and the soup, please', ['tagine', 'dal', 'soup']],
  ['what do I need to buy for lasagne?', ['lasagne']],
  ['I need a shopping list to make the lasagne', ['lasagne']],
])('%j asks for the shopping list of these recipes', (message, titles) => {
  expect(parseShoppingRequest(message)?.titles.at(-1)).toEqual(titles);
});

test('a shopping list names recipes whose titles may contain “and”', () => {
  expect(parseShoppingRequest('shopping list for mac and cheese and dal')?.titles).toContainEqual([
    'mac and cheese',
    'dal',
  ]);
});

test.each(['shopping list', 'make a shopping list for it', 'a shopping list for them, please'])(
  '%j is about the recipes under discussion',
  (message) => {
    expect(parseShoppingRequest(message)).toEqual({ titles: [] });
  },
);

test.each(['how do I write a shopping list?', 'what is in the lasagne?', 'a list of vegan recipes'])(
  '%j asks for no shopping list',
  (message) => {
    expect(parseShoppingRequest(message)).toBeUndefined();
  },
);

test.each([
  'what can I cook with rice, eggs and peas?',
  'I have rice, eggs and peas. What can I make?',
  'which of my recipes can I make with rice and eggs?',
  'what should we make for dinner with rice and eggs',
  'use up rice and eggs',
])('%j names what is at hand', (message) => {
  expect(parseCookable(message)).toMatch(/^rice.*eggs/u);
});

test.each([
  'what can I cook with this?',
  'what can I cook?',
  'how do I cook rice with eggs?',
  'what can I make without eggs',
])('%j names nothing at hand', (message) => {
  expect(parseCookable(message)).toBeUndefined();
});

test.each([
  ['something for six, two vegetarians', { people: 6, withDiet: 2, diet: 'vegetarian', wish: 'something' }],
  ['dinner for 8, three of them are vegan', { people: 8, withDiet: 3, diet: 'vegan', wish: 'dinner' }],
  ['we are five and one of us is vegetarian', { people: 5, withDiet: 1, diet: 'vegetarian', wish: '' }],
])('%j is a meal for several people with diets', (message, table) => {
  expect(parseMixedTable(message)).toMatchObject(table);
});

test.each(['dinner for 4 vegetarians', 'something vegetarian for six', 'for six people', 'two vegetarians'])(
  '%j is for one diet or none',
  (message) => {
    expect(parseMixedTable(message)).toBeUndefined();
  },
);
