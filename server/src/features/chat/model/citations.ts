const OPENING = '[[recipe:';
// The lookbehind starts a match only at the first of many blanks: trying from each would take quadratic time.
const MARK = /(?<![ \t])[ \t]*\[\[recipe:([\da-z-]{1,64})\]\]/giu;
const UNFINISHED = /^\[\[recipe:[\da-z-]{0,64}\]?$/iu;
/** The maximum length of a mark with the blanks before it. */
const MAX_MARK_LENGTH = 100;

/** Removes citation marks from a text that streams in, wherever the pieces are cut. */
export class CitationReader {
  readonly #cited: string[] = [];
  #held = '';

  /** The cited ids, each once, in the order of their first mark. */
  get cited(): readonly string[] {
    return this.#cited;
  }

  /** Returns the text that can be shown so far; what may become a mark is held back. */
  read(piece: string): string {
    const text = this.#held + piece;
    const from = beginningOfMark(text);
    this.#held = text.slice(from);
    return this.#withoutMarks(text.slice(0, from));
  }

  /** Returns the text that was held back. */
  end(): string {
    const rest = this.#withoutMarks(this.#held);
    this.#held = '';
    return rest;
  }

  #withoutMarks(text: string): string {
    return text.replaceAll(MARK, (_mark, id: string) => {
      const known = id.toLowerCase();
      if (!this.#cited.includes(known)) this.#cited.push(known);
      return '';
    });
  }
}

/** The index at which a possible mark begins that the text ends before; the length of the text if there is none. */
function beginningOfMark(text: string): number {
  const least = Math.max(0, text.length - MAX_MARK_LENGTH);
  const blanks = /[ \t]+$/u.exec(text.slice(least));
  const open = text.lastIndexOf('[[');
  if (open >= least && !text.slice(open).includes(']]') && couldBeMark(text.slice(open)))
    return beforeBlanks(text, open, least);
  if (text.endsWith('[')) return beforeBlanks(text, text.length - 1, least);
  // "[[recipe:1]" has one bracket to come.
  return blanks === null ? text.length : text.length - blanks[0].length;
}

function couldBeMark(text: string): boolean {
  return OPENING.startsWith(text.toLowerCase()) || UNFINISHED.test(text);
}

function beforeBlanks(text: string, at: number, least: number): number {
  let from = at;
  while (from > least && (text[from - 1] === ' ' || text[from - 1] === '\t')) from -= 1;
  return from;
}
