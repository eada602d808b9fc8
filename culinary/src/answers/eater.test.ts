import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';

import { loadAllNames } from '#all-names';
import { answerQuestion } from '#answer';
import { foodObjection, parseEater, parseExclusions } from '#answers/eater';
import { findFoods, FOODS, getFood } from '#ingredient-catalogue';
import { factsOf } from '#food-facts';

beforeAll(loadAllNames);

test.each<[string, string[], string[]]>([
  ['I am allergic to nuts', [], ['nuts']],
  ['what can I use instead of peanut butter, I am allergic to nuts', [], ['nuts']],
  ['I am allergic to peanuts and shellfish what can I cook', [], ['peanuts', 'shellfish']],
  ['my son is allergic to eggs, milk or tree nuts so what now', [], ['eggs', 'milk', 'tree nuts']],
  ['what goes with chocolate, nut allergy', [], ['nut']],
  ['we have milk and egg allergies', [], ['milk', 'egg']],
  ["I can't eat eggs", [], ['eggs']],
  ['i dont eat pork, what goes with beans', [], ['pork']],
  ['she avoids garlic', [], ['garlic']],
  ['is it soy-free', [], ['soy']],
  ['my lactose intolerant friend is vegan', ['vegan', 'dairy-free'], []],
  ['I am not allergic to nuts', [], []],
  ['I have no cream, what can I use instead', [], []],
  ['feel free to help', [], []],
])('parseEater parses %j', (text, diets, without) => {
  expect(parseEater(text)).toMatchObject({ diets, without });
});

test.each<[string, string[], string]>([
  ['no, without garlic', ['garlic'], 'no,'],
  ['make it without the onions and garlic please', ['onions', 'garlic'], 'make it please'],
  ['which of my recipes have no nuts', ['nuts'], 'which of my recipes have'],
  ['are any of my recipes free of sesame', ['sesame'], 'are any of my recipes'],
  ['I have no idea', [], 'I have no idea'],
])('parseExclusions parses %j', (text, without, rest) => {
  expect(parseExclusions(text)).toMatchObject({ without, rest });
});

/** The 14 allergens of EU law, in everyday words. */
const SAID = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
const WAYS: readonly ((question: string, allergen: string) => string)[] = [
  (question, allergen) => `${question}? I am allergic to ${allergen}`,
  (question, allergen) => `I am allergic to ${allergen}, ${question}`,
  (question, allergen) => `my son cannot eat ${allergen}. ${question}?`,
  (question, allergen) => `${question} for someone who is intolerant to ${allergen}`,
];

describe("an eater's restrictions", () => {
  const asked = fc.record({
    food: fc.constantFrom(...FOODS),
    allergen: fc.constantFrom(...SAID),
    way: fc.constantFrom(...WAYS),
  });
  /** The recommendation itself, without the exclusions and the repeated question. */
  const offered = (text: string) => text.split(/ I left out | I don’t know anything | Not for you: /u)[0] ?? '';

  test('exclude substitutes, whether stated or from the profile', () => {
    fc.assert(
      fc.property(asked, ({ food, allergen, way }) => {
        const question = `what can I use instead of ${food.name}`;
        const uses = (factsOf(food.name).substitutes ?? []).flatMap(({ use, and = [] }) => [
          use,
          ...and.map((e) => e.use),
        ]);
        const objectionTo = foodObjection({ diets: [], without: [allergen] });
        const unwanted = uses.filter((use) => objectionTo(getFood(use)) !== null);
        const fromProfile = answerQuestion(question, { diets: [], without: [allergen] });
        const fromQuestion = answerQuestion(way(question, allergen));
        for (const { text, ...answer } of [fromProfile, fromQuestion]) {
          if (!('topic' in answer) || answer.topic !== 'substitute') continue;
          for (const use of unwanted) expect(offered(text)).not.toMatch(new RegExp(`[:.] ${use} \\(`, 'iu'));
        }
      }),
    );
  });

  test('exclude pairings', () => {
    fc.assert(
      fc.property(asked, ({ food, allergen, way }) => {
        const objectionTo = foodObjection({ diets: [], without: [allergen] });
        const question = `what goes with ${food.name}`;
        const fromProfile = answerQuestion(question, { diets: [], without: [allergen] });
        for (const { text, ...answer } of [fromProfile, answerQuestion(way(question, allergen))]) {
          if (!('topic' in answer) || answer.topic !== 'pairing') continue;
          const [, others = ''] = offered(text).split(/ with /u);
          expect(findFoods(others).filter((found) => objectionTo(found.food) !== null)).toEqual([]);
        }
      }),
    );
  });

  test('add a warning to knowledge entries', () => {
    const eater = { diets: [], without: ['nuts'] };
    expect(answerQuestion('how do I make pesto', eater).text).toMatch(/Not for you: pine nuts \(nuts\)/u);
    expect(answerQuestion('how do I make pesto').text).not.toMatch(/Not for you/u);
  });
});

test.each([
  ['is tomato soup vegan', /depends on how it is made/u],
  ['does almond cake contain eggs', /depends on how it is made/u],
  ['is almond cake nut free', /^No\./u],
  ['is chicken soup vegetarian', /^No\./u],
  ['are tomatoes vegan', /^Yes\./u],
  ['does pad thai contain peanuts', /^Yes\./u],
])('answerQuestion infers only what the name shows about an unlisted dish: %s', (question, says) => {
  expect(answerQuestion(question).text).toMatch(says);
});

test.each([
  ['can I eat salmon', /^No\. Salmon .*\(fish\)/u],
  ['is salmon ok for me', /^No\./u],
  ['can I eat pad thai?', /^No\. Pad thai does not suit you \(fish\)/u],
  ['can I have pho', /^No\./u],
  ['is fried rice safe for me', /^Not without asking/u],
  ['can I eat leeks', /^(?!No\b)/u],
])('answerQuestion for a fish allergy: %s', (question, says) => {
  expect(answerQuestion(question, { diets: [], without: ['fish'] }).text).toMatch(says);
});

test('parseEater and parseExclusions run in linear time on repetitive texts', () => {
  for (const beginning of ['', 'I am allergic to ', 'no ', 'without ', 'free of ']) {
    for (const repeated of ['a', 'a ', 'egg ', 'egg and ', 'egg, ', 'no ', 'allergic to ', "'", '- ', 'free ', 'é']) {
      for (const read of [parseEater, parseExclusions])
        expect(() => read(`${beginning}${repeated.repeat(8_000)}`)).not.toThrow();
    }
  }
});
