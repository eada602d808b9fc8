import { JsonValues } from './json-values.ts';
import { parseLeniently } from './read-json.ts';
import { readCallObject, type WrittenCall } from './text-calls.ts';

/** A longer one is no call. */
const CALL_MAX_CHARACTERS = 10_000;
/** How a line begins that may be a call: an object, or a list or a fence with one. */
const BEGINNING = /^\s*(?:`{1,3}\w{0,12}|`{3}\w{0,12}\s*\[?\s*|\[\s*)?$/u;
const OBJECT = /^\s*(?:`{3}\w{0,12}\s*)?\[?\s*\{/u;
/** What may end a call after its object. */
const ENDING = /^[\s\],]*(?:`{3}[^\S\n]*)?/u;
const OPEN_ENDING = /^[\s\],]*`{0,3}\s*$/u;

/**
 * Takes calls of known tools out of a text that comes piece by piece, where they stand in lines of their own as `{"name", "arguments"}`
 * without any mark, or between fences. Everything else is left as it is.
 */
export class BareCalls {
  readonly calls: WrittenCall[] = [];
  readonly #tools: ReadonlySet<string>;
  #held = '';
  #isAtLineStart = true;
  /** A call has just been read: what closes it may follow. */
  #isEnding = false;

  constructor(tools: Iterable<string>) {
    this.#tools = new Set(tools);
  }

  read(piece: string): string {
    if (this.#tools.size === 0) return piece;
    this.#held += piece;
    return this.#take(false);
  }

  end(): string {
    return this.#take(true);
  }

  restart(): void {
    this.calls.length = 0;
    this.#held = '';
    this.#isAtLineStart = true;
    this.#isEnding = false;
  }

  #take(isEnd: boolean): string {
    let shown = '';
    while (this.#held !== '') {
      const step = this.#step(isEnd);
      if (step === undefined) break;
      shown += step;
    }
    return shown;
  }

  /** What is shown of what is held; undefined where only what follows tells. */
  #step(isEnd: boolean): string | undefined {
    const held = this.#held;
    if (this.#isEnding) {
      if (!isEnd && OPEN_ENDING.test(held)) return undefined;
      this.#held = held.replace(ENDING, '');
      this.#isEnding = false;
      this.#isAtLineStart = true;
      return '';
    }
    if (!this.#isAtLineStart) return this.#give(held.includes('\n') ? held.indexOf('\n') + 1 : held.length);
    if (OBJECT.test(held)) return this.#readObject(isEnd);
    if (BEGINNING.test(held) && !isEnd) return undefined;
    this.#isAtLineStart = false;
    return '';
  }

  #readObject(isEnd: boolean): string | undefined {
    const held = this.#held;
    const [text] = new JsonValues().read(held);
    if (text === undefined) {
      if (!isEnd && held.length <= CALL_MAX_CHARACTERS) return undefined;
      this.#isAtLineStart = false;
      return '';
    }
    const call = readCallObject(parseLeniently(text));
    if (call === undefined || !this.#tools.has(call.name)) {
      // All of it at once: what is inside it begins no line.
      return this.#give(held.indexOf(text) + text.length);
    }
    this.calls.push(call);
    this.#held = held.slice(held.indexOf(text) + text.length);
    this.#isEnding = true;
    return '';
  }

  #give(length: number): string {
    const text = this.#held.slice(0, length);
    this.#held = this.#held.slice(length);
    this.#isAtLineStart = text.endsWith('\n');
    return text;
  }
}
