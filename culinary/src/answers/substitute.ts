import { capital } from '#food-words';
import type { AnswerFacts } from '#answers/answer-facts';
import type { Computed } from '#answers/answer-type';
import { foodObjection } from '#answers/eater';
import { exclusionNote } from '#answers/exclusion-notes';
import type { Question } from '#answers/question';
import { listed, plainNumber } from '#answers/phrasing';
import type { Substitute } from '#catalogue/facts/food-facts';
import { factsOf } from '#food-facts';
import { type Food, findFood, findFoods, type FoundFood, getFood } from '#ingredient-catalogue';
import { applyRestrictions, findRestrictions } from '#wish/restrictions';

const MAX_SHOWN = 3;
const LONGEST = 560;
/** Above this ratio a substitute replaces more than the food itself, so grams would mislead. */
const MAX_RATIO = 10;
const REPLACED = [
  /\binstead of (.+)/iu,
  /\b(?:replace|swap|replacing)\s+(.+?)\s+(?:with|for|by)\b/iu,
  /\b(?:substitute|substitution|replacement|alternative|sub|stand.in)s?\s+(?:for|to|of)\s+(.+)/iu,
  /\bin place of (.+)/iu,
  /\bsubstitute\s+\S.*?\s+for\s+(.+)/iu,
  /(?:^\W*|\b(?:i'?m|am|are|we'?re|ran|run|all) )out of (.+)/iu,
  /\b(?:no|without|don'?t have(?: any)?|replace) (.+)/iu,
];

/** Requirements that the facts cannot verify. */
const UNKNOWN_WISH =
  /\b(?:low carb|keto|paleo|low calorie|low fat|healthier|healthy|sugar free|low sodium|low salt|cheaper|cheap)\b/u;
/** Salted butter instead of unsalted: a question about one food. */
const SAME_FOOD = /(.+) (?:instead|in place) of /iu;
const ASKS_WHETHER = /\b(?:is|are|i|can|does|do|what|how|which|why)\b/u;

/** "Bread flour instead of all-purpose", "chicken thighs instead of breasts": the elided word is in the other half. */
const ELLIPSIS = /(\S+)\s+(\S+)\s+(?:instead of|in place of|for)\s+((?:[\p{L}-]+\s){0,1}[\p{L}-]+)/iu;

function completed(text: string): FoundFood | null {
  const match = ELLIPSIS.exec(text);
  if (match === null) return null;
  const [, before = '', last = '', rest = ''] = match;
  const tries = [rest, rest.split(' ')[0] ?? ''].flatMap((part) => [`${part} ${last}`, `${before} ${part}`]);
  return tries.map((each) => findFood(each)).find((found) => found !== null) ?? null;
}

function replacedFood(text: string, foods: readonly FoundFood[]): FoundFood | null {
  for (const pattern of REPLACED) {
    const part = pattern.exec(text)?.[1];
    const found = part === undefined ? null : (findFoods(part)[0] ?? findFood(part));
    if (found !== null) return found;
    if (part !== undefined && pattern === REPLACED[0]) return completed(text);
  }
  return foods[0] ?? null;
}

function sentenceOf({ use, ratio, and, note }: Substitute): string {
  if (ratio > MAX_RATIO) return `${capital(use)}: ${note}`;
  const parts = [
    `${plainNumber(Math.round(ratio * 100))} g of ${use}`,
    ...(and ?? []).map((more) => `${plainNumber(Math.round(more.ratio * 100))} g of ${more.use}`),
  ];
  const amount = ratio === 1 && and === undefined ? 'the same amount' : `for 100 g, use ${listed(parts)}`;
  return `${capital(use)} (${amount}): ${note}`;
}

type Wish = (food: Food) => boolean;

/** Parses a requirement on the substitute: a diet, or no allergen. */
function wishIn(text: string): { readonly wish: Wish; readonly rest: string } | null {
  const found = findRestrictions(text).filter(({ of, diets }) => of === 'dish' || diets.length > 0);
  const { gaps, ...rules } = applyRestrictions(text, found);
  if (rules.diets.length + rules.without.length === 0) return null;
  const objectionTo = foodObjection(rules);
  return { wish: (food) => objectionTo(food) === null, rest: gaps.join(' ') };
}

const suits = (wish: Wish, { use, and }: Substitute): boolean =>
  [use, ...(and ?? []).map((more) => more.use)].every((name) => wish(getFood(name)));

export function answerSubstitute(question: Question): Computed | null {
  const wished = wishIn(question.text);
  if (!question.concepts.has('instead') && !/\bno\b|^without\b/u.test(question.plain)) {
    // "Vegan honey": only a food and a diet that it violates.
    const [only] = wished === null ? [] : findFoods(wished.rest);
    const bare = /^\W*(?:\S+\s+){1,4}\S+\W*$/u.test(question.text) && question.stems.length <= 4;
    if (only === undefined || wished === null || !bare || wished.wish(only.food) || ASKS_WHETHER.test(question.plain))
      return null;
    return substitutesOf(only, question, wished.wish);
  }
  if (UNKNOWN_WISH.test(question.plain)) return null;
  // "I cannot eat eggs, what can I use instead" names the food only in the restriction.
  const plain = wished?.rest ?? question.text;
  const text = findFoods(question.textWithoutEater).length === 0 ? plain : question.textWithoutEater;
  const found = replacedFood(text, text === question.text ? question.foods : findFoods(text));
  const instead = SAME_FOOD.exec(text)?.[1];
  if (found === null || (instead !== undefined && findFoods(instead)[0]?.food === found.food)) return null;
  return substitutesOf(found, question, wished?.wish);
}

/** Fallback: how to make something without a food ("pancakes without eggs"). */
export function answerWithout(question: Question): Computed | null {
  const left = /\bwithout (?:any |the )?(.+)/iu.exec(question.text)?.[1];
  const found = left === undefined ? null : findFood(left.replace(/[\s?.!]+$/u, ''));
  return found === null ? null : substitutesOf(found, question);
}

/** Reverses substitutions: a named food that has this one as a substitute can replace it. */
const mutual = (name: Food['name'], asked: ReadonlySet<Food['name']>, own: readonly Substitute[]): Substitute[] =>
  [...asked]
    .filter((use) => use !== name && !own.some((each) => each.use === use))
    .flatMap((use) =>
      (factsOf(use).substitutes ?? [])
        .filter((each) => each.use === name && each.and === undefined)
        .slice(0, 1)
        .map(({ ratio }) => ({ use, ratio: 1 / ratio, note: 'The two can replace each other.' })),
    );

const WITHOUT = /\bwithout\b|(?<!\b(?:have|has|got|had|is|are) )\bno\b/iu;
const WHOLE_ROLES: ReadonlySet<Food['role']> = new Set(['vinegar', 'wine', 'spirit']);

/** "Without vinegar" excludes every vinegar, "without breadcrumbs" panko as well. */
const isSameKind = (food: Food, excluded: Food): boolean =>
  food.like === excluded.name || (food.role === excluded.role && WHOLE_ROLES.has(food.role));

function substitutesOf(found: FoundFood, question: Question, wish?: Wish): Computed | null {
  const own = factsOf(found.food.name).substitutes ?? [];
  const asked = new Set(question.foods.map(({ food }) => food.name));
  const known = [...own, ...mutual(found.food.name, asked, own)].filter(
    ({ use }) => !WITHOUT.test(question.text) || !isSameKind(getFood(use), found.food),
  );
  const left = exclusionNote(
    known.map(({ use }) => use),
    question.objectionTo,
  );
  const suitable = known.filter((each) => suits((food) => question.objectionTo(food) === null, each));
  const all = suitable.filter((each) => wish === undefined || suits(wish, each));
  // A substitute named in the question comes first.
  const ordered = all.toSorted((one, other) => Number(asked.has(other.use)) - Number(asked.has(one.use)));
  if (ordered.length === 0) {
    if (left === '') return null;
    return {
      topic: 'substitute',
      text: `I don’t know anything to use instead of ${found.name} that suits you.${left}`,
    };
  }
  let text = `Instead of ${found.name} you can use:`;
  const uses: Substitute[] = [];
  for (const each of ordered.slice(0, MAX_SHOWN)) {
    const next = `${text} ${sentenceOf(each)}`;
    if (next.length > LONGEST && each !== ordered[0]) break;
    text = next;
    uses.push(each);
  }
  const subject = { food: found.food.name, name: found.name };
  // Beyond this ratio only the note explains the use.
  const stated = uses.filter(({ ratio }) => ratio <= MAX_RATIO);
  const facts: AnswerFacts = { kind: 'substitutes', subject, uses: stated, hasLeftOut: left !== '' };
  return { topic: 'substitute', text: `${text}${left}`, facts: stated.length > 0 ? facts : undefined };
}
