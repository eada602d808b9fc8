import { isOfCookbook } from '#compose/dish-form';
import { spaced } from '#compose/dish-words';
import { COOKBOOK } from '#dishes/dish-forms';
import { foodWords } from '#food-words';
import { DISH_FORMS } from '#forms/dish-forms';

/** A dish of the cookbook that a text names. */
export interface NamedDish {
  readonly id: string;
  /** The words of the text that name it, in the singular and padded with spaces. */
  readonly phrase: string;
}

const ARTICLE = / (?:the|a|an) (?=.* )/gu;
let names: ReadonlyMap<string, readonly NamedDish[]> | undefined;

/** The names of all dish forms by their first word; the cookbook's before others that are equal. Built lazily. */
function byFirstWord(): ReadonlyMap<string, readonly NamedDish[]> {
  names ??= Map.groupBy(
    [...COOKBOOK, ...DISH_FORMS.filter((form) => !isOfCookbook(form))]
      .flatMap(({ id, words }) =>
        // A parsed wish has no articles left: "toad in hole".
        words
          .map(spaced)
          .flatMap((phrase) => [...new Set([phrase, phrase.replaceAll(ARTICLE, ' ')])])
          .map((phrase): NamedDish => ({ id, phrase })),
      )
      .filter(({ phrase }) => phrase.trim() !== ''),
    ({ phrase }) => phrase.trim().split(' ')[0] ?? '',
  );
  return names;
}

/** Lists the names of all dish forms. */
export const listDishNames = (): readonly NamedDish[] => [...byFirstWord().values()].flat();

export const isRecorded = ({ id }: NamedDish): boolean => ids.has(id);

const ids: ReadonlySet<string> = new Set(COOKBOOK.map(({ id }) => id));

/** Words before the name of a dish that name no food: "vegan chili" is a chili, although chili is a food too. */
const QUALIFIERS =
  / (?:vegan|vegetarian|gluten free|dairy free|lactose free|halal|kosher|quick|easy|simple|healthy|homemade|spicy|mild|good|best|classic|traditional|authentic)(?= )/gu;

/**
 * Returns the dish of the cookbook with the longest name in a text, or null. A name within a food name (`foods`: "ramen
 * noodle") or a longer name of another dish form ("bread pudding") does not count; one that equals a food name
 * ("hummus") does if no other food is named.
 */
export function dishNamedIn(text: string, foods: readonly string[], alone: boolean): NamedDish | null {
  const within = spaced(text);
  const bare = within.replaceAll(QUALIFIERS, '');
  const foodNames = foods.map(spaced);
  const isFood = (phrase: string): boolean =>
    !(alone && (phrase === bare || foodNames.includes(phrase))) && foodNames.some((name) => name.includes(phrase));
  let longest: NamedDish | null = null;
  for (const word of new Set(foodWords(text)))
    for (const named of byFirstWord().get(word) ?? [])
      if (named.phrase.length > (longest?.phrase.length ?? 0) && within.includes(named.phrase) && !isFood(named.phrase))
        longest = named;
  return longest !== null && ids.has(longest.id) ? longest : null;
}

/** The recorded names of three words and more by their words in alphabetical order; null for those of several dishes. */
let anyOrder: ReadonlyMap<string, NamedDish | null> | undefined;
const inOrder = (words: readonly string[]): string => words.toSorted().join(' ');
const MIN_WORDS = 3;
const MAX_WORDS = 5;

function byAnyOrder(): ReadonlyMap<string, NamedDish | null> {
  if (anyOrder !== undefined) return anyOrder;
  const all = new Map<string, NamedDish | null>();
  for (const named of listDishNames().filter(isRecorded)) {
    const words = named.phrase.trim().split(' ');
    if (words.length < MIN_WORDS || words.length > MAX_WORDS) continue;
    const key = inOrder(words);
    const there = all.get(key);
    all.set(key, there === undefined || there?.id === named.id ? named : null);
  }
  anyOrder = all;
  return all;
}

