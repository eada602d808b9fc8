import { plainLine } from '@larder/contract/visible-text';

/** One letter or sign for those that people and models use for the same. All are as long as what they replace. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/[’‘ʼ]/gu, "'"],
  [/[“”„«»]/gu, '"'],
  [/[‐‑–—−]/gu, '-'],
  [/⁄/gu, '/'],
];

function comparable(line: string): string {
  let text = plainLine(line).normalize('NFKC').toLowerCase();
  for (const [variants, sign] of SAME) text = text.replaceAll(variants, sign);
  return text.replaceAll(/\s+/gu, ' ').trim();
}

const WITHIN_WORD = /[\p{L}\p{M}\p{N}]$/u;
const CONTINUES_WORD = /^(?:[\p{L}\p{M}\p{N}]|[.,/]\p{N})/u;
/** What makes the number after it another one: "1 ½", "1/2", "1.5", "2-3". Not the end of a line, nor "1. " of a list. */
const WITHIN_NUMBER = /\p{N}(?: | ?[/-] ?|[.,])$/u;
const CONTEXT_CHARACTERS = 4;

/** The visible text of a page, to check that a line is part of it. */
export class PageText {
  /** The lines, and the same with blanks in the place of line feeds. */
  readonly #lined: string;
  readonly #flat: string;

  constructor(lines: readonly string[]) {
    this.#lined = lines.map(comparable).join('\n');
    this.#flat = this.#lined.replaceAll('\n', ' ');
  }

  /**
   * True if the page has this line, or lines that follow each other and make it up. Letter case, spaces, and the kind of quotes, dashes
   * and fractions do not count. Whole words and numbers only: "2 cups" is no part of "1/2 cups".
   */
  has(line: string): boolean {
    const sought = comparable(line);
    if (sought === '') return false;
    for (let at = this.#flat.indexOf(sought); at >= 0; at = this.#flat.indexOf(sought, at + 1)) {
      if (this.#isWhole(at, sought)) return true;
    }
    return false;
  }

  #isWhole(start: number, sought: string): boolean {
    const end = start + sought.length;
    const before = this.#lined.slice(Math.max(0, start - CONTEXT_CHARACTERS), start);
    const after = this.#lined.slice(end, end + CONTEXT_CHARACTERS);
    if (/^\p{N}/u.test(sought) && WITHIN_NUMBER.test(before)) return false;
    const begins = !WITHIN_WORD.test(sought.slice(0, 1)) || !WITHIN_WORD.test(before);
    return begins && !(WITHIN_WORD.test(sought) && CONTINUES_WORD.test(after));
  }
}
