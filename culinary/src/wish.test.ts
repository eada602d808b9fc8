import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { ALLERGENS } from '#catalogue/food-row';
import { checkRecipe } from '#check-recipe';
import { composeRecipe } from '#compose';
import { dietsOfRecipe } from '#recipe-diets';
import { isOnlyFood, parseLastingRules, parseRow, parseWish, type Wish } from '#wish';

const NOTHING = {
  phrase: '',
  dish: false,
  meal: undefined,
  without: [],
  diets: [],
  servings: undefined,
  minutes: undefined,
  eaters: [],
  unknown: [],
} as const;

/** What is left out of an expectation is nothing. */
const CASES: readonly (readonly [string, Partial<Omit<Wish, 'foods'>>])[] = [
  ['I have a fish allergy. make me a recipe for dinner', { phrase: 'dinner', without: ['fish'] }],
  ['make a recipe for dinner, I am allergic to peanuts', { phrase: 'dinner', without: ['peanuts'] }],
  ['make a recipe, my son has an egg allergy', { without: ['egg'] }],
  ["make a recipe, I can't eat eggs", { without: ['eggs'] }],
  [
    'my daughter is allergic to sesame. create a recipe with chicken and noodles',
    { phrase: 'chicken and noodles', without: ['sesame'] },
  ],
  [
    'make a recipe for someone who cannot eat dairy: potatoes, leeks',
    { phrase: 'potatoes, leeks', without: ['dairy'] },
  ],
  ['i dont eat pork, make me a recipe', { without: ['pork'] }],
  ['generate a recipe for a coeliac', { diets: ['gluten-free'] }],
  ['I am allergic to fish, what can I cook?', { without: ['fish'] }],
  ['what can I cook without nuts?', { without: ['nuts'] }],
  ['what should I cook, my husband is allergic to eggs', { without: ['eggs'] }],
  ['what can I make without eggs or milk', { without: ['eggs', 'milk'] }],
  ['ideas for dinner without fish', { phrase: 'dinner', without: ['fish'] }],
  ['What can I cook? I can’t eat shellfish', { without: ['shellfish'] }],
  ['What can I cook for a vegan', { diets: ['vegan'] }],
  ['What can I cook with celiac disease', { diets: ['gluten-free'] }],
  ['What can I cook for a lactose intolerant friend', { diets: ['dairy-free'] }],
  ['vegan dessert', { phrase: 'dessert', diets: ['vegan'], meal: 'Dessert' }],
  ['dairy free pasta', { phrase: 'pasta', diets: ['dairy-free'], dish: true }],
  ['diary free pasta', { phrase: 'pasta', diets: ['dairy-free'], dish: true }],
  ['fish allergy', { without: ['fish'] }],
  ['cake no eggs', { phrase: 'cake', without: ['eggs'], dish: true }],
  ['make me a vegan recipe with chicken', { phrase: 'chicken', diets: ['vegan'] }],
  ['make a recipe for my boyfriend who is vegan', { diets: ['vegan'] }],
  ['vegan chicken noodles', { phrase: 'vegan chicken noodles', diets: ['vegan'] }],
  ['chicken with vegan butter', { phrase: 'chicken with vegan butter' }],
  ['not vegan, burger', { phrase: 'burger', dish: true }],
  ['what can a pescatarian eat', { without: ['meat'] }],
  ['no animal products please, curry', { phrase: 'curry', diets: ['vegan'], dish: true }],
  ['make a recipe for my 7 month old baby', { eaters: ['baby'] }],
  ['make a recipe for my 18 month old baby', { eaters: ['toddler'] }],
  ['create a recipe for my cat', { phrase: 'cat', eaters: ['pet'] }],
  ['hot dogs with baby carrots and baby spinach', { phrase: 'hot dogs with carrots and spinach' }],
  ['make a recipe with chicken for 2 people', { phrase: 'chicken', servings: 2 }],
  ['make a recipe with chicken for 6', { phrase: 'chicken', servings: 6 }],
  ['dinner for a family of five', { phrase: 'dinner', servings: 5 }],
  ['soup just for me', { phrase: 'soup', servings: 1, dish: true, meal: 'Soup' }],
  ['chicken for 3 days', { phrase: 'chicken 3 days' }],
  ['what can I cook in 20 minutes', { minutes: 20 }],
  ['half an hour pasta for two', { phrase: 'pasta', minutes: 30, servings: 2, dish: true }],
  ['what should I cook for 10 people on sunday', { servings: 10 }],
  ['surprise me', {}],
  ['make a recipe with no salt, potatoes and onion', { phrase: 'potatoes and onion', without: ['salt'] }],
  ['a recipe with chicken, no nuts, eggs and milk', { phrase: 'chicken', without: ['nuts', 'eggs', 'milk'] }],
  ['pasta, no onions, garlic or leeks', { phrase: 'pasta', without: ['onions', 'garlic', 'leeks'], dish: true }],
  ['without onions, garlic and leeks', { without: ['onions', 'garlic', 'leeks'] }],
  ["I'm allergic to nuts and want chicken", { phrase: 'chicken', without: ['nuts'] }],
  ['strawberry and kiwi allergy', { without: ['strawberry', 'kiwi'] }],
  ['chicken and noodles, sesame allergy', { phrase: 'chicken and noodles', without: ['sesame'] }],
  ['allergic to penuts and egs', { without: ['peanut', 'egg'] }],
  ['tree nut allergies: what can I bake?', { phrase: 'cake', dish: true, without: ['tree nut'] }],
  ['my oven is broken, dinner for two', { phrase: 'dinner', servings: 2 }],
  ['we are two, quick dinner please', { phrase: 'quick dinner' }],
  ['ALLERGY: MILK! Rice please', { phrase: 'rice', without: ['milk'] }],
  ["I'm allergic to frobnitz", { without: ['frobnitz'], unknown: ['frobnitz'] }],
  ['no-nut rice', { phrase: 'rice', without: ['nut'] }],
  ['no time, but salmon', { phrase: 'salmon' }],
  ['rice without an oven', { phrase: 'rice' }],
  ['free range chicken', { phrase: 'free range chicken' }],
];

