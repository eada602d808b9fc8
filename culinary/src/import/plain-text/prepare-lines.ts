import { addressIn, readSocialLine } from '#import/plain-text/social-text';
import { linesOf } from '#import/text-lines';

/** A line that is not empty. */
export interface PlainLine {
  readonly text: string;
  readonly isAfterBlank: boolean;
}

export interface PreparedText {
  readonly lines: readonly PlainLine[];
  readonly hashtags: readonly string[];
  /** Addresses that fill a line, in order. */
  readonly addresses: readonly string[];
}

const ONLY_ADDRESS = /^\P{L}*https?:\/\/\S+\s*$/iu;
/** Other lines are rules and ornaments. */
const HAS_WORD = /[\p{L}\p{N}]/u;

/** Takes out of a text what is about no dish: empty lines, rules, hashtags, mentions, calls to follow, and bare addresses. */
export function prepareLines(text: string): PreparedText {
  const lines: PlainLine[] = [];
  const hashtags: string[] = [];
  const addresses: string[] = [];
  let isAfterBlank = true;
  for (const raw of linesOf(text)) {
    const line = readSocialLine(raw.trim());
    hashtags.push(...line.hashtags);
    const address = ONLY_ADDRESS.test(line.text) ? addressIn(line.text) : null;
    if (address !== null) addresses.push(address);
    const isEmpty = !HAS_WORD.test(line.text) || address !== null;
    if (!isEmpty) lines.push({ text: line.text, isAfterBlank });
    isAfterBlank = isEmpty;
  }
  return { lines, hashtags: [...new Set(hashtags)], addresses };
}
