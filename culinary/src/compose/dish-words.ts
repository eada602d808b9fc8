import type { DishForm } from '#compose/dish-form';
import { foodWords, isTypoOf } from '#food-words';
import type { Food } from '#ingredient-catalogue';

interface Phrases {
  /** Padded with a space on both sides. */
  readonly all: readonly string[];
  /** The first words of the phrases. */
  readonly first: ReadonlySet<string>;
}

const phrasesOf = new WeakMap<DishForm, Phrases>();
/** Returns the words of a text, padded with spaces. */
export const spaced = (text: string): string => ` ${foodWords(text).join(' ')} `;

function phrasesWith(form: DishForm): Phrases {
  const known = phrasesOf.get(form);
  if (known !== undefined) return known;
  const all = form.words.map(spaced);
  const read = { all, first: new Set(all.map((phrase) => phrase.trim().split(' ')[0] ?? '')) };
  phrasesOf.set(form, read);
  return read;
}
const phrases = (form: DishForm): readonly string[] => phrasesWith(form).all;

/** Memoizes the last text, which is matched against all forms in a row. */
const NO_WORDS: readonly string[] = [];
let last = { text: '', spaced: '', words: NO_WORDS };
function wordsOf(text: string): typeof last {
  if (last.text !== text) {
    const words = foodWords(text);
    last = { text, spaced: ` ${words.join(' ')} `, words };
  }
  return last;
}

function namesIn(form: DishForm, text: string): readonly string[] {
  const { spaced: within, words } = wordsOf(text);
  const { all, first } = phrasesWith(form);
  return words.some((word) => first.has(word)) ? all.filter((phrase) => within.includes(phrase)) : NONE;
}
const NONE: readonly string[] = [];

/** Returns the length of the longest name of this dish in a text; 0 if none occurs. Ignores number and accents. */
export function namedLength(form: DishForm, text: string): number {
  if (text === '') return 0;
  let longest = 0;
  for (const phrase of namesIn(form, text)) longest = Math.max(longest, phrase.length - 2);
  return longest;
}

export const isNamedIn = (form: DishForm, text: string): boolean => namedLength(form, text) > 0;

/** True if an option denotes this form: by its id, its noun or one of its words. */
export const isDish = (form: DishForm, asked: string): boolean =>
  spaced(form.id) === spaced(asked) || spaced(form.noun).includes(spaced(asked)) || isNamedIn(form, asked);

/** True if an option equals a name of this form: "stew" is the stew itself, and part of many other names. */
export const isNameOf = (form: DishForm, asked: string): boolean =>
  spaced(form.id) === spaced(asked) || phrases(form).includes(spaced(asked));

/** A dish name, padded with spaces. */
interface DishName {
  readonly form: DishForm;
  readonly phrase: string;
  /** Its index among all names of all forms. */
  readonly at: number;
}

interface DishNames {
  readonly byFirstWord: ReadonlyMap<string, readonly DishName[]>;
  readonly words: ReadonlySet<string>;
}

const indexOf = new WeakMap<readonly DishForm[], DishNames>();
function dishNames(forms: readonly DishForm[]): DishNames {
  const known = indexOf.get(forms);
  if (known !== undefined) return known;
  const names = forms
    .flatMap((form) => phrases(form).map((phrase) => ({ form, phrase })))
    .map((name, at): DishName => ({ ...name, at }));
  const read = {
    byFirstWord: Map.groupBy(names, ({ phrase }) => phrase.trim().split(' ')[0] ?? ''),
    words: new Set(names.flatMap(({ phrase }) => phrase.trim().split(' '))),
  };
  indexOf.set(forms, read);
  return read;
}

/** Finds the dish names in a text, in the order of the forms. Compares only names whose first word occurs. */
function findNames(forms: readonly DishForm[], text: string): readonly DishName[] {
  const { byFirstWord } = dishNames(forms);
  const { spaced: within, words } = wordsOf(text);
  const found = new Set(words.flatMap((word) => byFirstWord.get(word) ?? []));
  return [...found].filter(({ phrase }) => within.includes(phrase)).toSorted((one, other) => one.at - other.at);
}

export const isAnyNamedIn = (forms: readonly DishForm[], text: string): boolean => findNames(forms, text).length > 0;

/** Corrects misspelled dish words; other words stay. */
export function correctDishWords(forms: readonly DishForm[], text: string): string {
  const known = dishNames(forms).words;
  return foodWords(text)
    .slice(0, MAX_CORRECTED_WORDS)
    .map((word) => {
      if (word.length < MIN_CORRECTED_LENGTH || known.has(word)) return word;
      for (const each of known)
        if (each.length >= MIN_CORRECTED_LENGTH && each[0] === word[0] && isTypoOf(word, each)) return each;
      return word;
    })
    .join(' ');
}
const MAX_CORRECTED_WORDS = 12;
// Shorter words have real neighbors: stones are no scones.
const MIN_CORRECTED_LENGTH = 6;

/** True if words, in the singular, belong to a dish name. */
export function isDishWord(forms: readonly DishForm[], words: string): boolean {
  if (!words.includes(' ')) return dishNames(forms).words.has(words);
  return forms.some((form) => phrases(form).some((phrase) => phrase.includes(` ${words} `)));
}

/**
 * Returns the dish names in a text that have more than one word ("french toast"); their foods are not meant
 * individually.
 */
export const dishPhrasesIn = (forms: readonly DishForm[], text: string): readonly string[] =>
  findNames(forms, text)
    .map(({ phrase }) => phrase)
    .filter((phrase) => phrase.trim().includes(' '));

/** True if a text is the name of a dish that does not use the food of the same name ("muffin": English muffin). */
export function isDishOnly(forms: readonly DishForm[], text: string, food: Food): boolean {
  const words = spaced(text);
  const called = words === spaced(food.name) ? [] : findNames(forms, text).filter(({ phrase }) => phrase === words);
  return called.length > 0 && !called.some(({ form }) => form.slots.some(({ takes }) => takes(food)));
}
