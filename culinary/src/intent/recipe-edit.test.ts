import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { nearestCategory } from '#intent/category-words';
import { type Edit, parseEditRequest } from '#intent/recipe-edit';
import { parseUndo } from '#intent/undo';

const named = (name?: string): Edit => ({ kind: 'rename', name });
const to = (system: 'metric' | 'us', part: 'all' | 'temperatures' = 'all'): Edit => ({ kind: 'convert', system, part });
const under = (category: Extract<Edit, { kind: 'categorize' }>['category']): Edit => ({ kind: 'categorize', category });
const step = (place: number): Edit => ({ kind: 'remove-step', place });
const swap = (from: string, other: string): Edit => ({ kind: 'replace', from, to: other });
const serves = (servings: number): Edit => ({ kind: 'scale', servings });
const times = (factor: number): Edit => ({ kind: 'scale', factor });

/** A wording, what it changes, and the title that it names. */
const REQUESTS: readonly (readonly [string, Edit, string?])[] = [
  ['rename it to Sunday Soup', named('Sunday Soup')],
  ['Rename the lasagne to Sunday Lasagne, please', named('Sunday Lasagne'), 'lasagne'],
  ['please rename my lamb tagine to Friday Tagine', named('Friday Tagine'), 'lamb tagine'],
  ['rename that draft to Lunch', named('Lunch')],
  ['rename the second one to Lunch', named('Lunch')],
  ['I want to rename it to Lunch', named('Lunch')],
  ['call it Nonna’s Soup', named("Nonna's Soup")],
  ['Let’s call it “Best Ever”', named('Best Ever')],
  ['can you call it Monday Stew?', named('Monday Stew')],
  ['name this recipe Winter Pie', named('Winter Pie')],
  ['change its name to Winter Pie', named('Winter Pie')],
  ['change the title to Winter Pie', named('Winter Pie')],
  ['change the title of the lasagne to Winter Bake', named('Winter Bake'), 'lasagne'],
  ['change the lasagne’s name to Winter Bake', named('Winter Bake'), 'lasagne'],
  ['give it the name Winter Pie', named('Winter Pie')],
  ['retitle it as Winter Pie', named('Winter Pie')],
  ['rename it', named()],
  ['rename the lasagne', named(), 'lasagne'],
  ['call it something nicer', named()],
  ['give it a better name', named()],
  ['convert it to metric', to('metric')],
  ['Convert it to metric units, please.', to('metric')],
  ['convert the lasagne to cups', to('us'), 'lasagne'],
  ['convert my lasagne recipe to US cups', to('us'), 'lasagne'],
  ['convert it to grams', to('metric')],
  ['convert it to grams and milliliters', to('metric')],
  ['change it to ounces', to('us')],
  ['put it in cups', to('us')],
  ['make it metric', to('metric')],
  ['use metric units', to('metric')],
  ['use grams instead of cups', to('metric')],
  ['switch to metric', to('metric')],
  ['show me the lasagne in grams', to('metric'), 'lasagne'],
  ['I need it in grams', to('metric')],
  ['the metric version of the lasagne', to('metric'), 'lasagne'],
  ['convert it to Fahrenheit', to('us', 'temperatures')],
  ['convert the temperatures to celsius', to('metric', 'temperatures')],
  ['convert the oven temperature of the lasagne to Fahrenheit', to('us', 'temperatures'), 'lasagne'],
  ['change its category to dessert', under('Dessert')],
  ['set the category to main dish', under('Main Dish')],
  ['change the category of the tagine to Soup', under('Soup'), 'tagine'],
  ['put it under breakfast', under('Breakfast')],
  ['please put the second one under soups', under('Soup')],
  ['file the tagine under starters', under('Appetizer'), 'tagine'],
  ['move the lasagne to side dishes', under('Side Dish'), 'lasagne'],
  ['add it to desserts', under('Dessert')],
  ['categorize it as a drink', under('Beverage')],
  ['it should be under snacks', under('Snack')],
  ['tag it as dessert', under('Dessert')],
  ['label the tagine as a salad', under('Salad'), 'tagine'],
  ['tag it as spicy', { kind: 'tag', tag: 'spicy' }],
  ['tag the tagine with kids', { kind: 'tag', tag: 'kids' }, 'tagine'],
  ['add the tag weekend to it', { kind: 'tag', tag: 'weekend' }],
  ['remove the last step', step(-1)],
  ['delete step 3', step(2)],
  ['drop the first step of the lasagne', step(0), 'lasagne'],
  ['take out step two from it', step(1)],
  ['get rid of the 4th step', step(3)],
  ['replace butter with oil', swap('butter', 'oil')],
  ['replace the butter with olive oil in the lasagne', swap('butter', 'olive oil'), 'lasagne'],
  ['swap the butter for margarine', swap('butter', 'margarine')],
  ['use oil instead of butter', swap('butter', 'oil')],
  ['substitute yogurt for sour cream in it', swap('sour cream', 'yogurt')],
  ['scale the lasagne to 14 people', serves(14), 'lasagne'],
  ['Scale it up to twelve', serves(12)],
  ['make it for 14 people', serves(14)],
  ['I need it for 14', serves(14)],
  ['change the servings to 6', serves(6)],
  ['set the number of portions of the tagine to 8', serves(8), 'tagine'],
  ['stretch it to feed 10', serves(10)],
  ['scale it by 1.5', times(1.5)],
  ['multiply the tagine by 3', times(3), 'tagine'],
  ['cut it in half', times(0.5)],
  ['make half of it', times(0.5)],
  ['make twice as much', times(2)],
];

