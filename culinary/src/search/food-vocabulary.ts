import { FOODS, namesOf } from '#ingredient-catalogue';
import { searchWords } from '#search-words';
import { isMendable, slipsTo } from '#search/spelling';

let words: ReadonlySet<string> | undefined;

/** The words of foods' names: known wherever somebody searches, whether a recipe has them or not. */
export function foodVocabulary(): ReadonlySet<string> {
  words ??= new Set(FOODS.flatMap((food) => namesOf(food).flatMap(searchWords)).filter(isMendable));
  return words;
}

/** Those that a misspelt word may be meant to be. */
export function foodWordsLike(word: string, isBeginning: boolean): string[] {
  return [...foodVocabulary()].filter((known) => slipsTo(known, word, isBeginning) !== null);
}
