import { exactFood } from '#compose/note-words';
import { otherDishIn } from '#compose/other-dishes';
import { splitDishCompound } from '#dishes/compound-names';
import { dishNamedIn, isRecorded, listDishNames } from '#dishes/named-dish';
import { foodWords } from '#food-words';
import { FOODS } from '#ingredient-catalogue';
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
  'cooker steamer burner masher filler filled complete doubled picking spongy bruise mutton'.split(' '),
);

let wholeNames: ReadonlySet<string> | undefined;

const isName = (word: string): boolean =>
  (wholeNames ??= new Set(listDishNames().map(({ phrase }) => phrase.trim()))).has(word);

let foodNameWords: ReadonlySet<string> | undefined;

/** True for a word of a food's name: "wing" of chicken wing. */
const isFoodWord = (word: string): boolean =>
  (foodNameWords ??= new Set(FOODS.flatMap(({ name }) => foodWords(name)))).has(word);

/** True for a word that can be meant as it is. */
const isKnown = (word: string): boolean =>
  word.length < 3 ||
  isStopWord(word) ||
  isHarmlessWord(word) ||
  isName(word) ||
  isFoodWord(word) ||
  exactFood(word) !== null;

/** Returns the name that is spelled nearly like a phrase; null if there is none, or several equally close. */
function closestName(phrase: string): { readonly text: string; readonly edits: number } | null {
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
  const [first] = closest;
  return isOne && first !== undefined ? { text: first.text, edits: fewest } : null;
}

const PERSON = /^(?:my )?(?:\p{L}+ )?\p{L}+['’]s /u;

/** Removes the person whose dish it is ("Jamie Oliver's carbonara"), but not of a name like shepherd's pie. */
function withoutPerson(text: string): string {
  const rest = text.replace(PERSON, '');
  const named = rest === text ? null : dishNamedIn(rest, [], true);
  return named !== null && named.phrase === dishNamedIn(text, [], true)?.phrase ? rest : text;
}

/** How other languages spell it; alone it is any meat on a stick. */
const KEBAB = /\b(?:kebap|kabap|kebob|kabob)\b/giu;

/** Returns a text with the name of its dish as the cookbook spells it. */
export function readDishName(text: string): string {
  const split = splitDishCompound(withoutPerson(text.replaceAll(KEBAB, 'kebab')));
  return correctDishName(split) ?? split;
}

/**
 * Corrects the misspelled name of a dish in a text ("vegan tiramissu" → "vegan tiramisu"). Null if nothing is
 * misspelled, or if several dishes are as likely. Words that mean something as they are stay.
 */
function correctDishName(text: string): string | null {
  const tokens = [...text.matchAll(/[\p{L}\p{M}'’]+/gu)];
  if (tokens.length === 0 || tokens.length > MAX_TEXT_WORDS) return null;
  if (otherDishIn(text) !== null) return null;
  if (dishNamedIn(text, [], true)?.phrase.trim() === foodWords(text).join(' ')) return null;
  for (let count = Math.min(MAX_NAME_WORDS, tokens.length); count > 0; count -= 1) {
    let best: { readonly text: string; readonly edits: number } | null = null;
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
      if (name !== null && name.edits < (best?.edits ?? Infinity))
        best = { text: `${text.slice(0, first.index)}${name.text}${text.slice(end)}`, edits: name.edits };
    }
    if (best !== null) return best.text;
  }
  return null;
}
