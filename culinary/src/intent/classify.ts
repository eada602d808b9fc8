import { boundedForm } from '#bounded-form';
import { searchWords } from '#plain-words';

export const INTENTS = ['generate', 'search', 'add', 'remove', 'cooking', 'general'] as const;
export type Intent = (typeof INTENTS)[number];

/** The first match wins. A keyword matches from the beginning of a word: "searching" matches, "research" does not. */
const KEYWORDS: readonly (readonly [Intent, (text: string) => boolean])[] = [
  ['generate', (text) => /\brecipe/u.test(text) && /\b(?:make|making|create|creating|generat)/u.test(text)],
  ['search', (text) => /\b(?:search|find|look(?:ing)? for\b)/u.test(text)],
  [
    'add',
    (text) =>
      /\badd (?:\S+ ){0,6}?to (?:\S+ )?cookbook/u.test(text) || /\bsave (?:(?:this|that|the|my|a) )?recipe/u.test(text),
  ],
  ['remove', (text) => /\b(?:remov|delet)/u.test(text)],
  ['cooking', (text) => /\bhow to\b|\bsubstitut|\bcooking tip/u.test(text)],
];

/** The intent of a message by its keywords alone (product spec). `parseCommand` decides whether it is really a command. */
export function classifyIntent(message: string): Intent {
  const text = boundedForm(message, 'NFKC').toLowerCase().replaceAll(/\s+/gu, ' ');
  return KEYWORDS.find(([, matches]) => matches(text))?.[0] ?? 'general';
}

/** The fixed list of ingredients that are picked out of a message (product spec). */
export const INGREDIENT_WORDS = [
  'chicken',
  'beef',
  'pork',
  'fish',
  'salmon',
  'shrimp',
  'rice',
  'pasta',
  'noodles',
  'bread',
  'tomato',
  'onion',
  'garlic',
  'potato',
  'carrot',
  'broccoli',
  'cheese',
  'milk',
  'egg',
  'butter',
  'salt',
  'pepper',
  'oil',
  'sauce',
] as const;

const WORD_FORMS = new Map<string, string>(INGREDIENT_WORDS.map((word) => [searchWords(word)[0] ?? word, word]));

/** The ingredients of the list that a text contains as whole words, in the order of the list. */
export function pickIngredients(text: string): readonly string[] {
  const named = new Set(searchWords(text).map((word) => WORD_FORMS.get(word)));
  return INGREDIENT_WORDS.filter((word) => named.has(word));
}

const CONNECTING_WORDS = new Set('any the and or more'.split(' '));

/** Whether a phrase contains words other than the ingredients that `pickIngredients` finds. */
export function hasOtherWords(phrase: string): boolean {
  return searchWords(phrase).some((word) => !WORD_FORMS.has(word) && !CONNECTING_WORDS.has(word));
}