/** Returns the dish whose name has the same words in another order: "green thai curry". */
function dishInAnyOrder(words: readonly string[]): NamedDish | null {
  for (let count = Math.min(MAX_WORDS, words.length); count >= MIN_WORDS; count -= 1)
    for (let from = 0; from + count <= words.length; from += 1) {
      const named = byAnyOrder().get(inOrder(words.slice(from, from + count)));
      if (named !== undefined && named !== null) return named;
    }
  return null;
}

/** Main foods in names of dishes: "kung pao shrimp" is nearly "kung pao chicken". */
const MAIN_WORDS = ['chicken', 'beef', 'pork', 'lamb', 'shrimp', 'duck'] as const;
const MAX_TEXT_WORDS = 16;

/**
 * Returns the dish that a text nearly names: in another order of words, around its main food ("thai green tofu curry"),
 * or with another main food than the name has ("kung pao shrimp"). `mains` are the main foods in the text; `accepts`
 * says if a dish can be made of the given one in the place of its own. The phrase lists the words of the text that
 * belong to the name.
 */
export function dishNearlyNamedIn<Main extends { readonly name: string }>(
  text: string,
  mains: readonly Main[],
  accepts: (id: string, main: Main, own: string) => boolean,
): NamedDish | null {
  const all = foodWords(text);
  if (all.length > MAX_TEXT_WORDS) return null;
  const mainWords = new Set(mains.flatMap(({ name }) => foodWords(name)));
  const words = all.filter((word) => !mainWords.has(word));
  const moved = dishInAnyOrder(words) ?? (mains.length > 0 ? dishNamedIn(words.join(' '), [], false) : null);
  if (moved !== null && moved.phrase.trim().includes(' ')) return moved;
  const [main, another] = mains;
  if (main === undefined || another !== undefined) return null;
  const within = spaced(text);
  let longest: NamedDish | null = null;
  for (const own of MAIN_WORDS) {
    if (mainWords.has(own)) continue;
    const named = dishNamedIn(within.replace(spaced(main.name), ` ${own} `), [], true);
    if (named === null || !named.phrase.includes(` ${own} `)) continue;
    const rest = named.phrase.replace(` ${own} `, ' ');
    if (
      !GENERAL.test(rest) &&
      (longest === null || rest.length > longest.phrase.length) &&
      accepts(named.id, main, own)
    )
      longest = { id: named.id, phrase: rest };
  }
  return longest;
}
/** Names that are of no dish in particular without their main food. */
const GENERAL =
  /^ *$|\b(?:soup|stew|salad|curry|pie|sandwich|burger|rice|noodle|pasta|roast|fried|grilled|baked|casserole|wrap|fry|bake|bowl|wing|chop|ball|meatball|sausage) $/u;

/** Removes the words of a dish's name from a text, wherever they are. */
export function withoutWords(text: string, { phrase }: NamedDish): string {
  const words = phrase.trim().split(' ');
  return text
    .replaceAll(/[\p{L}\p{M}'’]+/gu, (token) => {
      const at = words.indexOf(foodWords(token).join(' '));
      if (at < 0) return token;
      words.splice(at, 1);
      return '';
    })
    .replaceAll(/ {2,}/gu, ' ')
    .trim();
}

/** Replaces the name of a dish in a text, whatever its letters and number: "vegan tacos al pastor" becomes "vegan". */
export function withoutName(text: string, { phrase }: NamedDish, replacement = ''): string {
  const words = phrase.trim().split(' ');
  const tokens = [...text.matchAll(/[\p{L}\p{M}'’]+/gu)];
  for (let from = 0; from < tokens.length; from += 1)
    for (let to = from; to < Math.min(tokens.length, from + words.length + 2); to += 1) {
      const [first, last] = [tokens[from], tokens[to]];
      if (first === undefined || last === undefined) break;
      const end = last.index + last[0].length;
      if (spaced(text.slice(first.index, end)) === phrase)
        return `${text.slice(0, first.index)}${replacement} ${text.slice(end)}`;
    }
  return text;
}
