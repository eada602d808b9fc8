/** Shorter words have too many neighbors, longer ones are not words, and digits mark an amount or a code. */
const CORRECTABLE = /^\p{L}{4,24}$/u;
/** Length of the prefix from which deletions are derived. */
const PREFIX_LETTERS = 7;
/** Minimum length of a word in which two edits are allowed instead of one. */
const LONG_LETTERS = 8;

/** True if a word can be corrected, or be the correction of another. */
export function isCorrectable(word: string): boolean {
  return CORRECTABLE.test(word);
}

/**
 * Returns a known word's deletions for the index (symmetric deletion, SymSpell): each of its misspellings shares one of
 * them with {@link queryDeletions}.
 */
export function indexedDeletions(word: string): string[] {
  // A long misspelling, which allows two edits, may have two letters more than the word.
  return deletionsOf(word, lettersOf(word).length < LONG_LETTERS - 2 ? 1 : 2);
}

/** Returns the deletions to look up for an unknown word. */
export function queryDeletions(word: string): string[] {
  return deletionsOf(word, maxEditsForLength(lettersOf(word).length));
}

/** Returns the number of edits allowed in a typed word. */
export function maxEditsFor(typed: string): 1 | 2 {
  return maxEditsForLength(lettersOf(typed).length);
}

function lettersOf(word: string): string[] {
  return Array.from(word);
}

function maxEditsForLength(letters: number): 1 | 2 {
  return letters < LONG_LETTERS ? 1 : 2;
}

function deletionsOf(word: string, maxDeletions: number): string[] {
  let shorter = new Set([lettersOf(word).slice(0, PREFIX_LETTERS).join('')]);
  const deletions = new Set(shorter);
  for (let round = 0; round < maxDeletions; round++) {
    shorter = new Set([...shorter].flatMap(deleteOneLetter));
    for (const each of shorter) deletions.add(each);
  }
  return [...deletions];
}

function deleteOneLetter(word: string): string[] {
  const letters = lettersOf(word);
  return letters.map((_letter, at) => [...letters.slice(0, at), ...letters.slice(at + 1)].join(''));
}

/**
 * Returns the Damerau–Levenshtein distance of a typed word from its possible meaning: 0 to 2 edits (a letter missing,
 * extra, wrong or transposed), or null if it is larger. With `isPrefix` the word may also be a misspelled prefix, which
 * ranks after every whole word.
 */
export function editDistanceTo(known: string, typed: string, isPrefix = false): number | null {
  const [from, to] = [lettersOf(typed), lettersOf(known)];
  const maxEdits = maxEditsForLength(from.length);
  if (from.length - to.length > maxEdits || (!isPrefix && to.length - from.length > maxEdits)) return null;
  const distances = editDistancesToPrefixes(from, to);
  const whole = distances.at(-1) ?? Infinity;
  if (whole <= maxEdits) return whole;
  const toPrefix = Math.min(...distances);
  return isPrefix && toPrefix <= maxEdits ? toPrefix + LONG_LETTERS : null;
}

/** Returns the distances to each prefix of `to`, the empty one first (optimal string alignment). */
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
