const FENCE = /^\s{0,3}(?:`{3}|~{3})/u;
const LINE_START_CHARACTERS = 6;
/** A code span ends on its line and within this length. */
const SPAN_MAX_CHARACTERS = 500;

/** Tracks whether the end of a streamed Markdown text is within code. */
export class CodeContext {
  #lineStart = '';
  #isFenced = false;
  #isInSpan = false;

  /** Within a fenced block, and not on the line of a fence. */
  get isFenced(): boolean {
    return this.#isFenced && !this.#isOnFence();
  }

  /** After an unpaired backtick on the current line. */
  get isInSpan(): boolean {
    return this.#isInSpan && !this.#isOnFence();
  }

  read(text: string): void {
    for (const [index, line] of text.split('\n').entries()) {
      if (index > 0) this.#endLine();
      this.#lineStart = (this.#lineStart + line.slice(0, LINE_START_CHARACTERS)).slice(0, LINE_START_CHARACTERS);
      if (line.split('`').length % 2 === 0) this.#isInSpan = !this.#isInSpan;
    }
  }

  #endLine(): void {
    if (this.#isOnFence()) this.#isFenced = !this.#isFenced;
    this.#lineStart = '';
    this.#isInSpan = false;
  }

  #isOnFence(): boolean {
    return FENCE.test(this.#lineStart);
  }
}

/** True when the following text closes an open code span. Undefined when that depends on more text. */
export function closesSpan(following: string, isEnd: boolean): boolean | undefined {
  const near = following.slice(0, SPAN_MAX_CHARACTERS);
  const next = /[`\n]/u.exec(near)?.[0];
  if (next !== undefined) return next === '`';
  return isEnd || near.length === SPAN_MAX_CHARACTERS ? false : undefined;
}
