import { RATING_SCALE } from '@larder/contract/ratings';

/** How many more, or fewer, gave 1, 2, 3, 4 and 5 stars. */
export type StarsChange = readonly number[];

export function changeOfStars(before: number | undefined, after: number | undefined): StarsChange {
  return Array.from({ length: RATING_SCALE.max }, (_, at) => {
    const stars = at + 1;
    return Number(after === stars) - Number(before === stars);
  });
}

export function sumOfChanges(one: StarsChange, other: StarsChange): StarsChange {
  return one.map((stars, at) => stars + (other[at] ?? 0));
}

export const COMMENT_LIMITS = { what: 'a comment', mostLinks: 2 };

/** To so many recipes one may say the very same within a day. */
export const SAME_COMMENT_MOST = 3;
const SHORT_CHARACTERS = 30;

/** "Delicious, thank you!" may be said as often as it is true. */
export function isShort(comment: string): boolean {
  return comment.length < SHORT_CHARACTERS;
}
