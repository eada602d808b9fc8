import { describe, expect, test } from 'vitest';

import { answerQuestion } from '#answer';
import { composeRecipe } from '#compose';
import { parseRow, parseWish } from '#wish';
import type { VulnerableEater } from '#wish/vulnerable-eater';

const SAID: readonly (readonly [string, VulnerableEater])[] = [
  ['for my 9-month-old', 'baby'],
  ['for my 9 month old baby', 'baby'],
  ['my 10 month old baby', 'baby'],
  ['I have a 10 month old baby', 'baby'],
  ['for a toddler', 'toddler'],
  ['for my 2-year-old', 'toddler'],
  ['I’m pregnant', 'pregnant'],
  ['for my pregnant wife', 'pregnant'],
  ['for my dog', 'pet'],
  ['for our old cat', 'pet'],
];

describe.each(SAID)('%s', (said, eater) => {
  test('is read from a wish', () => {
    expect(parseWish(`make a recipe with yogurt ${said}`).eater).toBe(eater);
    expect(parseWish(`${said}, no nuts`).eater).toBe(eater);
  });

  test('is obeyed in any row of a request', () => {
    for (const ingredients of [
      ['honey', 'yogurt', said],
      [`yogurt and honey ${said}`],
      ['yogurt', parseRow(`${said}, no nuts`).row],
    ]) {
      const { recipe, unusable, notes } = composeRecipe({ ingredients, seed: '1' });
      if (eater === 'baby' || eater === 'pet') {
        expect(recipe).toBeNull();
        expect(unusable.map(({ reason }) => reason).join(' ')).toMatch(eater === 'baby' ? /No honey/u : /people/u);
      } else {
        expect(recipe).not.toBeNull();
        expect(notes.join(' ')).toMatch(eater === 'toddler' ? /small child/u : /pregnancy/u);
      }
    }
  });
});

test('composeRecipe leaves alcohol out for a toddler and in pregnancy', () => {
  for (const said of ['for a toddler', 'I am pregnant']) {
    const { recipe } = composeRecipe({ ingredients: ['mussels', 'white wine', said], seed: '1' });
    expect(recipe?.ingredients.join(' ') ?? '').not.toMatch(/wine/u);
  }
});

test.each(['baby carrots', 'baby bok choy', 'hot dogs', 'baby spinach', 'cat’s tongue biscuits'])(
  '%s names no eater',
  (text) => {
    expect(parseWish(text).eater).toBeUndefined();
  },
);

test('the caution of the chat for pregnancy is in the knowledge base', () => {
  expect(answerQuestion('What foods should I avoid when pregnant?')).toMatchObject({ entry: 'pregnancy-food' });
});
