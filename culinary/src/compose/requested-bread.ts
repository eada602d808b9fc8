import { DISH_FORMS } from '#forms/dish-forms';
import { exactFood } from '#compose/note-words';
import type { FoundFood } from '#ingredient-catalogue';

/** Words for baking; a bread after them is the dish, not a given food. */
const BAKING = /\b(?:bak|mak)(?:e|ing)\b(?!.*\btoast)/giu;

/** The dish words that contain a food's name, by that name. Memoized, because there are thousands of words. */
const dishWordsWith = new Map<string, readonly string[]>();
function isDishWord(part: string, test: (word: string) => boolean): boolean {
  let words = dishWordsWith.get(part);
  if (words === undefined) {
    words = DISH_FORMS.flatMap((form) => form.words).filter((word) => word.includes(part));
    dishWordsWith.set(part, words);
  }
  return words.some(test);
}

interface RequestedBread {
  readonly bread: FoundFood;
  /** The phrase that selects its dish form. */
  readonly dish: string;
  /** "Rye bread" is made of rye flour. */
  readonly flour: FoundFood | null;
}

/** Removes the words for baking, which would also select a cake. */
export const withoutBakingWords = (text: string): string => text.replace(BAKING, ' ');

/**
 * Detects that a bread in a text is the requested dish: "bake a bread", "make focaccia", and "banana bread", which is a
 * cake. Null otherwise.
 */
export function requestedBread(text: string, found: readonly FoundFood[]): RequestedBread | null {
  const bread = found.find(({ food }) => food.role === 'bread' || food.role === 'wrap');
  if (bread === undefined) return null;
  const { food, name } = bread;
  const written = text.toLowerCase();
  const isNamed = (test: (word: string) => boolean): boolean =>
    isDishWord(food.name, (word) => word !== food.name && written.includes(word) && test(word));
  if (isNamed((word) => word.endsWith(food.name))) return { bread, dish: text, flour: null };
  if (isNamed(() => true) || withoutBakingWords(text) === text) return null;
  const dish = [name, food.name, food.like ?? food.name]
    .map((each) => `baking your own ${each}`)
    .find((phrase) => isDishWord('baking your own', (word) => word === phrase));
  if (dish === undefined) return null;
  const flour = name === food.role ? null : exactFood(name.replace(/bread$/u, 'flour'));
  return { bread, dish, flour: flour?.food.role === 'flour' ? flour : null };
}
