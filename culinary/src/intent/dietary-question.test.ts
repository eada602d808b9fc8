import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { asksForOwnDiet, statesRestriction, parseDietaryQuestion } from '#intent/dietary-question';
import { parseFollowUp } from '#intent/follow-up';
import { replyToOtherLanguage } from '#intent/other-language';
import { asksAboutAssistant } from '#intent/small-talk';

/** The longest message that the chat accepts. */
const MESSAGE_MAX_CHARACTERS = 8_000;

test.each([
  ['I am allergic to nuts', true],
  ["I'm allergic to nuts", true],
  ['im allergic to nuts', true],
  ['I am severely allergic to nuts', true],
  ['My son has a nut allergy', true],
  ['my little daughter is allergic to sesame', true],
  ['make a recipe, I can’t eat eggs', true],
  ['we cannot eat gluten', true],
  ['because of my nut allergy', true],
  ['I am vegan', true],
  ['my little sister is vegetarian', true],
  ['which of my recipes are dairy-free?', false],
  ['my tomato soup is vegan', false],
  ['is my almond cake ok for someone with an egg allergy', false],
  ['is pesto safe with a nut allergy', false],
  ['what are allergens', false],
  ['make a recipe with eggs', false],
])('%j states a dietary restriction: %j', (message, expected) => {
  expect(statesRestriction(message)).toBe(expected);
});

test.each([
  ['what are my allergies?', true],
  ['What do I eat', true],
  ['do you know what I eat?', true],
  ['what can I cook with my allergies', false],
  ['what can I eat with leeks', false],
])('%j asks for the user’s own diet: %j', (message, asks) => {
  expect(asksForOwnDiet(message)).toBe(asks);
});

test.each([
  ['is my tomato soup vegan', 'tomato soup'],
  ['does my almond cake contain eggs?', 'almond cake'],
  ['are there nuts in my chicken satay', 'chicken satay'],
])('%j names the dish %j', (message, phrase) => {
  expect(parseDietaryQuestion(message)?.phrases).toContain(phrase);
});

describe('parseFollowUp', () => {
  test.each<[string, object]>([
    ['make it vegan', { kind: 'change', wish: 'vegan' }],
    ['Could you make that vegan, please?', { kind: 'change', wish: 'vegan' }],
    ['no, without garlic', { kind: 'change', wish: 'without garlic' }],
    ['gluten-free please', { kind: 'change', wish: 'gluten-free' }],
    ['with mushrooms instead', { kind: 'change', wish: 'with mushrooms' }],
    ['another one', { kind: 'again' }],
    ['scale it to 8 people', { kind: 'scale', servings: 8 }],
    ['make it for six', { kind: 'scale', servings: 6 }],
    ['double it', { kind: 'scale', factor: 2 }],
    ['halve my leek soup', { kind: 'scale', factor: 0.5, title: 'leek soup' }],
    ['make leek soup vegan', { kind: 'change', wish: 'vegan', title: 'leek soup' }],
    ['edit leek soup: add 1 onion', { kind: 'line', line: '1 onion', title: 'leek soup' }],
    ['edit my leek soup', { kind: 'edit', title: 'leek soup' }],
    ['add 200 g flour to my pancake recipe', { kind: 'line', line: '200 g flour', title: 'pancake' }],
  ])('parses %s', (message, wanted) => {
    expect(parseFollowUp(message)).toEqual(wanted);
  });

  test.each([
    'make me a recipe with chicken',
    'add it to my cookbook',
    'delete it',
    'how long do I boil it',
    'is it vegan?',
    'hello',
    'what is a vegan diet',
    'yes',
    'no',
  ])('ignores %s', (message) => {
    expect(parseFollowUp(message)).toBeUndefined();
  });
});

test.each([
  'How do I make coq au vin?',
  'pasta alla norma',
  'spaghetti aglio e olio',
  'make a recipe for crème brûlée',
  'chicken tikka masala',
  'pain au chocolat',
  'hello',
  'arroz con pollo',
  '1 kg',
  '',
])('%j gets no reply about other languages: it may be English', (message) => {
  expect(replyToOtherLanguage(message)).toBeUndefined();
});

const PARSERS = [
  parseDietaryQuestion,
  parseFollowUp,
  replyToOtherLanguage,
  statesRestriction,
  asksForOwnDiet,
  asksAboutAssistant,
] as const;

test('parsing the longest message is bounded work, whatever it repeats', () => {
  for (const beginning of ['', 'is my ', 'make it ', 'i am ', 'double ', 'add ', 'my ']) {
    for (const repeated of ['a', 'a ', 'my ', 'i have ', 'please ', 'and ', 'no ', 'to my ', '\n', 'é', '🥕']) {
      const message = `${beginning}${repeated.repeat(MESSAGE_MAX_CHARACTERS)}`;
      for (const read of PARSERS) expect(() => read(message.slice(0, MESSAGE_MAX_CHARACTERS))).not.toThrow();
    }
  }
});

test('no message makes a parser throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (message) => {
      for (const read of PARSERS) expect(() => read(`is my ${message}`)).not.toThrow();
    }),
  );
});
