import { boundedForm } from '@larder/culinary/bounded-form';
import { searchWords } from '@larder/culinary/search-words';

export const INTENTS = ['generate', 'search', 'add', 'remove', 'cooking', 'general'] as const;
export type Intent = (typeof INTENTS)[number];

/** The first that speaks of itself is meant. Each word counts from its beginning: "searching" is, "research" is not. */
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

/** What somebody wants, by the words in it. */
export function classify(message: string): Intent {
  const text = boundedForm(message, 'NFKC').toLowerCase().replaceAll(/\s+/gu, ' ');
  return KEYWORDS.find(([, speaks]) => speaks(text))?.[0] ?? 'general';
}

/** What can be picked out of a message to cook with. */
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

/** The ingredients that are named as whole words, in the order of the list. */
export function pickIngredients(text: string): readonly string[] {
  const named = new Set(searchWords(text).map((word) => WORD_FORMS.get(word)));
  return INGREDIENT_WORDS.filter((word) => named.has(word));
}

const BETWEEN = new Set('any the and or more'.split(' '));

/** Does it say anything besides what is picked out of it? */
export function saysMore(phrase: string): boolean {
  return searchWords(phrase).some((word) => !WORD_FORMS.has(word) && !BETWEEN.has(word));
}
