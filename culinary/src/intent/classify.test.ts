import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  classifyIntent,
  INGREDIENT_WORDS,
  type Intent,
  INTENTS,
  pickIngredients,
  hasOtherWords,
} from '#intent/classify';

const CASES: readonly (readonly [string, Intent])[] = [
  ['Make me a recipe with chicken', 'generate'],
  ['create a RECIPE', 'generate'],
  ['Can you generate recipes for tonight?', 'generate'],
  ['Find a recipe and make it', 'generate'],
  ['How to make a recipe', 'generate'],
  ['make me dinner', 'general'],
  ['a recipe, please', 'general'],
  ['search tomato soup', 'search'],
  ['Find my lasagne', 'search'],
  ['I am looking for a soup', 'search'],
  ['look for a soup', 'search'],
  ['look   for\na soup', 'search'],
  ['look at this', 'general'],
  ['I did research on garlic', 'general'],
  ['find the recipe I want to delete', 'search'],
  ['add to cookbook', 'add'],
  ['Add it to my cookbook', 'add'],
  ['please add that soup to the cookbook', 'add'],
  ['save recipe', 'add'],
  ['Save this recipe!', 'add'],
  ['save it', 'general'],
  ['add salt', 'general'],
  ['remove it', 'remove'],
  ['DELETE the soup', 'remove'],
  ['how to remove a stain', 'remove'],
  ['how to boil an egg', 'cooking'],
  ['What can I substitute for butter?', 'cooking'],
  ['any substitutes for eggs', 'cooking'],
  ['a cooking tip', 'cooking'],
  ['Cooking tips please', 'cooking'],
  ['hello', 'general'],
  ['', 'general'],
];

test('the ingredient list is the one in the product spec', () => {
  expect(INGREDIENT_WORDS).toEqual(
    'chicken beef pork fish salmon shrimp rice pasta noodles bread tomato onion garlic potato carrot broccoli cheese milk egg butter salt pepper oil sauce'.split(
      ' ',
    ),
  );
});

describe('classifyIntent', () => {
  test.each(CASES)('classifies %j as %s', (message, intent) => {
    expect(classifyIntent(message)).toBe(intent);
  });

  test.each(CASES)('classifies %j regardless of case, surrounding space and punctuation', (message, intent) => {
    expect(classifyIntent(message.toUpperCase())).toBe(intent);
    expect(classifyIntent(message.toLowerCase())).toBe(intent);
    expect(classifyIntent(`  ${message}!  `)).toBe(intent);
  });

  const words = fc.array(fc.constantFrom(...'recipe make search find remove how to substitute soup the'.split(' ')), {
    maxLength: 6,
  });

  test('returns the first intent whose keywords match', () => {
    fc.assert(
      fc.property(words, (said) => {
        const has = (...any: string[]) => any.some((word) => said.includes(word));
        const text = said.join(' ');
        const expected: Intent =
          has('recipe') && has('make')
            ? 'generate'
            : has('search', 'find')
              ? 'search'
              : has('remove')
                ? 'remove'
                : text.includes('how to') || has('substitute')
                  ? 'cooking'
                  : 'general';
        expect(classifyIntent(text)).toBe(expected);
      }),
    );
  });

  test('returns one of the six intents for any message', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (message) => {
        expect(INTENTS).toContain(classifyIntent(message));
      }),
    );
  });
});

describe('pickIngredients', () => {
  test.each([
    ['chicken and rice', ['chicken', 'rice']],
    ['rice and CHICKEN', ['chicken', 'rice']],
    ['2 tomatoes, onions & potatoes', ['tomato', 'onion', 'potato']],
    ['one noodle, eggs, carrots', ['noodles', 'carrot', 'egg']],
    ['chickenpox and oily eggplant', []],
    ['chickpeas and buttermilk', []],
    ['something nice', []],
  ])('picks whole words of the list out of %j', (message, picked) => {
    expect(pickIngredients(message)).toEqual(picked);
  });

  test('finds every listed ingredient and nothing else', () => {
    fc.assert(
      fc.property(fc.subarray([...INGREDIENT_WORDS], { minLength: 1 }), fc.constantFrom('s', ''), (words, plural) => {
        const shuffled = words.toReversed().map((word) => (word.endsWith('o') && plural ? `${word}es` : word));
        expect(pickIngredients(`a recipe of ${shuffled.join(' with ')} then`)).toEqual(words);
      }),
    );
  });
});

test.each([
  ['chicken, rice and tomatoes', false],
  ['eggs or any butter', false],
  ['chicken for 6', true],
  ['vegan rice', true],
  ['', false],
])('%j has words besides the listed ingredients: %j', (phrase, more) => {
  expect(hasOtherWords(phrase)).toBe(more);
});
