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

let names: ReadonlyMap<string, readonly NamedDish[]> | undefined;

/** The names of all dish forms by their first word; the cookbook's before others that are equal. Built lazily. */
function byFirstWord(): ReadonlyMap<string, readonly NamedDish[]> {
  names ??= Map.groupBy(
    [...COOKBOOK, ...DISH_FORMS.filter((form) => !isOfCookbook(form))]
      .flatMap(({ id, words }) => words.map((word): NamedDish => ({ id, phrase: spaced(word) })))
      .filter(({ phrase }) => phrase.trim() !== ''),
    ({ phrase }) => phrase.trim().split(' ')[0] ?? '',
  );
  return names;
}

/** Lists the names of all dish forms. */
export const listDishNames = (): readonly NamedDish[] => [...byFirstWord().values()].flat();

export const isRecorded = ({ id }: NamedDish): boolean => ids.has(id);

const ids: ReadonlySet<string> = new Set(COOKBOOK.map(({ id }) => id));

/**
 * Returns the dish of the cookbook with the longest name in a text, or null. A name within a food name (`foods`: "ramen
 * noodle") or a longer name of another dish form ("bread pudding") does not count; one that equals a food name
 * ("hummus") does if no other food is named.
 */
export function dishNamedIn(text: string, foods: readonly string[], alone: boolean): NamedDish | null {
  const within = spaced(text);
  const foodNames = foods.map(spaced);
  const isFood = (phrase: string): boolean =>
    !(alone && (phrase === within || foodNames.includes(phrase))) && foodNames.some((name) => name.includes(phrase));
  let longest: NamedDish | null = null;
  for (const word of new Set(foodWords(text)))
    for (const named of byFirstWord().get(word) ?? [])
      if (named.phrase.length > (longest?.phrase.length ?? 0) && within.includes(named.phrase) && !isFood(named.phrase))
        longest = named;
  return longest !== null && ids.has(longest.id) ? longest : null;
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
