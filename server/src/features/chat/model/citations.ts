const OPENING = '[[recipe:';
// Only from the first of many blanks: tried from each, a long run of them would take for ever.
const MARK = /(?<![ \t])[ \t]*\[\[recipe:([\da-z-]{1,64})\]\]/giu;
const UNFINISHED = /^\[\[recipe:[\da-z-]{0,64}\]?$/iu;
/** As long as a mark can be, with blanks before it. */
const LONGEST = 100;

/** Takes the marks of recipes out of a text that comes piece by piece, wherever it is cut. */
export class CitationReader {
  readonly #cited: string[] = [];
  #held = '';

  /** The ids in the order in which they were first named. */
  get cited(): readonly string[] {
    return this.#cited;
  }

  /** What can be told so far. */
  read(piece: string): string {
    const text = this.#held + piece;
    const from = beginningOfMark(text);
    this.#held = text.slice(from);
    return this.#withoutMarks(text.slice(0, from));
  }

  /** What was held back at the end. */
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

/** Where something begins at the end of the text that may become a mark with what follows. */
function beginningOfMark(text: string): number {
  const least = Math.max(0, text.length - LONGEST);
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
