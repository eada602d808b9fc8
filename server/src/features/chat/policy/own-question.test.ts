import fc from 'fast-check';
import { expect, test } from 'vitest';

import { CHAT_LIMITS } from '@larder/contract/chat';

import { answerSmallTalk } from './small-talk.ts';
import { classify, pickIngredients } from './intent.ts';
import { readOwnQuestion, readRecipeQuestion } from './own-question.ts';
import { phraseOf } from './phrase.ts';
import { asksForIdeas, asksForRecipe, asksHowToMake } from './request.ts';

test.each([
  ['which of my recipes have chicken?', { asks: 'list', containing: 'chicken' }],
  ['show my vegan recipes with white beans', { asks: 'list', tags: ['Vegan'], containing: 'white beans' }],
  ['how many recipes do I have', { asks: 'count', containing: undefined }],
  ['which of my recipes take under 30 minutes', { asks: 'list', minutes: 30 }],
  ['what are my favourites', { asks: 'list', favorites: true }],
  ['what did I cook lately', { asks: 'recent' }],
])('"%s" is about one’s own recipes', (message, question) => {
  expect(readOwnQuestion(message)).toMatchObject(question);
});

test.each(['how long do I boil an egg?', 'hello', 'what goes with leeks?'])('"%s" is not', (message) => {
  expect(readOwnQuestion(message)).toBeUndefined();
});

/** All that reads a message by its words. */
const READERS = [
  readOwnQuestion,
  readRecipeQuestion,
  classify,
  pickIngredients,
  answerSmallTalk,
  asksForIdeas,
  asksForRecipe,
  asksHowToMake,
  (message: string) => phraseOf('search', message),
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

test('a message as long as may be is read at once, whatever it repeats', () => {
  for (const beginning of BEGINNINGS) {
    for (const repeated of REPEATED) {
      const message = `${beginning}${repeated.repeat(CHAT_LIMITS.message_max_characters)}`;
      for (const end of ['', '1', '!']) {
        const long = `${message.slice(0, CHAT_LIMITS.message_max_characters - 1)}${end}`;
        for (const read of READERS) expect(() => read(long)).not.toThrow();
      }
    }
  }
});

test('no message is too strange to be read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (message) => {
      for (const read of READERS) expect(() => read(`my recipes with ${message}`)).not.toThrow();
    }),
  );
});
