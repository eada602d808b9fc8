/** Shorter words have too many neighbours, longer ones are none; what has digits is an amount or a code. */
const CORRECTABLE = /^\p{L}{4,24}$/u;
/** Length of the prefix by which a misspelled word is found. */
const FORM_LETTERS = 7;
/** Minimum length of a word in which two edits are allowed instead of one. */
const LONG_LETTERS = 8;

/** Can the word be misspelt so that we would notice, or be meant by one that is? */
export function isCorrectable(word: string): boolean {
  return CORRECTABLE.test(word);
}

/** What is left of a known word when letters are missing; every misspelling of it has one of these in common with it. */
export function indexedDeletions(word: string): string[] {
  // One letter less than a long word has, because it may be what a long one was meant to be.
  return formsOf(word, lettersOf(word).length < LONG_LETTERS - 2 ? 1 : 2);
}

/** The same of a word that nobody knows. */
export function queryDeletions(word: string): string[] {
  return formsOf(word, maxEditsForLength(lettersOf(word).length));
}

/** The number of edits allowed in a typed word. */
export function maxEditsFor(typed: string): 1 | 2 {
  return maxEditsForLength(lettersOf(typed).length);
}

function lettersOf(word: string): string[] {
  return Array.from(word);
}

function maxEditsForLength(letters: number): 1 | 2 {
  return letters < LONG_LETTERS ? 1 : 2;
}

function formsOf(word: string, missing: number): string[] {
  let shorter = new Set([lettersOf(word).slice(0, FORM_LETTERS).join('')]);
  const forms = new Set(shorter);
  for (let round = 0; round < missing; round++) {
    shorter = new Set([...shorter].flatMap(withOneLess));
    for (const form of shorter) forms.add(form);
  }
  return [...forms];
}

function withOneLess(word: string): string[] {
  const letters = lettersOf(word);
  return letters.map((_letter, at) => [...letters.slice(0, at), ...letters.slice(at + 1)].join(''));
}

/**
 * How far a word is from what it may be meant to be: 1 or 2 slips (a letter missing, extra, wrong or swapped with its
 * neighbour), or null where it is further. With `isBeginning` the word may also be a beginning that was typed with a
 * slip; that counts as further than any whole word.
 */
export function editDistanceTo(meant: string, word: string, isBeginning = false): number | null {
  const [from, to] = [lettersOf(word), lettersOf(meant)];
  const forgiven = maxEditsForLength(from.length);
  if (from.length - to.length > forgiven || (!isBeginning && to.length - from.length > forgiven)) return null;
  const last = editDistancesToPrefixes(from, to);
  const whole = last.at(-1) ?? Infinity;
  if (whole <= forgiven) return whole;
  const beginning = Math.min(...last);
  return isBeginning && beginning <= forgiven ? beginning + LONG_LETTERS : null;
}

/** To each beginning of `to`, the empty one first: Damerau's distance, with no letter moved twice. */
function editDistancesToPrefixes(from: readonly string[], to: readonly string[]): number[] {
  let before: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [row, letter] of from.entries()) {
    const current = [row + 1];
    for (const [column, other] of to.entries()) {
      const replaced = (previous[column] ?? 0) + (letter === other ? 0 : 1);
      const moved = Math.min((previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1, replaced);
      const isSwapped = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === other;
      current.push(isSwapped ? Math.min(moved, (before[column - 1] ?? 0) + 1) : moved);
    }
    before = previous;
    previous = current;
  }
  return previous;
}
