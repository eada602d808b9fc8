import { tryParseJson } from '#platform/try-parse-json.ts';

import { JsonObjectScanner } from './json-object-scanner.ts';
import { ModelError } from './model-error.ts';
import { parseLeniently } from './read-json.ts';

/** The end marker of a stream. */
export const DONE = Symbol('done');

/**
 * Yields the JSON values in the body of a response. The format is detected from the body, not from its content type: one value,
 * server-sent events, JSON lines, or concatenated values. Throws ModelError for an invalid event. A value that is cut off is dropped.
 */
export async function* readValues(response: Response): AsyncGenerator<unknown, void> {
  let values: JsonObjectScanner | undefined;
  let fallback: string | undefined;
  const events = new EventData();
  for await (const bytes of linesOf(response.body)) {
    let line = decodeUtf8(bytes);
    if (line === undefined) {
      fallback ??= charsetOf(response);
      line = new TextDecoder(fallback).decode(bytes);
    }
    if (values === undefined && line.trim() !== '' && /^\s*[[{"]/u.test(line)) values = new JsonObjectScanner();
    if (values === undefined) yield* events.read(line);
    else if (line.trim() === '[DONE]') yield DONE;
    else for (const text of values.read(line)) yield readValue(text);
  }
}

function readValue(text: string): unknown {
  const value = tryParseJson(text) ?? parseLeniently(text);
  if (value === undefined) throw new ModelError('unusable', 'A piece of the answer is invalid');
  return value;
}

/** A lenient parser of server-sent events: optional space after the colon, several values per event, `error` fields and events. */
class EventData {
  readonly #values = new JsonObjectScanner();
  #isError = false;

  *read(line: string): Generator<unknown, void> {
    if (line.trim() === '') {
      this.#endEvent();
      return;
    }
    const [, field = '', value = ''] = /^\s*([^:{}]*):\s?(.*)$/su.exec(line) ?? [];
    if (/^\s*\{/u.test(line)) yield* this.#add(line);
    else if (field === 'event') this.#isError = value.trim() === 'error';
    else if (field === 'error') yield* this.#add(`{"error":${value.trim()}}`);
    else if (field === 'data') {
      if (value.trim() === '[DONE]') yield DONE;
      else yield* this.#add(`${value}\n`);
    }
  }

  #endEvent(): void {
    if (this.#values.isOpen) throw new ModelError('unusable', 'A piece of the answer is invalid');
    this.#isError = false;
  }

  *#add(text: string): Generator<unknown, void> {
    for (const written of this.#values.read(text)) {
      const value = readValue(written);
      const isBareError = this.#isError && typeof value === 'object' && value !== null && !('error' in value);
      yield isBareError ? { error: value } : value;
    }
  }
}

const LINE_FEED = 10;
const RETURN = 13;

/** Splits a body into lines of bytes, so that each line can be decoded on its own. */
async function* linesOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array, void> {
  if (body === null) return;
  let open: Uint8Array[] = [];
  let last: number | undefined;
  for await (const chunk of body) {
    let from = 0;
    for (const [at, byte] of chunk.entries()) {
      // CRLF is one line break: an empty line would end the event.
      const isSecond = byte === LINE_FEED && last === RETURN;
      last = byte;
      if (byte !== LINE_FEED && byte !== RETURN) continue;
      if (!isSecond) {
        yield Buffer.concat([...open, chunk.subarray(from, at)]);
        open = [];
      }
      from = at + 1;
    }
    open.push(chunk.subarray(from));
  }
  yield Buffer.concat(open);
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The declared charset of a body that is not UTF-8; windows-1252 without one. */
function charsetOf({ headers }: Response): string {
  const named = /charset\s*=\s*["']?([\w.:-]+)/iu.exec(headers.get('content-type') ?? '')?.[1];
  try {
    const { encoding } = new TextDecoder(named ?? 'windows-1252');
    return encoding === 'utf-8' ? 'windows-1252' : encoding;
  } catch {
    return 'windows-1252';
  }
}
