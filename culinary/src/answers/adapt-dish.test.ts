import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { answerQuestion } from '#answer';
import { DISHES } from '#answers/dish-diets';
import { parseAdaptation, swapFor } from '#answers/adapt-dish';

const CHANGES = [
  'vegetarian',
  'vegan',
  'gluten-free',
  'dairy-free',
  'lighter',
  'healthier',
  'spicier',
  'milder',
  'low-carb',
];
const NAMES = ['tagine', 'chili', 'lasagna', 'meatballs', 'curry', 'chocolate cake', ...DISHES.map(({ name }) => name)];

describe('a question how to change a dish', () => {
  test('is answered with how, and never with a bare yes or no, for any dish and change', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...NAMES),
        fc.constantFrom(...CHANGES),
        fc.constantFrom('How do I make my', 'how can I make a', 'What’s the best way to make', 'How to make my'),
        (dish, change, asks) => {
          const { kind, text } = answerQuestion(`${asks} ${dish} ${change}?`);
          expect([kind, text]).toEqual(['answer', expect.stringMatching(/^(?!Yes|No\b).{150,}/u)]);
        },
      ),
    );
  });

  test('is the same in other words', () => {
    const { text } = answerQuestion('How do I make my tagine vegetarian?');
    expect(text).toMatch(/chickpeas, lentils or beans/u);
    for (const asked of ['how can we turn our tagine into a vegetarian dish', 'how to make tagine meat-free?'])
      expect(answerQuestion(asked).text).toBe(text);
    expect(answerQuestion('how do I make my curry less spicy?').text).toMatch(/^Use half of the chili/u);
  });

  test('gets other advice for what is baked', () => {
    expect(answerQuestion('How do I make my chocolate cake vegan?').text).toMatch(/flaxseed/u);
  });

  test('warns of what the eater is allergic to', () => {
    const eater = { diets: [], without: ['cashews'] };
    expect(answerQuestion('How do I make my curry vegan?', eater).text).toMatch(/Not for you: cashews/u);
  });

  test.each([
    'How do I make my car lighter?',
    'How do I make my baby vegetarian?',
    'How do I make it vegan?',
    'Is my tagine vegetarian?',
    'How do I make a vegetarian tagine?',
  ])('is not %j', (asked) => {
    expect(parseAdaptation(asked)).toBeUndefined();
  });
});

test.each([
  ['lamb shoulder', 'vegetarian', 'chickpeas, mushrooms or tofu'],
  ['chicken stock', 'vegetarian', 'vegetable stock or stock cube'],
  ['butter', 'dairy-free', 'olive oil or vegan butter'],
  ['couscous', 'gluten-free', 'quinoa'],
] as const)('%s in a %s dish is replaced by %s', (food, diet, expected) => {
  expect(swapFor(food, { diets: [diet], without: [] })).toBe(expected);
});
