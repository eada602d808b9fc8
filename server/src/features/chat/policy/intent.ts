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
  const text = message.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ');
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

const WORD_FORMS = new Map(INGREDIENT_WORDS.map((word) => [searchWords(word)[0] ?? word, word]));
const NOT_WANTED = new Set('no not without avoid avoiding except minus skip hold'.split(' '));
/** "no dairy or eggs", "without the eggs". */
const BETWEEN = new Set('any the and or more'.split(' '));

interface Pick {
  readonly wanted: readonly string[];
  readonly unwanted: readonly string[];
}

/** The ingredients that are named as whole words, in the order of the list; "no eggs" and "egg-free" name what is not wanted. */
export function pickIngredients(message: string): Pick {
  const words = searchWords(message);
  const wanted = new Set<string>();
  const unwanted = new Set<string>();
  for (const [at, word] of words.entries()) {
    const ingredient = WORD_FORMS.get(word);
    if (ingredient === undefined) continue;
    (isUnwanted(words, at) ? unwanted : wanted).add(ingredient);
  }
  const inOrder = (of: ReadonlySet<string>) => INGREDIENT_WORDS.filter((word) => of.has(word));
  return { wanted: inOrder(wanted), unwanted: inOrder(unwanted) };
}

/** Does it say anything besides what is picked out of it? */
export function saysMore(phrase: string): boolean {
  const isSaid = (word: string) => WORD_FORMS.has(word) || NOT_WANTED.has(word) || BETWEEN.has(word);
  return searchWords(phrase).some((word) => word !== 'free' && !isSaid(word));
}

const MOST_BETWEEN = 6;

function isUnwanted(words: readonly string[], at: number): boolean {
  if (words[at + 1] === 'free') return true;
  for (let before = at - 1; before >= Math.max(0, at - MOST_BETWEEN); before -= 1) {
    const word = words[before] ?? '';
    if (NOT_WANTED.has(word)) return true;
    if (!BETWEEN.has(word) && !WORD_FORMS.has(word)) return false;
  }
  return false;
}

/** Does the person ask for something to be made, rather than how it is made? */
export function asksToMake(message: string): boolean {
  const text = message.normalize('NFKC').toLowerCase();
  if (classify(message) === 'generate') return true;
  if (/\bhow (?:do|did|does|to|can|could|should|would|is|are)\b/u.test(text)) return false;
  return /\b(?:(?:make|create|generate|write|invent|compose|cook|bake|mix) (?:me|us|up|a|an|some|something|it)\b|come up with|surprise)/u.test(
    text,
  );
}
