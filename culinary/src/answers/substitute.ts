import { capital } from '#food-words';
import type { Computed } from '#answers/answer-type';
import type { Question } from '#answers/question';
import { listed, plainNumber } from '#answers/speaking';
import type { Diet } from '#catalogue/food-row';
import type { Substitute } from '#catalogue/facts/food-facts';
import { dietsRuledOut } from '#food-diets';
import { factsOf } from '#food-facts';
import { findFood, findFoods, type FoundFood, getFood } from '#ingredient-catalogue';

const MOST_SHOWN = 3;
const LONGEST = 560;
/** Where the food to be replaced is named. */
const REPLACED = [
  /\binstead of (.+)/iu,
  /\b(?:replace|swap|replacing)\s+(.+?)\s+(?:with|for|by)\b/iu,
  /\b(?:substitute|substitution|replacement|alternative|sub|stand.in)s?\s+(?:for|to|of)\s+(.+)/iu,
  /\bin place of (.+)/iu,
  /\bsubstitute\s+\S.*?\s+for\s+(.+)/iu,
  /(?:^\W*|\b(?:i'?m|am|are|we'?re|ran|run|all) )out of (.+)/iu,
  /\b(?:no|without|don'?t have(?: any)?|replace) (.+)/iu,
];

const WISHES: readonly (readonly [RegExp, Diet])[] = [
  [/\bvegan\b/iu, 'vegan'],
  [/\bvegetarian\b/iu, 'vegetarian'],
  [/\b(?:dairy|lactose)[- ]?free|non[- ]?dairy\b/iu, 'dairy-free'],
  [/\bgluten[- ]?free\b/iu, 'gluten-free'],
  [/\bhalal\b/iu, 'halal'],
];

function replacedFood(question: Question): FoundFood | null {
  for (const pattern of REPLACED) {
    const part = pattern.exec(question.text)?.[1];
    const found = part === undefined ? null : (findFoods(part)[0] ?? findFood(part));
    if (found !== null) return found;
  }
  return question.foods[0] ?? null;
}

function sentenceOf({ use, ratio, and, note }: Substitute): string {
  const parts = [
    `${plainNumber(Math.round(ratio * 100))} g of ${use}`,
    ...(and ?? []).map((more) => `${plainNumber(Math.round(more.ratio * 100))} g of ${more.use}`),
  ];
  const amount = ratio === 1 && and === undefined ? 'the same amount' : `for 100 g take ${listed(parts)}`;
  return `${capital(use)} (${amount}): ${note}`;
}

/** Only what the diet asked for allows, with whatever goes in besides. */
const suits = (diet: Diet | undefined, { use, and }: Substitute): boolean =>
  diet === undefined ||
  [use, ...(and ?? []).map((more) => more.use)].every((name) => !dietsRuledOut(getFood(name)).includes(diet));

/** What else will do, from the facts of the catalogue. */
export function answerSubstitute(question: Question): Computed | null {
  if (!question.concepts.has('instead') && !/\b(?:no|without)\b/u.test(question.plain)) return null;
  const found = replacedFood(question);
  if (found === null) return null;
  const diet = WISHES.find(([pattern]) => pattern.test(question.text))?.[1];
  const all = (factsOf(found.food.name).substitutes ?? []).filter((each) => suits(diet, each));
  // If one is asked about by name, it comes first.
  const asked = new Set(question.foods.map(({ food }) => food.name));
  const ordered = all.toSorted((one, other) => Number(asked.has(other.use)) - Number(asked.has(one.use)));
  if (ordered.length === 0) return null;
  let text = `Instead of ${found.name} you can use:`;
  for (const each of ordered.slice(0, MOST_SHOWN)) {
    const next = `${text} ${sentenceOf(each)}`;
    if (next.length > LONGEST && each !== ordered[0]) break;
    text = next;
  }
  return { topic: 'substitute', text };
}
