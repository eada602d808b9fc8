import { all, among, any, type Fits, type StandingPart } from '#platform/db/text-fits.ts';

/** An order in which the community is listed. */
export type CommunityOrder = 'newest' | 'rating' | 'views';

/** Clocks of other machines may be ahead. */
const MONTHS_AHEAD = 2;

/** The words of recipes that stand so the index has apart as well, so that it walks along those alone. */
const APART: readonly StandingPart[] = ['first', 'second'];
const BEST_STANDINGS = ['r7', 'r6'] as const;

/**
 * Words of the index that say how a recipe stands, as the schema makes them: what has one of the first comes before all others in the
 * order, and what has none of these comes last. Of what is dated later than those months that cannot be said.
 */
const FIRST_WORDS: Readonly<Record<CommunityOrder, (now: Date) => readonly (readonly string[])[]>> = {
  rating: () => [...BEST_STANDINGS.map((word) => [word]), ['r5', 'r4']],
  views: () => [['v5'], ['v4']],
  newest: (now) => {
    const month = 12 * now.getUTCFullYear() + now.getUTCMonth() + 1;
    return [monthsBetween(month - 1, month + MONTHS_AHEAD), monthsBetween(month - 12, month - 2)];
  },
};

function monthsBetween(first: number, last: number): readonly string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => `m${first + at}`);
}

/** What fits in parts: all of one stand before all of the next. */
export function inStandings(fits: Fits, order: CommunityOrder, now: Date): readonly Fits[] {
  const firsts = FIRST_WORDS[order](now).map((words) => words.map(standing));
  const apart = order === 'rating' ? amongBest(fits) : [];
  const others = firsts.slice(apart.length).map((words) => all([fits, any(words)]));
  return [...apart, ...others, { one: fits, but: any(firsts.flat()) }];
}

/** The best rated that fit, the better ones first; none where the index has not all that is asked of them apart. */
export function amongBest(fits: Fits): readonly Fits[] {
  const parts = APART.map((part) => among(fits, part)).filter((each) => each !== undefined);
  return parts.length < APART.length ? [] : parts;
}

function standing(word: string): Fits {
  return { beginning: `${word} `, in: 'standing' };
}
