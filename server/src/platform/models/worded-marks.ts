/** After so many characters it is known whether an answer begins with the words of a template. */
const BEGINNING_CHARACTERS = 40;
/** The longest header of a message that calls a tool. */
const HEADER_CHARACTERS = 120;

const FINAL = '<|channel|>final<|message|>';
const ANALYSIS = '<|channel|>analysis<|message|>';
const COMMENTARY = '<|channel|>commentary<|message|>';

/** `assistantfinal`, and what precedes the arguments of a call: `assistantcommentary to=functions.find json`. */
const NEXT_MESSAGE =
  /assistant(?:(?<channel>analysis|final)|(?:commentary)?\s?to=(?:functions\.)?(?<tool>[\w.-]{1,60}?)(?:commentary)?\s*(?:(?:json|code)\s*)?(?=\{)|(?<preamble>commentary)(?!\s?to=))/u;
const WORDS = ['assistantanalysis', 'assistantfinal', 'assistantcommentary', 'assistant to='];
const OPEN_HEADER = /^assistant(?:commentary\s?t?o?|(?:commentary)?\s?to=[\w.-]*\s*(?:[a-z]{1,4}\s*)?)$/u;

/** How an answer begins in words that a template wrote, what these stand for, and whether more of them follow. */
const BEGINNINGS: readonly (readonly [RegExp, string, Dialect])[] = [
  [/^analysis(?=[^\s.,:;!?)/_–—’'-])/u, ANALYSIS, 'harmony'],
  // With a blank it may be a word: what follows tells.
  [/^(?=analysis\s)/u, '', 'harmony'],
  [/^final(?=[\p{Lu}\p{Lo}\p{N}{[*#<"])/u, FINAL, 'none'],
  [/^commentary(?=\s?to=|[\p{Lu}\p{Lo}\p{N}])/u, 'assistantcommentary', 'harmony'],
  [/^(?=assistant(?:analysis|final|commentary|\s?to=))/u, '', 'harmony'],
  [/^assistant(?=\s*\n)/u, '<|start|>assistant', 'none'],
  [/^here(?:'s|’s| is) my thought process:/iu, '<think>', 'granite'],
];
const BEGINNING_WORDS = ['analysis', 'final', 'commentary', 'assistant', 'here is my', "here's my", 'here’s my'];

const GRANITE_ANSWER = /here(?:'s|’s| is) my response:/iu;
const GRANITE_WORDS = ['here is my response:', "here's my response:", 'here’s my response:'];

type Dialect = 'unknown' | 'harmony' | 'granite' | 'none';

/**
 * Some servers drop the special tokens of a template and leave its words: `analysisLet me see.assistantfinalHello`. Puts the marks back
 * into an answer that comes piece by piece, so that it can be read like any other.
 */
export class WordedMarks {
  #dialect: Dialect = 'unknown';
  #held = '';

  read(piece: string): string {
    return this.#take(piece, false);
  }

  end(): string {
    return this.#take('', true);
  }

  #take(piece: string, isEnd: boolean): string {
    if (this.#dialect === 'none') return piece;
    this.#held += piece;
    if (this.#dialect === 'unknown' && !this.#findDialect(isEnd)) return '';
    let given = '';
    for (;;) {
      const step = this.#step(isEnd);
      given += step;
      if (step === '') return given;
    }
  }

  /** False while only what follows tells. */
  #findDialect(isEnd: boolean): boolean {
    const text = this.#held.trimStart();
    const lowered = text.toLowerCase();
    const isOpen = BEGINNING_WORDS.some((word) => word.startsWith(lowered) || lowered.startsWith(word));
    if (!isEnd && isOpen && text.length < BEGINNING_CHARACTERS) return false;
    this.#dialect = 'none';
    for (const [words, marks, dialect] of BEGINNINGS) {
      if (!words.test(text)) continue;
      this.#held = text.replace(words, marks);
      this.#dialect = dialect;
      break;
    }
    return true;
  }

  /** What is certain of what is held. */
  #step(isEnd: boolean): string {
    const text = this.#held;
    if (this.#dialect === 'harmony') return this.#cut(text, NEXT_MESSAGE.exec(text), WORDS, isEnd);
    if (this.#dialect === 'granite') return this.#cut(text, GRANITE_ANSWER.exec(text), GRANITE_WORDS, isEnd);
    this.#held = '';
    return text;
  }

  #cut(text: string, found: RegExpExecArray | null, words: readonly string[], isEnd: boolean): string {
    const open = isEnd ? -1 : findOpen(text, words);
    if (found !== null && (open < 0 || found.index < open)) {
      this.#held = text.slice(found.index + found[0].length);
      return text.slice(0, found.index) + this.#marksOf(found.groups);
    }
    this.#held = open < 0 ? '' : text.slice(open);
    return open < 0 ? text : text.slice(0, open);
  }

  #marksOf(groups: RegExpExecArray['groups']): string {
    if (this.#dialect === 'granite' || groups?.['channel'] === 'final') {
      const marks = this.#dialect === 'granite' ? '</think>' : `<|end|><|start|>assistant${FINAL}`;
      this.#dialect = 'none';
      return marks;
    }
    const tool = groups?.['tool'];
    const message = tool === undefined ? COMMENTARY : `<|channel|>commentary to=functions.${tool}<|message|>`;
    return `<|end|><|start|>assistant${groups?.['channel'] === 'analysis' ? ANALYSIS : message}`;
  }
}

/** Where words begin of which only what follows tells whether they are marks; -1 where none do. */
function findOpen(text: string, words: readonly string[]): number {
  const from = Math.max(0, text.length - HEADER_CHARACTERS);
  const end = text.slice(from).toLowerCase();
  for (let at = 0; at < end.length; at += 1) {
    const rest = end.slice(at);
    if (words.some((word) => word.startsWith(rest))) return from + at;
    if (OPEN_HEADER.test(rest)) return from + at;
  }
  return -1;
}
