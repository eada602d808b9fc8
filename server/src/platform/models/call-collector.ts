import { randomBytes } from 'node:crypto';

import { parseOrNothing } from '#platform/parse-or-nothing.ts';

import type { ToolCall } from './model.ts';
import { ModelError } from './model-error.ts';
import { readJson } from './read-json.ts';
import type { ExtraFields, ToolCallPart, WrittenCall } from './wire.ts';

const CALLS_MAX = 32;

interface OpenCall {
  readonly index: number | null;
  id: string;
  name: string;
  given: string;
  extra: ExtraFields;
}

/** Puts calls of tools together from their pieces. */
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

  addWritten({ name, arguments: given }: WrittenCall): void {
    const call = this.#begin(null);
    call.name = name;
    call.given = given;
  }

  /** The calls with ids that differ, and arguments that are JSON where they can be read as that. */
  calls(): readonly ToolCall[] {
    const ids = new Set<string>();
    return this.#calls.map(({ id: given, name, given: written, extra }) => {
      const id = given === '' || ids.has(given) ? newId() : given;
      ids.add(id);
      const call = { id, name, arguments: readArguments(written) };
      return Object.keys(extra).length === 0 ? call : { ...call, extra };
    });
  }

  /** The call that a piece goes on with; undefined where it begins another: by another place, id or name, or after the end of one. */
  #callOf({ index, id, name, given }: ToolCallPart): OpenCall | undefined {
    const byPlace = index === null ? undefined : this.#calls.findLast((call) => call.index === index);
    const byId = id === '' ? undefined : this.#calls.findLast((call) => call.id === id);
    const call = index === null ? (id === '' ? this.#calls.at(-1) : byId) : byPlace;
    if (call === undefined) return undefined;
    const isOtherId = id !== '' && call.id !== '' && call.id !== id;
    // Some services give each piece an id of its own: only the first has a name.
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
  return parseOrNothing(given) !== undefined;
}

/** Of nine letters and digits: some services take no other. */
function newId(): string {
  return randomBytes(8).toString('hex').slice(0, 9);
}

/** Arguments as the text of an object; as the model wrote them where they are none. */
function readArguments(written: string): string {
  if (written.trim() === '') return '{}';
  const value = parseOrNothing(written);
  // Encoded twice.
  if (typeof value === 'string') return value === written ? written : readArguments(value);
  if (value === null || (Array.isArray(value) && value.length === 0)) return '{}';
  if (value !== undefined) return written;
  const lenient = readJson(written);
  return lenient === undefined ? written : JSON.stringify(lenient);
}
