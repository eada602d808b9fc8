import { searchWords } from '#plain-words';

const JOINING: ReadonlySet<string> = new Set(['with', 'and', 'in', 'a', 'an', 'the', 'of', 'on']);
/** Share of common words from which two titles count as alike. */
const TOO_LIKE = 0.6;

export const titleWords = (title: string): string[] => searchWords(title).filter((word) => !JOINING.has(word));

/** True when two titles name much the same dish: most of their words are the same. */
export function areAlike(one: string, other: string): boolean {
  const [mine, theirs] = [new Set(titleWords(one)), new Set(titleWords(other))];
  const both = [...mine].filter((word) => theirs.has(word)).length;
  return both > 0 && (2 * both) / (mine.size + theirs.size) > TOO_LIKE;
}
