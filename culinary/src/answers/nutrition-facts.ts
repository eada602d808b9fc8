import { dryShareOf } from '#cooked-share';
import { capital } from '#food-words';
import type { Computed } from '#answers/answer-type';
import { readMeasures } from '#answers/amount-reading';
import { gramsOf } from '#answers/convert';
import type { Question } from '#answers/question';
import { formatAmount } from '#answers/format-amount';
import { areMany, listed, manyOf, plainNumber } from '#answers/phrasing';
import { findFoods, type FoundFood } from '#ingredient-catalogue';
import { type Nutrient, nutritionOf } from '#nutrition';

const NAMED: readonly (readonly [RegExp, Nutrient])[] = [
  [/\b(?:calories?|kcal|energy|nutrition|nutritional value|nutrients?)\b/giu, 'energy'],
  [/\bproteins?\b/giu, 'protein'],
  [/\bsaturated(?: fat)?\b/giu, 'saturatedFat'],
  [/\b(?:carbs?|carbohydrates?)\b/giu, 'carbohydrate'],
  [/\bfib(?:er|re)\b/giu, 'fiber'],
  [/\bfat\b/giu, 'fat'],
  [/\bsugars?\b/giu, 'sugars'],
  [/\b(?:salt|sodium)\b/giu, 'salt'],
];
const SAID: Readonly<Record<Nutrient, string>> = {
  energy: 'energy',
  protein: 'protein',
  fat: 'fat',
  saturatedFat: 'saturated fat',
  carbohydrate: 'carbohydrate',
  sugars: 'sugars',
  fiber: 'fiber',
  salt: 'salt',
};
const ASKS =
  /\b(?:how (?:much|many)|calories?|kcal|nutrition|nutritional|nutrients?|(?:more|less|fewer|most|least|highest|lowest) (?:carbs?|carbohydrates?|proteins?|fib(?:er|re)|fat|sugars?|salt|sodium|calories?)|high in|rich in|content|(?:carbs?|carbohydrates?|proteins?|fib(?:er|re)|fat|sugars?|salt|sodium) in)\b/iu;

const amountOf = (nutrient: Nutrient, value: number): string =>
  nutrient === 'energy'
    ? `${Math.round(value)} kcal`
    : `${plainNumber(Math.round(value * 10) / 10)} g of ${SAID[nutrient]}`;

const BOUGHT_DRY: ReadonlySet<string> = new Set([
  'pasta',
  'noodle',
  'rice',
  'risotto-rice',
  'grain',
  'lentil',
  'legume',
]);
/** SR28 terms for foods that are ready to eat or fresh; "precooked, dry" is neither. */
const NOT_DRY = /\b(?:cooked|canned|fresh|boiled|prepared)\b/iu;
const MAX_GRAMS = 100_000;

interface Weighed {
  readonly grams: number;
  /** "2 eggs", "200 g of lentils". */
  readonly said: string;
}

/** Returns the amount that the question states, if any: "200 g", "a tablespoon of", "2 eggs". */
function amountAsked(question: Question, found: FoundFood, called: string): Weighed | null {
  const { units, count } = readMeasures(question.text.replaceAll(/\b(?:how|per)\s+\S+/giu, ' '));
  const one = units.find(({ amount }) => amount !== null);
  if (one !== undefined && one.amount !== null) {
    const grams = gramsOf(one, found.food);
    const plausible = grams !== null && grams > 0 && grams <= MAX_GRAMS && Math.round(grams) !== 100;
    return plausible ? { grams, said: `${formatAmount(one.amount, one.unit)} of ${called}` } : null;
  }
  const each = found.food.unit === 'piece' ? found.food.grams : found.food.each;
  if (count === null || each === undefined || !(count > 0 && count * each <= MAX_GRAMS)) return null;
  return {
    grams: count * each,
    said:
      count === 1
        ? `one ${found.name} of ${Math.round(each)} g`
        : `${plainNumber(count)} ${manyOf(found)} of ${Math.round(each)} g each`,
  };
}

const LESS = /\b(?:less|fewer|lower|least|lowest)\b/iu;
const MORE = /\b(?:more|higher|most|highest|which)\b/iu;