test.each(REQUESTS.map(([message, edit, title]) => [message, edit, title] as const))(
  '%j asks for this change of this recipe',
  (message, edit, title) => {
    expect(parseEditRequest(message)).toMatchObject({ edit, title });
  },
);

test.each([
  'my recipe makes too much sauce',
  'call it a day',
  'let’s call it a night',
  'what do you call it?',
  'how do I rename a recipe?',
  'how do I convert it to metric?',
  'can I convert cups to grams?',
  'convert 2 cups of flour to grams',
  'convert a cup of sugar to grams',
  'don’t rename it to Soup',
  'put it in the oven',
  'put it in the soup',
  'add it to my cookbook',
  'put it in my favorites',
  'what can I use instead of butter?',
  'can I replace butter with oil?',
  'replace it with something',
  'how do I remove the last step?',
  'change it to vegan',
  'make it vegan',
  'make a recipe for 14 people',
  'I made half of it yesterday',
  'which category is it in?',
  'rename to Soup',
  'I renamed it to Soup yesterday',
  'she said to call it Soup',
])('%j asks for no change', (message) => {
  expect(parseEditRequest(message)).toBeUndefined();
});

test('no message makes a parser throw, however long', () => {
  const words = fc.constantFrom(
    'rename',
    'convert',
    'put',
    'the',
    'it',
    'to',
    'in',
    'cups',
    'under',
    'step',
    '“',
    '1',
    'undo',
  );
  const message = fc.oneof(
    fc.string(),
    fc.array(words, { maxLength: 200 }).map((all) => all.join(' ')),
  );
  const parse = (text: string) => [parseEditRequest(text), parseUndo(text)];
  expect(() => {
    fc.assert(
      fc.property(message, (text) => void parse(text)),
      { numRuns: 200 },
    );
  }).not.toThrow();
});

test.each([
  ['birthday cake', 'Dessert'],
  ['summer', 'Salad'],
  ['party food', 'Appetizer'],
  ['grandma', 'Main Dish'],
])('the tag %j is nearest to the category %s', (tag, category) => {
  expect(nearestCategory(tag)).toBe(category);
});

describe('undoing', () => {
  test.each([
    'undo',
    'Undo that, please',
    'undo the last change',
    'oops, undo it',
    'no, revert it',
    'revert to the previous version',
    'can you undo that?',
    'I want it undone',
  ])('%j plainly asks for it', (message) => {
    expect(parseUndo(message)).toBe('plain');
  });

  test.each([
    'take it back',
    'put it back',
    'change it back to the old name',
    'restore it',
    'bring it back',
    'go back to the old version',
  ])('%j may ask for it', (message) => {
    expect(parseUndo(message)).toBe('perhaps');
  });

  test.each([
    'how do I undo that?',
    'can I undo a deletion?',
    'put the lid back',
    'put it back in the oven',
    'take it out of the oven',
    'bring it back to the boil',
    'do not undo that',
    'how do I restore a cast iron pan?',
  ])('%j does not ask for it', (message) => {
    expect(parseUndo(message)).toBeUndefined();
  });
});
