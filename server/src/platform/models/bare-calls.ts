import { JsonValues } from './json-values.ts';
import { readPythonicCall } from './pythonic-calls.ts';
import { parseLeniently } from './read-json.ts';
import { readCallObject } from './text-calls.ts';
import type { WrittenCall } from './wire.ts';

/** A longer one is no call. */
const CALL_MAX_CHARACTERS = 10_000;
/** How a line begins that may be a call: an object, or a list or a fence with one. */
const BEGINNING = /^\s*(?:`{1,3}\w{0,12}|`{3}\w{0,12}\s*(?:`{0,3}|\[?\s*)|(?:functools)?\[\s*)?$/u;
const OBJECT = /^\s*(?:`{3}\w{0,12}\s*)?(?:(?:functools)?\[)?\s*\{/u;
/** The same before a call as Python has it: `[find(q="soup")]`. */
const PYTHONIC = /^\s*(?:`{3}\w{0,12}\s+)?\[?\s*(?:print\()?(?=(\w+)(?:\.call)?\()/u;
const WORD = /^\s*(?:`{3}\w{0,12}\s+)?\[?\s*(?:print\()?(\w[\w.]*)$/u;
/** What is left where a call between fences was taken out before. */
const EMPTY_FENCE = /^\s*`{3}\w{0,12}\s*`{3}[^\S\n]*\n?/u;
/** What may end a call. */
const ENDING = /^[\s\]),;]*(?:`{3}[^\S\n]*)?/u;
const OPEN_ENDING = /^[\s\]),;]*`{0,3}\s*$/u;

/**
 * Takes calls of known tools out of a text that comes piece by piece, where they stand in lines of their own as `{"name", "arguments"}`
 * or as Python without any mark, or between fences. Everything else is left as it is.
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
    const [start, name = ''] = PYTHONIC.exec(held) ?? [];
    if (start !== undefined && this.#tools.has(name)) return this.#readPythonic(start, isEnd);
    if (EMPTY_FENCE.test(held)) this.#held = held.replace(EMPTY_FENCE, '');
    else if (!isEnd && this.#mayBegin(held)) return undefined;
    else this.#isAtLineStart = false;
    return '';
  }

  #mayBegin(held: string): boolean {
    const word = WORD.exec(held)?.[1];
    const isOfCall =
      word !== undefined && [...this.#tools, 'print', 'functools'].some((each) => `${each}.call`.startsWith(word));
    return isOfCall || BEGINNING.test(held);
  }

  #readPythonic(start: string, isEnd: boolean): string | undefined {
    const read = readPythonicCall(this.#held.slice(start.length));
    if (read === 'open' && !isEnd) return undefined;
    if (typeof read === 'object') this.#took(read.call, start.length + read.length);
    else this.#isAtLineStart = false;
    return '';
  }

  #took(call: WrittenCall, length: number): void {
    this.calls.push(call);
    this.#held = this.#held.slice(length);
    this.#isEnding = true;
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
    this.#took(call, held.indexOf(text) + text.length);
    return '';
  }

  #give(length: number): string {
    const text = this.#held.slice(0, length);
    this.#held = this.#held.slice(length);
    this.#isAtLineStart = text.endsWith('\n');
    return text;
  }
}
