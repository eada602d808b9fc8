import { parseLeniently } from './read-json.ts';
import { toolNameOf, type ParsedCall } from './wire.ts';

/** A longer text is no call. */
const CALL_MAX_CHARACTERS = 10_000;
const NAME = /^([a-z_][\w.]{0,80}?)(?:\.call)?\(/iu;
const TOKEN = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|["']|[()[\]{}]|[^"'()[\]{}]+/gsu;
const KEYWORD = /\b([a-z_]\w*)\s*=(?!=)/giu;

/** A call and its length in the text, or why there is none. */
export type PythonicCall = { readonly call: ParsedCall; readonly length: number } | 'none' | 'open';

/** Reads a call in Python syntax from the start of a text: `find(q="soup", most=3)`. `open`: it depends on the following text. */
export function readPythonicCall(text: string): PythonicCall {
  const [start, name = ''] = NAME.exec(text) ?? [];
  if (start === undefined) return 'none';
  const near = text.slice(start.length, CALL_MAX_CHARACTERS);
  let written = '{';
  let depth = 1;
  for (const { 0: token, index } of near.matchAll(TOKEN)) {
    // An unterminated string.
    if (token === '"' || token === "'") break;
    if (/^[([{]$/u.test(token)) depth += 1;
    else if (/^[)\]}]$/u.test(token)) depth -= 1;
    if (depth === 0) {
      const value = parseLeniently(`${written}}`);
      if (value === undefined) return 'none';
      const call = { name: toolNameOf(name), arguments: JSON.stringify(value) };
      return { call, length: start.length + index + token.length };
    }
    written += depth === 1 && !/^["']/u.test(token) ? token.replaceAll(KEYWORD, '"$1":') : token;
  }
  return start.length + near.length < CALL_MAX_CHARACTERS ? 'open' : 'none';
}
