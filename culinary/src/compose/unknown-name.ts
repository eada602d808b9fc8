import { isDishWord } from '#compose/dish-words';
import { isFiller } from '#compose/note-words';
import { foodWords } from '#food-words';
import { DISH_FORMS } from '#forms/dish-forms';
import { findFoods } from '#ingredient-catalogue';
import { isHarmlessWord } from '#line/harmless-words';
import { isStopWord } from '#wish/stop-words';

const MAX_WORDS = 4;
const MIN_LETTERS = 3;

/**
 * True if a short text says a food or a dish, and a word that means nothing to us: it is probably the name of a dish that we do
 * not know ("funeral potatoes").
 */
export function isUnknownName(text: string): boolean {
  const words = foodWords(text);
  if (words.length < 2 || words.length > MAX_WORDS) return false;
  const found = findFoods(text);
  const known = new Set(found.flatMap(({ name, food }) => [...foodWords(name), ...foodWords(food.name)]));
  return (
    (found.length > 0 || words.some((word) => isDishWord(DISH_FORMS, word))) &&
    words.some(
      (word) =>
        word.length >= MIN_LETTERS &&
        /^[a-z]+$/u.test(word) &&
        !known.has(word) &&
        !isStopWord(word) &&
        !isHarmlessWord(word) &&
        !isFiller(word) &&
        !isDishWord(DISH_FORMS, word) &&
        findFoods(word).length === 0,
    )
  );
}
