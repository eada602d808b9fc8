import { normalizeWords } from '#intent/normalize';

/** A change of the amount of some ingredients: "spicier", "less sugar". */
export interface AmountChange {
  /** Matches the ingredient lines to change. */
  readonly lines: RegExp;
  readonly factor: number;
  /** The line to add if no line matches. */
  readonly add?: string;
  /** The change in words: "more chili". */
  readonly words: string;
}

interface Taste {
  readonly lines: RegExp;
  readonly name: string;
  readonly add: string;
}

const CHILI: Taste = {
  lines:
    /\bchil(?:i|li|e)(?:e?s)?\b|\bcayenne\b|\bjalape|\bhabanero|\bscotch bonnet|\bharissa\b|\bsriracha\b|\bgochu|\bcurry paste\b|\bred pepper flakes\b/iu,
  name: 'chili',
  add: '1 red chili, finely chopped',
};
const SUGAR: Taste = { lines: /\b(?:sugar|honey|syrup|molasses)\b/iu, name: 'sugar', add: '1 tsp sugar' };
const SALT: Taste = { lines: /\b(?:salt|soy sauce|fish sauce)\b/iu, name: 'salt', add: '1 pinch salt' };
const GARLIC: Taste = { lines: /\bgarlic\b/iu, name: 'garlic', add: '2 cloves garlic, finely chopped' };
const ACID: Taste = { lines: /\b(?:lemon|lime|vinegar)\b/iu, name: 'acid', add: '1 tbsp lemon juice' };

const TASTES: readonly (readonly [RegExp, Taste])[] = [
  [/^(?:spicier|spicy|hotter|hot|heat|spice|chil(?:i|li|e)|fiery|milder)$/u, CHILI],
  [/^(?:sweeter|sweet|sugar|sugary)$/u, SUGAR],
  [/^(?:saltier|salty|salt)$/u, SALT],
  [/^(?:garlickier|garlicky|garlic)$/u, GARLIC],
  [/^(?:sourer|sour|tangier|tangy|acid|acidic)$/u, ACID],
];
const LESS = 0.5;
const MORE = 1.5;
const FACTORS: readonly (readonly [RegExp, number])[] = [
  [/^half/u, 0.5],
  [/^(?:double|twice)/u, 2],
  [/^(?:a bit |a little |slightly )?(?:less|not (?:so|too|as))/u, LESS],
  [/^(?:a bit |a little |slightly )?(?:more|extra)/u, MORE],
];
const LEAD =
  /^(?:(?:make (?:it|that|this)|can you make it|could you make it|i want it|i'd like it|but|and|ok|okay|please|with|use|add|only|just|bit|a bit|a little|slightly|much|even) )+/u;
const TAIL = /(?: (?:please|in it|thanks|next time|then|instead))+$/u;
const CHANGE =
  /^(?<degree>less|more|extra|half|double|twice|not (?:so|too|as))(?: (?:of|as much|the amount of|much))?(?: the)? (?<what>[\p{L}-]+(?: [\p{L}-]+)?)$/u;
const COMPARATIVE = /^(?:spicier|hotter|milder|sweeter|saltier|garlickier|tangier)$/u;
const NO_INGREDIENT =
  /^(?:than|time|ideas?|recipes?|options?|one|healthy|servings?|people|portions?|info|details?|of)\b/u;

/** Parses a wish for more or less of something; undefined for anything else. */
export function parseAmountChange(message: string): AmountChange | undefined {
  const text = normalizeWords(message.replaceAll(/[,;:]/gu, ' ')).replace(LEAD, '').replace(TAIL, '');
  if (COMPARATIVE.test(text)) return changeOf(text, text === 'milder' ? LESS : MORE);
  const groups = CHANGE.exec(text)?.groups;
  const what = groups?.['what'] ?? '';
  const factor = FACTORS.find(([pattern]) => pattern.test(groups?.['degree'] ?? ''))?.[1];
  if (factor === undefined || what === '' || NO_INGREDIENT.test(what)) return undefined;
  // "Double the lasagna" scales the recipe.
  if (/^(?:half|double|twice)/u.test(text) && !TASTES.some(([pattern]) => pattern.test(what))) return undefined;
  return changeOf(what, factor);
}

function changeOf(what: string, factor: number): AmountChange {
  const taste = TASTES.find(([pattern]) => pattern.test(what))?.[1];
  const degree = factor < 1 ? 'less' : 'more';
  if (taste === undefined) {
    const stem = RegExp.escape(what.replace(/(?:es|s)$/u, ''));
    return { lines: new RegExp(String.raw`\b${stem}`, 'iu'), factor, words: `${degree} ${what}` };
  }
  const change = { lines: taste.lines, factor, words: `${degree} ${taste.name}` };
  return factor < 1 ? change : { ...change, add: taste.add };
}
