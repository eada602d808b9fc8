import { RATING_SCALE } from '@larder/contract/ratings';

import { lettersOf } from '#platform/spam.ts';

/** How many more, or fewer, gave 1, 2, 3, 4 and 5 stars. */
export type StarsChange = readonly number[];

export function changeOfStars(before: number | undefined, after: number | undefined): StarsChange {
  return Array.from({ length: RATING_SCALE.max }, (_, at) => {
    const stars = at + 1;
    return Number(after === stars) - Number(before === stars);
  });
}

export const COMMENT_LIMITS = { what: 'a comment', mostLinks: 2 };

/** To so many recipes one may say the same within a day. */
const SAME_COMMENT_MOST = 3;
/** Of letters alone; written out it is some thirty characters. */
const SHORT_LETTERS = 24;

/** Is it long enough to say something of a recipe? "Delicious, thank you!" may be said as often as it is true. */
export function isLong(letters: string): boolean {
  return letters.length >= SHORT_LETTERS;
}

/** What begins in another way need not be read to its end. How its last letter is written may depend on what follows. */
const BEGINNING_CHARACTERS = 50;

/** Was the same, letter by letter, said to so many recipes already? */
export function isSaidEnough(letters: string, said: readonly string[]): boolean {
  const alike = said.filter((each) => letters.startsWith(lettersOf(each.slice(0, BEGINNING_CHARACTERS)).slice(0, -1)));
  return alike.filter((each) => lettersOf(each) === letters).length >= SAME_COMMENT_MOST;
}
