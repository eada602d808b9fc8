/** Extracts the top-level JSON objects from a streamed text, whatever separates them. */
export class JsonObjectScanner {
  #open = '';
  #depth = 0;
  #isInString = false;
  #isEscaped = false;

  /** True within an object. */
  get isOpen(): boolean {
    return this.#depth > 0;
  }

  /** True within a string of an object. */
  get isInString(): boolean {
    return this.#isInString;
  }

  /** Returns the text of the objects that end in this piece. */
  read(piece: string): string[] {
    const whole: string[] = [];
    let from = 0;
    for (let at = 0; at < piece.length; at += 1) {
      const character = piece[at];
      if (this.#isEscaped) this.#isEscaped = false;
      else if (this.#isInString) {
        if (character === '\\') this.#isEscaped = true;
        else if (character === '"') this.#isInString = false;
      } else if (character === '"') this.#isInString = this.#depth > 0;
      else if (character === '{') {
        if (this.#depth === 0) from = at;
        this.#depth += 1;
      } else if (character === '}' && this.#depth > 0) {
        this.#depth -= 1;
        if (this.#depth > 0) continue;
        whole.push(this.#open + piece.slice(from, at + 1));
        this.#open = '';
      }
    }
    if (this.#depth > 0) this.#open += piece.slice(from);
    return whole;
  }
}
