/** Enough to recognize template words at the beginning of an answer. */
const BEGINNING_CHARACTERS = 40;
/** The maximum length of a header that calls a tool. */
const HEADER_CHARACTERS = 120;

const FINAL = '<|channel|>final<|message|>';
const ANALYSIS = '<|channel|>analysis<|message|>';
const COMMENTARY = '<|channel|>commentary<|message|>';

/** `assistantfinal`, and the header before the arguments of a call: `assistantcommentary to=functions.find json`. */
const NEXT_MESSAGE =
  /assistant(?:(?<channel>analysis|final)|(?:commentary)?\s?to=(?:functions\.)?(?<tool>[\w.-]{1,60}?)(?:commentary)?\s*(?:(?:json|code)\s*)?(?=\{)|(?<preamble>commentary)(?!\s?to=))/u;
const WORDS = ['assistantanalysis', 'assistantfinal', 'assistantcommentary', 'assistant to='];
const OPEN_HEADER = /^assistant(?:commentary\s?t?o?|(?:commentary)?\s?to=[\w.-]*\s*(?:[a-z]{1,4}\s*)?)$/u;

/** Template words at the beginning of an answer, the markers that they replace, and the dialect of the rest. */
const BEGINNINGS: readonly (readonly [RegExp, string, Dialect])[] = [
  [/^analysis(?=[^\s.,:;!?)/_–—’'-])/u, ANALYSIS, 'harmony'],
  // Before a space it may be an ordinary word; the following text decides.
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
 * Streaming filter that restores markers which some servers strip from an answer, leaving only the words of the template:
 * `analysisLet me see.assistantfinalHello`.
 */
export class MarkerRestorer {
  #dialect: Dialect = 'unknown';
  #buffer = '';

  read(piece: string): string {
    return this.#take(piece, false);
  }

  end(): string {
    return this.#take('', true);
  }

  #take(piece: string, isEnd: boolean): string {
    if (this.#dialect === 'none') return piece;
    this.#buffer += piece;
    if (this.#dialect === 'unknown' && !this.#findDialect(isEnd)) return '';
    let given = '';
    for (;;) {
      const step = this.#step(isEnd);
      given += step;
      if (step === '') return given;
    }
  }

  /** False while it depends on the following text. */
  #findDialect(isEnd: boolean): boolean {
    const text = this.#buffer.trimStart();
    const lowered = text.toLowerCase();
    const isOpen = BEGINNING_WORDS.some((word) => word.startsWith(lowered) || lowered.startsWith(word));
    if (!isEnd && isOpen && text.length < BEGINNING_CHARACTERS) return false;
    this.#dialect = 'none';
    for (const [words, marks, dialect] of BEGINNINGS) {
      if (!words.test(text)) continue;
      this.#buffer = text.replace(words, marks);
      this.#dialect = dialect;
      break;
    }
    return true;
  }

  /** Returns the part of the buffer that is decided. */
  #step(isEnd: boolean): string {
    const text = this.#buffer;
    if (this.#dialect === 'harmony') return this.#cut(text, NEXT_MESSAGE.exec(text), WORDS, isEnd);
    if (this.#dialect === 'granite') return this.#cut(text, GRANITE_ANSWER.exec(text), GRANITE_WORDS, isEnd);
    this.#buffer = '';
    return text;
  }

  #cut(text: string, found: RegExpExecArray | null, words: readonly string[], isEnd: boolean): string {
    const open = isEnd ? -1 : findUndecided(text, words);
    if (found !== null && (open < 0 || found.index < open)) {
      this.#buffer = text.slice(found.index + found[0].length);
      return text.slice(0, found.index) + this.#markersOf(found.groups);
    }
    this.#buffer = open < 0 ? '' : text.slice(open);
    return open < 0 ? text : text.slice(0, open);
  }

  #markersOf(groups: RegExpExecArray['groups']): string {
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

/** The position of words that the following text may turn into a marker; -1 without any. */
function findUndecided(text: string, words: readonly string[]): number {
  const from = Math.max(0, text.length - HEADER_CHARACTERS);
  const end = text.slice(from).toLowerCase();
  for (let at = 0; at < end.length; at += 1) {
    const rest = end.slice(at);
    if (words.some((word) => word.startsWith(rest))) return from + at;
    if (OPEN_HEADER.test(rest)) return from + at;
  }
  return -1;
}
