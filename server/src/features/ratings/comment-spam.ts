import { textSkeleton } from '#platform/spam.ts';

export const COMMENT_LIMITS = { what: 'a comment', maxLinks: 2 };

/** How many recipes may get the same comment of one user within a day. */
const SAME_COMMENT_MAX = 3;
/** Counted in letters of `textSkeleton`; about thirty characters of text with spaces. */
const SHORT_LETTERS = 24;

/** True for a comment that is specific to a recipe. "Delicious, thank you!" may be repeated. */
export function isLong(letters: string): boolean {
  return letters.length >= SHORT_LETTERS;
}

/** Comparing beginnings first is cheap. The last letter of a cut text may normalize differently. */
const BEGINNING_CHARACTERS = 50;

/** True when the same letters are among the earlier comments too often. */
export function isRepeated(letters: string, earlier: readonly string[]): boolean {
  const alike = earlier.filter((each) =>
    letters.startsWith(textSkeleton(each.slice(0, BEGINNING_CHARACTERS)).slice(0, -1)),
  );
  return alike.filter((each) => textSkeleton(each) === letters).length >= SAME_COMMENT_MAX;
}
