import { exactFood } from '#compose/note-words';
import { dishNamedIn, isRecorded, listDishNames } from '#dishes/named-dish';
import { foodWords } from '#food-words';
import { countBits, letterBits } from '#letter-bits';
import { isHarmlessWord } from '#line/harmless-words';
import { editDistanceTo } from '#search/spelling';
import { isStopWord } from '#wish/stop-words';

const MIN_LETTERS = 6;
/** Letters at the beginning that must be right: "partridge" is no porridge. */
const PREFIX_LETTERS = 2;
const MAX_EDITS = 2;
const MAX_LETTERS = 40;
/** More words are a sentence, whose words rarely are dishes. */
const MAX_TEXT_WORDS = 12;
const MAX_NAME_WORDS = 4;

interface Name {
  readonly text: string;
  readonly id: string;
  readonly letters: number;
  readonly recorded: boolean;
}

let names: ReadonlyMap<string, readonly Name[]> | undefined;

/** The names of the dishes by their first letters. Built lazily. */
function byPrefix(): ReadonlyMap<string, readonly Name[]> {
  names ??= Map.groupBy(
    listDishNames()
      .map((name) => {
        const text = name.phrase.trim();
        return { id: name.id, text, letters: letterBits(text), recorded: isRecorded(name) };
      })
      .filter(({ text }) => text.length >= MIN_LETTERS),
    ({ text }) => text.slice(0, PREFIX_LETTERS),
  );
  return names;
}

/** Words of kitchens that are nearly names of dishes. */
const SPARED: ReadonlySet<string> = new Set(
  'cooker steamer burner masher filler filled complete doubled picking spongy bruise'.split(' '),
);

let wholeNames: ReadonlySet<string> | undefined;

const isName = (word: string): boolean =>
  (wholeNames ??= new Set(listDishNames().map(({ phrase }) => phrase.trim()))).has(word);

/** True for a word that can be meant as it is. */
const isKnown = (word: string): boolean =>
  word.length < 3 || isStopWord(word) || isHarmlessWord(word) || isName(word) || exactFood(word) !== null;

/** Returns the name that is spelled nearly like a phrase; null if there is none, or several equally close. */
function closestName(phrase: string): string | null {
  const letters = letterBits(phrase);
  const candidates = (byPrefix().get(phrase.slice(0, PREFIX_LETTERS)) ?? []).filter(
    ({ letters: known }) => countBits(letters & ~known) <= MAX_EDITS && countBits(known & ~letters) <= MAX_EDITS,
  );
  const measured = candidates.flatMap((name) => {
    const edits = editDistanceTo(name.text, phrase);
    return edits === null ? [] : [{ name, edits }];
  });
  const fewest = Math.min(...measured.map(({ edits }) => edits));
  // It is the name itself, perhaps in the plural.
  if (fewest === 0) return null;
  const all = measured.filter(({ edits }) => edits === fewest).map(({ name }) => name);
  const recorded = all.filter((name) => name.recorded);
  const closest = recorded.length > 0 ? recorded : all;
  const isOne = new Set(closest.map(({ text }) => text)).size === 1 || new Set(closest.map(({ id }) => id)).size === 1;
  return isOne ? (closest[0]?.text ?? null) : null;
}

/**
 * Corrects the misspelled name of a dish in a text ("vegan tiramissu" → "vegan tiramisu"). Null if nothing is
 * misspelled, or if several dishes are as likely. Words that mean something as they are stay.
 */
export function correctDishName(text: string): string | null {
  const tokens = [...text.matchAll(/[\p{L}\p{M}'’]+/gu)];
  if (tokens.length === 0 || tokens.length > MAX_TEXT_WORDS) return null;
  if (dishNamedIn(text, [], true)?.phrase.trim() === foodWords(text).join(' ')) return null;
  for (let count = Math.min(MAX_NAME_WORDS, tokens.length); count > 0; count -= 1)
    for (let from = 0; from + count <= tokens.length; from += 1) {
      const [first, last] = [tokens[from], tokens[from + count - 1]];
      if (first === undefined || last === undefined) continue;
      const end = last.index + last[0].length;
      const words = foodWords(text.slice(first.index, end));
      const phrase = words.join(' ');
      if (
        phrase.length < MIN_LETTERS ||
        phrase.length > MAX_LETTERS ||
        words.every(isKnown) ||
        words.some((word) => SPARED.has(word))
      )
        continue;
      const name = closestName(phrase);
      if (name !== null) return `${text.slice(0, first.index)}${name}${text.slice(end)}`;
    }
  return null;
}