/** Answers "which has more protein, chicken or tofu", both per 100 g. */
function compared([one, other]: readonly FoundFood[], nutrient: Nutrient, text: string): Computed | null {
  if (one === undefined || other === undefined || one.food.name === other.food.name) return null;
  if (!LESS.test(text) && !MORE.test(text)) return null;
  const [mine, theirs] = [
    nutritionOf(one.food.name)?.per100g[nutrient],
    nutritionOf(other.food.name)?.per100g[nutrient],
  ];
  if (typeof mine !== 'number' || typeof theirs !== 'number') return null;
  const first = mine > theirs === !LESS.test(text) ? one : other;
  const [high, low] = first === one ? [mine, theirs] : [theirs, mine];
  const second = first === one ? other : one;
  return {
    topic: 'nutrition',
    text: `${capital(manyOf(first))}: ${amountOf(nutrient, high)} in 100 g, compared with ${amountOf(nutrient, low)} in 100 g of ${manyOf(second)}, as bought.`,
    sources: [first, second].map(({ food }) => sourceOf(food.name)).filter((source) => source !== ''),
  };
}

function sourceOf(name: FoundFood['food']['name']): string {
  const source = nutritionOf(name)?.source;
  return source === undefined ? '' : `USDA SR28, food ${source.ndb}: ${capital(source.description)}`;
}

/** Answers nutrition questions per 100 g: "how many calories are in an apple", "how much protein has tofu". */
export function answerNutrition(question: Question): Computed | null {
  if (!ASKS.test(question.text)) return null;
  for (const [pattern, nutrient] of NAMED) {
    // The nutrient may be a food name too: "how much sugar is in a banana".
    if (!pattern.test(question.text)) continue;
    const foods = findFoods(
      question.text
        .replaceAll(pattern, ' ')
        .replaceAll(/\b(?:grams?|grammes?) of\b/giu, ' ')
        .replaceAll(/\b(?:can|how|much|many|does|has|is|are|in|per)\b/giu, ' '),
    );
    const comparison = compared(foods, nutrient, question.text);
    if (comparison !== null) return comparison;
    const [found] = foods;
    if (found === undefined) continue;
    if (nutrient !== 'energy' && !/\b(?:in|have|has|contain|of|content|per)\b/iu.test(question.text)) return null;
    const known = nutritionOf(found.food.name);
    if (known === null) return null;
    const shown: readonly Nutrient[] =
      nutrient === 'energy' ? ['energy', 'protein', 'fat', 'carbohydrate', 'fiber'] : [nutrient, 'energy'];
    // A comma before "cooked" marks a preparation in an ingredient line, but means nothing in a question.
    const share = dryShareOf({ text: question.text.replaceAll(/[,;(]/gu, ' ') }, found.food);
    const called = share < 1 ? `cooked ${manyOf(found)}` : manyOf(found);
    const asked = amountAsked(question, found, called);
    const factor = share * (asked === null ? 1 : asked.grams / 100);
    const figures = shown.flatMap((each) => {
      const value = known.per100g[each];
      return value === null ? [] : [amountOf(each, value * factor)];
    });
    if (known.per100g[nutrient] === null || figures.length === 0) return null;
    const near = known.source.near ? ' The figures are for a close relative.' : '';
    const dry =
      share < 1
        ? ` 100 g cooked counts as ${Math.round(share * 100)} g dry.`
        : BOUGHT_DRY.has(found.food.role) && !NOT_DRY.test(known.source.description)
          ? ' That is dry weight, before cooking.'
          : '';
    const have = areMany(found) ? 'have' : 'has';
    return {
      topic: 'nutrition',
      text:
        asked === null
          ? `${capital(called)} ${have}, per 100 g, ${listed(figures)}.${dry}${near}`
          : `${capital(asked.said)} ${asked.said.startsWith('one ') ? 'has' : have} about ${listed(figures)}.${dry}${near}`,
      facts: {
        kind: 'nutrition',
        subject: { food: found.food.name, name: found.name },
        grams: asked?.grams ?? 100,
        isCooked: share < 1,
        figures: shown.flatMap((each) => {
          const value = known.per100g[each];
          return value === null ? [] : [[each, value * factor] as const];
        }),
      },
      sources: [sourceOf(found.food.name)],
    };
  }
  return null;
}
