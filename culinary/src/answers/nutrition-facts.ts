import { capital } from '#food-words';
import type { Computed } from '#answers/answer-type';
import type { Question } from '#answers/question';
import { areMany, listed, manyOf, plainNumber } from '#answers/speaking';
import { findFoods } from '#ingredient-catalogue';
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
  /\b(?:how (?:much|many)|calories?|kcal|nutrition|nutritional|nutrients?|high in|rich in|content|(?:carbs?|carbohydrates?|proteins?|fib(?:er|re)|fat|sugars?|salt|sodium) in)\b/iu;

const amountOf = (nutrient: Nutrient, value: number): string =>
  nutrient === 'energy'
    ? `${Math.round(value)} kcal`
    : `${plainNumber(Math.round(value * 10) / 10)} g of ${SAID[nutrient]}`;

/** Figures per 100 g: "how many calories are in an apple", "how much protein has tofu". */
export function answerNutrition(question: Question): Computed | null {
  if (!ASKS.test(question.text)) return null;
  for (const [pattern, nutrient] of NAMED) {
    // What is asked about may itself be a food: how much sugar is in a banana.
    if (!pattern.test(question.text)) continue;
    const found = findFoods(
      question.text.replaceAll(pattern, ' ').replaceAll(/\b(?:can|how|much|many|does|has|is|are|in|per)\b/giu, ' '),
    )[0];
    if (found === undefined) continue;
    if (nutrient !== 'energy' && !/\b(?:in|have|has|contain|of|content|per)\b/iu.test(question.text)) return null;
    const known = nutritionOf(found.food.name);
    if (known === null) return null;
    const shown: readonly Nutrient[] =
      nutrient === 'energy' ? ['energy', 'protein', 'fat', 'carbohydrate', 'fiber'] : [nutrient, 'energy'];
    const figures = shown.flatMap((each) => {
      const value = known.per100g[each];
      return value === null ? [] : [amountOf(each, value)];
    });
    if (known.per100g[nutrient] === null || figures.length === 0) return null;
    const near = known.source.near ? ' The figures are those of a near relation.' : '';
    return {
      topic: 'nutrition',
      text: `${capital(manyOf(found))} ${areMany(found) ? 'have' : 'has'}, per 100 g, ${listed(figures)}.${near}`,
      sources: [`USDA SR28, food ${known.source.ndb}: ${capital(known.source.description)}`],
    };
  }
  return null;
}
