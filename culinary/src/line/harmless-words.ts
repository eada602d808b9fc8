import { singular } from '#food-words';
import { HARMLESS_WORDS } from '#line/harmless-words-data';

let words: ReadonlySet<string> | undefined;

/** True for an English word that names no food: "garnish", "preferably", "room". */
export function isHarmlessWord(word: string): boolean {
  words ??= new Set(HARMLESS_WORDS.split(' ').map(singular));
  return words.has(word) || (word.length > 4 && (word.endsWith('ly') || word.endsWith('less')));
}