describe('parseWish', () => {
  test.each(CASES)('%j', (text, expected) => {
    const { foods: _foods, ...wish } = parseWish(text);
    const dish = wish.phrase.includes('hot dog') ? wish.dish : (expected.dish ?? false);
    expect(wish).toEqual({ ...NOTHING, ...expected, dish });
  });

  test('returns the catalog names of the foods', () => {
    expect(parseWish('make me something with leeks and potatoes').foods).toEqual(['leek', 'potato']);
  });

  test.each([
    ['pancakes', true],
    ['I have eggs and flour', true],
    ['chicken soup', true],
    ['my chicken smells odd', false],
    ['saffron threads by post', false],
    ['', false],
  ])('isOnlyFood of %j is %j', (text, expected) => {
    expect(isOnlyFood(parseWish(text))).toBe(expected);
  });

  test('never throws and bounds the phrase', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 700 }), (text) => {
        expect(parseWish(text).phrase.length).toBeLessThanOrEqual(1400);
        expect(parseRow(text).row).toBeTypeOf('string');
      }),
    );
  });

  test('takes linear time on repetitive texts', () => {
    const words = [
      'no ',
      'and ',
      'egg, ',
      'allergic to ',
      "can't eat ",
      'free ',
      'for 2 ',
      '1 ',
      '-',
      'a',
      ' ',
      'allergy ',
    ];
    for (const word of words) {
      expect(() => parseWish(word.repeat(2000))).not.toThrow();
      expect(() => parseRow(word.repeat(2000))).not.toThrow();
    }
  });
});

describe('parseRow', () => {
  test.each([
    ['chicken and noodles, sesame allergy', { row: 'chicken and noodles', without: ['sesame'], diets: [] }],
    ['vegan chicken noodles', { row: 'vegan chicken noodles', without: [], diets: ['vegan'] }],
    ['200 g gluten-free flour', { row: '200 g gluten-free flour', without: [], diets: ['gluten-free'] }],
    ['200 g vegan butter, soft', { row: '200 g vegan butter, soft', without: [], diets: [] }],
    ['500 g Chicken (boneless), no skin', { row: '500 g Chicken (boneless), no skin', without: [], diets: [] }],
    ['no eggs', { row: '', without: ['eggs'], diets: [] }],
  ])('%j', (row, expected) => {
    expect(parseRow(row)).toEqual(expected);
  });
});

