import fc from 'fast-check';
import { expect, test } from 'vitest';

import { replyToSmallTalk } from '#intent/small-talk';
import { classifyIntent, pickIngredients } from '#intent/classify';
import { parseCookbookQuestion, parseRecipeQuestion } from '#intent/cookbook-question';
import { extractPhrase } from '#intent/recipe-phrase';
import { asksForIdeas, asksForRecipe, asksHowToMake } from '#intent/recipe-request';

/** The longest message that the chat accepts. */
const MESSAGE_MAX_CHARACTERS = 8_000;

test.each([
  ['which of my recipes have chicken?', { asks: 'list', containing: 'chicken' }],
  ['show my vegan recipes with white beans', { asks: 'list', tags: ['Vegan'], containing: 'white beans' }],
  ['how many recipes do I have', { asks: 'count', containing: undefined }],
  ['which of my recipes take under 30 minutes', { asks: 'list', minutes: 30 }],
  ['what are my favourites', { asks: 'list', favorites: true }],
  ['what did I cook lately', { asks: 'recent' }],
])('"%s" is a question about the user’s own recipes', (message, question) => {
  expect(parseCookbookQuestion(message)).toMatchObject(question);
});

test.each(['how long do I boil an egg?', 'hello', 'what goes with leeks?'])(
  '"%s" is not a question about the user’s own recipes',
  (message) => {
    expect(parseCookbookQuestion(message)).toBeUndefined();
  },
);

const PARSERS = [
  parseCookbookQuestion,
  parseRecipeQuestion,
  classifyIntent,
  pickIngredients,
  replyToSmallTalk,
  asksForIdeas,
  asksForRecipe,
  asksHowToMake,
  (message: string) => extractPhrase('search', message),
];
const BEGINNINGS = [
  '',
  'my recipes with ',
  'how long does my ',
  'make a recipe for ',
  'find ',
  'add to cookbook ',
  'delete ',
];
const REPEATED = ['a', 'a ', 'my ', "'", 'recipe', 'recipes ', '- ', 'with ', '\n', 'é', '🥕'];

test('parsing the longest message is bounded work, whatever it repeats', () => {
  for (const beginning of BEGINNINGS) {
    for (const repeated of REPEATED) {
      const message = `${beginning}${repeated.repeat(MESSAGE_MAX_CHARACTERS)}`;
      for (const end of ['', '1', '!']) {
        const long = `${message.slice(0, MESSAGE_MAX_CHARACTERS - 1)}${end}`;
        for (const read of PARSERS) expect(() => read(long)).not.toThrow();
      }
    }
  }
});

test('no message makes a parser throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (message) => {
      for (const read of PARSERS) expect(() => read(`my recipes with ${message}`)).not.toThrow();
    }),
  );
});
