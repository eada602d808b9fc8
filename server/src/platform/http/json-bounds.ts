import { AppError } from '#platform/app-error.ts';

/** Far deeper than our schemas and than the tool schemas of models. */
const LEVELS_MAX = 50;
/** Twice the longest list of ids that may be sent. */
const VALUES_MAX = 20_000;

const TOO_DEEP = `This is nested too deeply: send at most ${LEVELS_MAX} levels.`;
const TOO_MANY = `There is too much in this: send at most ${VALUES_MAX} values at once.`;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * Scans JSON as it arrives and throws `invalid_input` for too much nesting or too many values. Parsing 2 MB of brackets
 * blocks the main thread for 300 ms; this takes about 2 ms per MB. Does not validate the syntax.
 */
export class JsonBounds {
  #level = 0;
  #values = 0;
  #isInText = false;
  #isEscaped = false;

  add(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; at++) {
      if (this.#isInText) at = this.#skipText(bytes, at);
      else this.#readStructure(bytes[at] ?? 0);
    }
  }

  /** Returns the index at which the string ends, or the end of `bytes`. */
  #skipText(bytes: Uint8Array, start: number): number {
    let isEscaped = this.#isEscaped;
    let at = start;
    for (; at < bytes.length; at++) {
      const byte = bytes[at];
      if (isEscaped) isEscaped = false;
      else if (byte === BACKSLASH) isEscaped = true;
      else if (byte === QUOTE) break;
    }
    this.#isEscaped = isEscaped;
    this.#isInText = at === bytes.length;
    return at;
  }

  #readStructure(byte: number): void {
    switch (byte) {
      case QUOTE:
        this.#isInText = true;
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        this.#level += 1;
        this.#values += 1;
        if (this.#level > LEVELS_MAX) throw new AppError('invalid_input', TOO_DEEP);
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        this.#level -= 1;
        break;
      case COMMA:
        this.#values += 1;
        break;
      default:
        return;
    }
    if (this.#values > VALUES_MAX) throw new AppError('invalid_input', TOO_MANY);
  }
}

/** Shorter texts parse in no time, and prose that begins like JSON is shorter. */
const LONG_TEXT_CHARACTERS = 10_000;

/** Applies the same limits to string fields that contain JSON, such as the lists of a recipe. */
export function requireBoundedTexts(body: unknown): void {
  if (typeof body !== 'object' || body === null) return;
  for (const field of Object.values(body)) {
    if (typeof field === 'string' && field.length > LONG_TEXT_CHARACTERS && /^\s*[[{]/u.test(field))
      new JsonBounds().add(Buffer.from(field));
  }
}