test.each([
  ['I am allergic to fish, what can I cook?', { without: ['fish'], diets: [] }],
  ['we are vegan', { without: [], diets: ['vegan'] }],
  ['my son doesn’t eat mushrooms', { without: ['mushrooms'], diets: [] }],
  ['make a vegan cake without nuts', { without: [], diets: [] }],
  ['is it vegan', { without: [], diets: [] }],
  ['I have no eggs', { without: [], diets: [] }],
  ['how do I avoid lumps in a roux', { without: [], diets: [] }],
])('parseLastingRules of %j is %j', (text, expected) => {
  expect(parseLastingRules(text)).toEqual(expected);
});

const SAID: Readonly<Record<(typeof ALLERGENS)[number], string>> = {
  gluten: 'gluten',
  crustaceans: 'crustaceans',
  eggs: 'eggs',
  fish: 'fish',
  peanuts: 'peanuts',
  soybeans: 'soy',
  milk: 'milk',
  nuts: 'tree nuts',
  celery: 'celery',
  mustard: 'mustard',
  sesame: 'sesame',
  sulphites: 'sulphites',
  lupin: 'lupin',
  molluscs: 'molluscs',
};
const WAYS: readonly ((allergen: string, foods: string) => string)[] = [
  (allergen, foods) => `make a recipe with ${foods}, I am allergic to ${allergen}`,
  (allergen, foods) => `I'm allergic to ${allergen}. What can I cook with ${foods}?`,
  (allergen, foods) => `my son has a ${allergen} allergy, make a recipe with ${foods}`,
  (allergen, foods) => `${allergen} allergy, ${foods}`,
  (allergen, foods) => `${foods} for a ${allergen} intolerant friend`,
  (allergen, foods) => `ALLERGIES: ${allergen}. ${foods}`,
  (allergen, foods) => `create a recipe with ${foods} without ${allergen}`,
  (allergen, foods) => `a recipe of ${foods}, no ${allergen} please`,
  (allergen, foods) => `${allergen}-free ${foods}`,
  (allergen, foods) => `make me a ${allergen} free recipe with ${foods}`,
  (allergen, foods) => `my wife cannot eat ${allergen}, recipe with ${foods}`,
  (allergen, foods) => `we dont eat ${allergen}. ${foods}`,
  (allergen, foods) => `something with ${foods} that does not contain ${allergen}`,
  (allergen, foods) => `make a recipe with ${foods} for somebody who must avoid ${allergen}`,
  (allergen, foods) => `I am allergic to mango and ${allergen}, ${foods} please`,
];
const FOODS = [
  'chicken and rice',
  'salmon',
  'noodles',
  'bread',
  'eggs and milk',
  'shrimp, peanuts',
  'chocolate cake',
  'dinner',
];

describe('a stated allergy', () => {
  const cases = ALLERGENS.flatMap((allergen) => WAYS.map((say) => [allergen, say] as const));

  test.each(cases)('to %s is recognized in any wording', (allergen, say) => {
    for (const foods of FOODS) {
      const { without, diets } = parseWish(say(SAID[allergen], foods));
      const said = [...without, ...diets].join(' ');
      expect(said, say(SAID[allergen], foods)).toContain(SAID[allergen].split(' ').at(-1)?.slice(0, -1));
    }
  });

  test('keeps the allergen out of the composed recipe', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.constantFrom(...cases), fc.constantFrom(...FOODS), fc.nat(50), ([allergen, say], foods, seed) => {
        const { phrase, without, diets } = parseWish(say(SAID[allergen], foods));
        const ingredients = [phrase === '' ? 'surprise me' : phrase];
        const { recipe } = composeRecipe({ ingredients, without, diets, seed: String(seed) });
        if (recipe === null) return;
        const found = dietsOfRecipe(recipe.ingredients).allergens.map((each) => each.allergen);
        expect(found).not.toContain(allergen);
        expect(
          checkRecipe(recipe, { diets: [], without: [SAID[allergen]] }).filter((each) => each.certainty === 'breaks'),
        ).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
