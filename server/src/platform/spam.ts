import { AppError } from './app-error.ts';

/** What a text may hold, and what it is called when its writer is told. */
export interface SpamLimits {
  /** "a comment" */
  readonly what: string;
  readonly mostLinks: number;
}

/** By name of field. */
export type Texts = Readonly<Record<string, string>>;

/** What is wrong, as one sentence to whoever wrote it, and in which field. */
export interface SpamProblem {
  readonly field: string;
  readonly problem: string;
}

type Rule = (texts: Texts, limits: SpamLimits) => SpamProblem | null;

/** Every rule there is. Each looks at what can be shown to its writer and set right; none weighs words or guesses what was meant. */
const RULES: readonly Rule[] = [hidesLinks, hasTooManyLinks, repeatsItself];

/**
 * What keeps a text from being taken; null for nearly every text. Letting some spam through is better than turning away somebody
 * who cooks: whoever reads it can report it.
 */
export function findSpam(texts: Texts, limits: SpamLimits): SpamProblem | null {
  for (const rule of RULES) {
    const found = rule(texts, limits);
    if (found !== null) return found;
  }
  return null;
}

/** Throws `invalid_input` with what `findSpam` finds. */
export function refuseSpam(texts: Texts, limits: SpamLimits): void {
  const found = findSpam(texts, limits);
  if (found !== null) throw new AppError('invalid_input', found.problem, { fields: { [found.field]: found.problem } });
}

/** Endings of addresses that are written without "https://" or "www."; none is a word that may follow a full stop in small letters. */
const ENDINGS = 'com|net|org|info|biz|ru|cn|xyz|shop|store|online|site|club|click|live|app|dev|co\\.uk|ly';
const HOST = String.raw`[\p{L}\p{N}][\p{L}\p{N}-]{0,62}`;
const LINKS = new RegExp(
  [
    // With the rest of the address, up to where the next begins.
    String.raw`\bh(?:tt|xx)ps?\s?:\s?\/\/(?:(?!h(?:tt|xx)ps?:)[^\s<>"'()|,;]){0,2000}`,
    String.raw`\bwww\s?\.\s?${HOST}(?:(?!www\.)[^\s<>"'()|,;]){0,2000}`,
    String.raw`(?<![\p{L}\p{N}.@-])(?:${HOST}\.){1,4}(?:${ENDINGS}|${ENDINGS.toUpperCase()})(?![\p{L}\p{N}])`,
    // "example (dot) com", "example . com"
    String.raw`(?<![\p{L}\p{N}])${HOST}(?: ?[[({] ?(?:dot|\.) ?[\])}] ?| dot | \. )(?:com|net|org|info|ru|xyz)(?![\p{L}\p{N}])`,
  ].join('|'),
  'gu',
);

/** Looks like letters, seen as letters: "ｅｘａｍｐｌｅ．ｃｏｍ". */
function countLinks(text: string): number {
  return text.normalize('NFKC').match(LINKS)?.length ?? 0;
}

function hasTooManyLinks(texts: Texts, { what, mostLinks }: SpamLimits): SpamProblem | null {
  const counts = Object.entries(texts).map(([field, text]) => ({ field, count: countLinks(text) }));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const [worst] = counts.toSorted((a, b) => b.count - a.count);
  if (worst === undefined || total <= mostLinks) return null;
  const problem = `Please remove some of the links: at most ${mostLinks} are taken in ${what}.`;
  return { field: worst.field, problem };
}

/** Nothing of these is seen. Emoji and several scripts are written with some of them, so they may stand anywhere else. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u{2800}]/gu;

function hidesLinks(texts: Texts): SpamProblem | null {
  const found = Object.entries(texts).find(([, text]) => countLinks(text.replace(INVISIBLE, '')) > countLinks(text));
  if (found === undefined) return null;
  return { field: found[0], problem: 'Please write the link without invisible characters in it.' };
}

const PIECE = 8;
const SHORT_TEXT = 60;
const LOOKED_AT = 20_000;
const SAID_TIMES = 4;

/** Said four times or more on average, piece by piece: letters, words and whole sentences alike, in any script. */
function repeatsItself(texts: Texts): SpamProblem | null {
  const found = Object.entries(texts).find(([, text]) => {
    const letters = Array.from(
      text
        .slice(0, LOOKED_AT)
        .toLowerCase()
        .replaceAll(/[\s\p{Cf}]+/gu, ' ')
        .trim(),
    );
    const pieces = letters.length - PIECE + 1;
    if (letters.length < SHORT_TEXT) return false;
    const different = new Set<string>();
    for (let at = 0; at < pieces; at++) different.add(letters.slice(at, at + PIECE).join(''));
    return different.size * SAID_TIMES < pieces;
  });
  if (found === undefined) return null;
  return { field: found[0], problem: 'Please say it once: most of this is the same text over and over.' };
}
