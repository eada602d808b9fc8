import { JsonObjectScanner } from './json-object-scanner.ts';
import { readPythonicCall } from './pythonic-calls.ts';
import { parseLeniently } from './read-json.ts';
import { readCallObject } from './marked-calls.ts';
import type { ParsedCall } from './wire.ts';

/** A longer text is no call. */
const CALL_MAX_CHARACTERS = 10_000;
/** The possible beginning of a call: an object, or a list or code fence with one. */
const BEGINNING = /^\s*(?:`{1,3}\w{0,12}|`{3}\w{0,12}\s*(?:`{0,3}|\[?\s*)|(?:functools)?\[\s*)?$/u;
const OBJECT = /^\s*(?:`{3}\w{0,12}\s*)?(?:(?:functools)?\[)?\s*\{/u;
/** The text before a call in Python syntax: `[find(q="soup")]`. */
const PYTHONIC = /^\s*(?:`{3}\w{0,12}\s+)?\[?\s*(?:print\()?(?=(\w+)(?:\.call)?\()/u;
const WORD = /^\s*(?:`{3}\w{0,12}\s+)?\[?\s*(?:print\()?(\w[\w.]*|(?<=\())$/u;
/** A code fence whose call was removed. */
const EMPTY_FENCE = /^\s*`{3}\w{0,12}\s*`{3}[^\S\n]*\n?/u;
/** What may follow a call and belongs to it. */
const ENDING = /^[\s\]),;]*(?:`{3}[^\S\n]*)?/u;
const OPEN_ENDING = /^[\s\]),;]*`{0,3}\s*$/u;

/**
 * Streaming filter that removes tool calls without markers: calls of known tools at the start of a line, as `{"name", "arguments"}`
 * or in Python syntax, optionally in a code fence. All other text passes unchanged.
 */
export class BareCalls {
  readonly calls: ParsedCall[] = [];
  readonly #tools: ReadonlySet<string>;
  #buffer = '';
  #isAtLineStart = true;
  /** True after a call, whose closing characters may follow. */
  #isEnding = false;

  constructor(tools: Iterable<string>) {
    this.#tools = new Set(tools);
  }

  read(piece: string): string {
    if (this.#tools.size === 0) return piece;
    this.#buffer += piece;
    return this.#take(false);
  }

  end(): string {
    return this.#take(true);
  }

  restart(): void {
    this.calls.length = 0;
    this.#buffer = '';
    this.#isAtLineStart = true;
    this.#isEnding = false;
  }

  #take(isEnd: boolean): string {
    let passed = '';
    while (this.#buffer !== '') {
      const step = this.#step(isEnd);
      if (step === undefined) break;
      passed += step;
    }
    return passed;
  }

  /** Returns the text that can pass. Undefined when that depends on the following text. */
  #step(isEnd: boolean): string | undefined {
    const buffer = this.#buffer;
    if (this.#isEnding) {
      if (!isEnd && OPEN_ENDING.test(buffer)) return undefined;
      this.#buffer = buffer.replace(ENDING, '');
      this.#isEnding = false;
      this.#isAtLineStart = true;
      return '';
    }
    if (!this.#isAtLineStart) return this.#pass(buffer.includes('\n') ? buffer.indexOf('\n') + 1 : buffer.length);
    if (OBJECT.test(buffer)) return this.#readObject(isEnd);
    const [start, name = ''] = PYTHONIC.exec(buffer) ?? [];
    if (start !== undefined && this.#tools.has(name)) return this.#readPythonic(start, isEnd);
    if (EMPTY_FENCE.test(buffer)) this.#buffer = buffer.replace(EMPTY_FENCE, '');
    else if (!isEnd && this.#mayBegin(buffer)) return undefined;
    else this.#isAtLineStart = false;
    return '';
  }

  #mayBegin(buffer: string): boolean {
    const word = WORD.exec(buffer)?.[1];
    const isOfCall =
      word !== undefined && [...this.#tools, 'print', 'functools'].some((each) => `${each}.call`.startsWith(word));
    return isOfCall || BEGINNING.test(buffer);
  }

  #readPythonic(start: string, isEnd: boolean): string | undefined {
    const read = readPythonicCall(this.#buffer.slice(start.length));
    if (read === 'open' && !isEnd) return undefined;
    if (typeof read === 'object') this.#addCall(read.call, start.length + read.length);
    else this.#isAtLineStart = false;
    return '';
  }

  #addCall(call: ParsedCall, length: number): void {
    this.calls.push(call);
    this.#buffer = this.#buffer.slice(length);
    this.#isEnding = true;
  }

  #readObject(isEnd: boolean): string | undefined {
    const buffer = this.#buffer;
    const [text] = new JsonObjectScanner().read(buffer);
    if (text === undefined) {
      if (!isEnd && buffer.length <= CALL_MAX_CHARACTERS) return undefined;
      this.#isAtLineStart = false;
      return '';
    }
    const call = readCallObject(parseLeniently(text));
    if (call === undefined || !this.#tools.has(call.name)) {
      // The whole object passes: its inner lines are not line starts.
      return this.#pass(buffer.indexOf(text) + text.length);
    }
    this.#addCall(call, buffer.indexOf(text) + text.length);
    return '';
  }

  #pass(length: number): string {
    const text = this.#buffer.slice(0, length);
    this.#buffer = this.#buffer.slice(length);
    this.#isAtLineStart = text.endsWith('\n');
    return text;
  }
}
