/** Cuts a text that comes piece by piece into the objects in it, however they are set apart: by lines, by commas or not at all. */
export class JsonValues {
  #open = '';
  #depth = 0;
  #isInText = false;
  #isEscaped = false;

  /** Has an object begun that has not ended? */
  get isOpen(): boolean {
    return this.#depth > 0;
  }

  /** Does the text end within a string of an object? */
  get isInText(): boolean {
    return this.#isInText;
  }

  /** The objects that end in this piece, as they were written. What is between them is left out. */
  read(piece: string): string[] {
    const whole: string[] = [];
    let from = 0;
    for (let at = 0; at < piece.length; at += 1) {
      const character = piece[at];
      if (this.#isEscaped) this.#isEscaped = false;
      else if (this.#isInText) {
        if (character === '\\') this.#isEscaped = true;
        else if (character === '"') this.#isInText = false;
      } else if (character === '"') this.#isInText = this.#depth > 0;
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
