const FENCE = /^\s{0,3}(?:`{3}|~{3})/u;
const LINE_START_CHARACTERS = 6;
/** A span of code is closed on its line, and soon. */
const SPAN_MAX_CHARACTERS = 500;

/** Whether the end of a Markdown text that comes piece by piece is code. */
export class CodeContext {
  #lineStart = '';
  #isFenced = false;
  #isInSpan = false;

  /** Between fences, and not in the line of one. */
  get isFenced(): boolean {
    return this.#isFenced && !this.#isFence();
  }

  /** After a backtick whose pair has not come on the same line. */
  get isInSpan(): boolean {
    return this.#isInSpan && !this.#isFence();
  }

  read(text: string): void {
    for (const [index, line] of text.split('\n').entries()) {
      if (index > 0) this.#endLine();
      this.#lineStart = (this.#lineStart + line.slice(0, LINE_START_CHARACTERS)).slice(0, LINE_START_CHARACTERS);
      if (line.split('`').length % 2 === 0) this.#isInSpan = !this.#isInSpan;
    }
  }

  #endLine(): void {
    if (this.#isFence()) this.#isFenced = !this.#isFenced;
    this.#lineStart = '';
    this.#isInSpan = false;
  }

  #isFence(): boolean {
    return FENCE.test(this.#lineStart);
  }
}

/** Is an open span of code closed by what follows? Undefined where only more of it tells. */
export function closesSpan(following: string, isEnd: boolean): boolean | undefined {
  const near = following.slice(0, SPAN_MAX_CHARACTERS);
  const next = /[`\n]/u.exec(near)?.[0];
  if (next !== undefined) return next === '`';
  return isEnd || near.length === SPAN_MAX_CHARACTERS ? false : undefined;
}
