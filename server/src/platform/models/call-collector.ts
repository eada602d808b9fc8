import { randomBytes } from 'node:crypto';

import { tryParseJson } from '#platform/try-parse-json.ts';

import type { ToolCall } from './model.ts';
import { ModelError } from './model-error.ts';
import { readJson } from './read-json.ts';
import type { ExtraFields, ToolCallPart, ParsedCall } from './wire.ts';

const CALLS_MAX = 32;

interface OpenCall {
  readonly index: number | null;
  id: string;
  name: string;
  given: string;
  extra: ExtraFields;
}

/** Assembles tool calls from their streamed parts. */
export class CallCollector {
  readonly #calls: OpenCall[] = [];

  get isEmpty(): boolean {
    return this.#calls.length === 0;
  }

  add(part: ToolCallPart): void {
    const call = this.#callOf(part) ?? this.#begin(part.index);
    const isRepeated = part.id !== '' && call.id === part.id && call.given === part.given && isWhole(call.given);
    if (call.id === '') call.id = part.id;
    if (call.name === '') call.name = part.name;
    if (!isRepeated) call.given += part.given;
    call.extra = { ...call.extra, ...part.extra };
  }

  addWritten({ name, arguments: given }: ParsedCall): void {
    const call = this.#begin(null);
    call.name = name;
    call.given = given;
  }

  /** The calls with unique ids, and with arguments normalized to JSON where possible. */
  calls(): readonly ToolCall[] {
    const ids = new Set<string>();
    return this.#calls.map(({ id: given, name, given: written, extra }) => {
      const id = given === '' || ids.has(given) ? newId() : given;
      ids.add(id);
      const call = { id, name, arguments: readArguments(written) };
      return Object.keys(extra).length === 0 ? call : { ...call, extra };
    });
  }

  /** The call that a part continues. Undefined when it begins a call: by its index, id or name, or after complete arguments. */
  #callOf({ index, id, name, given }: ToolCallPart): OpenCall | undefined {
    const byPlace = index === null ? undefined : this.#calls.findLast((call) => call.index === index);
    const byId = id === '' ? undefined : this.#calls.findLast((call) => call.id === id);
    const call = index === null ? (id === '' ? this.#calls.at(-1) : byId) : byPlace;
    if (call === undefined) return undefined;
    const isOtherId = id !== '' && call.id !== '' && call.id !== id;
    // Some services give each part its own id; only the first part has a name.
    if (isOtherId && (index === null || name !== '')) return index === null ? undefined : byId;
    if (name === '' || call.name === '') return call;
    if (name !== call.name) return undefined;
    const isAnother =
      given.trim() !== '' && isWhole(call.given) && !(id === call.id && id !== '' && given === call.given);
    return isAnother ? undefined : call;
  }

  #begin(index: number | null): OpenCall {
    if (this.#calls.length >= CALLS_MAX) throw new ModelError('unusable', 'The answer calls too many tools');
    const call = { index, id: '', name: '', given: '', extra: {} };
    this.#calls.push(call);
    return call;
  }
}

function isWhole(given: string): boolean {
  return tryParseJson(given) !== undefined;
}

/** Nine alphanumeric characters: some services accept no other ids. */
function newId(): string {
  return randomBytes(8).toString('hex').slice(0, 9);
}

/** Normalizes arguments to the JSON of an object. Returns unreadable arguments unchanged. */
function readArguments(written: string): string {
  if (written.trim() === '') return '{}';
  const value = tryParseJson(written);
  // Double-encoded.
  if (typeof value === 'string') return value === written ? written : readArguments(value);
  if (value === null || (Array.isArray(value) && value.length === 0)) return '{}';
  if (value !== undefined) return written;
  const lenient = readJson(written);
  return lenient === undefined ? written : JSON.stringify(lenient);
}
