import { describe, expect, test } from 'vitest';

import { answerQuestion } from '#answer';
import { composeRecipe } from '#compose';
import { parseRow, parseWish } from '#wish';
import { type Eater, findEaters, type VulnerableEater } from '#wish/vulnerable-eater';

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
    expect(parseWish(`make a recipe with yogurt ${said}`).eaters).toEqual([eater]);
    expect(parseWish(`${said}, no nuts`).eaters).toEqual([eater]);
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
    expect(parseWish(text).eaters).toEqual([]);
  },
);

test('the caution of the chat for pregnancy is in the knowledge base', () => {
  expect(answerQuestion('What foods should I avoid when pregnant?')).toMatchObject({ entry: 'pregnancy-food' });
});

const EATERS: readonly (readonly [string, readonly Eater[]])[] = [
  ['carrots for the bub', ['baby']],
  ['porridge for bébé de 9 mois', ['baby']],
  ['Mein Sohn ist 9 Monate alt', ['baby']],
  ['honey for under-ones', ['baby']],
  ['popcorn for preschoolers', ['toddler']],
  ['for my 3 yr old', ['toddler']],
  ['snacks for my 2yo', ['toddler']],
  ['for my little boy who is 2', ['toddler']],
  ['my son turned one last week', ['toddler']],
  ['Ma fille a deux ans', ['toddler']],
  ['para mi hijo de 2 años', ['toddler']],
  ['my kids are 6 and 8', ['child']],
  ['dinner for my teenager', ['child']],
  ['Rezept für Kinder', ['child']],
  ['I’m expecting', ['pregnant']],
  ['expecting', ['pregnant']],
  ['34 weeks', ['pregnant']],
  ['I am 34 weeks', ['pregnant']],
  ['20 weeks along', ['pregnant']],
  ['we are trying for a baby', ['pregnant']],
  ['my friend who is having a baby', ['pregnant']],
  ['pregnant with my first baby', ['pregnant']],
  ['schwanger', ['pregnant']],
  ['je suis enceinte', ['pregnant']],
  ['a toddler and a pregnant woman', ['toddler', 'pregnant']],
  ['breastfeeding', ['nursing']],
  ['I’m nursing', ['nursing']],
  ['for someone with HIV', ['infection']],
  ['for my gran who is 92', ['infection']],
  ['my mother has cancer', ['infection']],
  ['I had a kidney transplant', ['infection']],
  ['immungeschwächt', ['infection']],
  ['für meinen Hund', ['pet']],
];
test.each(EATERS)('%j names %j', (said, eaters) => {
  expect(findEaters(said)).toEqual(eaters);
});

test.each([
  'we are expecting guests',
  'comté 24 mois',
  '12 year old rum',
  'marinate for 3 weeks',
  'I am not pregnant',
  'ich bin nicht schwanger',
  'nursing a hangover',
  'dinner for my son-in-law and his boss',
  'kidney beans',
  'grandma’s apple pie',
  'under one hour',
])('%j names no small child and nobody pregnant', (said) => {
  expect(findEaters(said).filter((eater) => eater !== 'child')).toEqual([]);
});
