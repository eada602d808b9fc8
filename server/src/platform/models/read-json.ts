import { parseOrNothing } from '#platform/parse-or-nothing.ts';

import { shownText } from './answer-text.ts';

/** More than any answer needs; what is longer is not looked at. */
const TEXT_MAX_CHARACTERS = 400_000;
const FENCE = '```';

/**
 * The object or list in a text, also between fences or with words around it, with commas before a closing bracket, or written as a
 * JSON string; undefined when there is none.
 */
export function readJson(text: string): unknown {
  if (text.length > TEXT_MAX_CHARACTERS) return undefined;
  const plain = parseOrNothing(text);
  if (typeof plain === 'object' && plain !== null) return plain;
  const answer = shownText(text)
    .replace(/^\uFEFF/u, '')
    .trim();
  const start = answer.search(/[[{]/u);
  const candidates = [answer, betweenFences(answer), firstWhole(answer, start), fromTo(answer, start)];
  for (const parse of [parseOrNothing, parseLeniently]) {
    for (const candidate of candidates) {
      const value = candidate === undefined ? undefined : parse(candidate);
      if (typeof value === 'object' && value !== null) return value;
      // Encoded twice: each round takes two quotes away, so that this ends.
      if (typeof value === 'string') return readJson(value);
    }
  }
  return undefined;
}

/** A string, so that what looks like syntax inside it is left alone, or a comma between a value and a bracket. An open string goes to the end. */
const STRING_OR_TRAILING_COMMA = /"(?:[^"\\]|\\.)*(?:"|$)|,(?<![[{,:]\s*,)(?=\s*[}\]])/gsu;

/** The value of a JSON text that may have commas before its closing brackets; undefined when it is none. */
export function parseLeniently(text: string): unknown {
  return parseOrNothing(text.replaceAll(STRING_OR_TRAILING_COMMA, (found) => (found === ',' ? '' : found)));
}

/** What stands between the first two fences, without the name of its language. */
function betweenFences(text: string): string | undefined {
  const open = text.indexOf(FENCE);
  const close = text.indexOf(FENCE, open + FENCE.length);
  if (open < 0 || close < 0) return undefined;
  return text.slice(open + FENCE.length, close).replace(/^[a-z]+/iu, '');
}

/** From the first bracket to the one that closes it. */
function firstWhole(text: string, start: number): string | undefined {
  if (start < 0) return undefined;
  let depth = 0;
  let isInText = false;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (isInText) {
      if (character === '\\') at += 1;
      else if (character === '"') isInText = false;
    } else if (character === '"') isInText = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') {
      depth -= 1;
      if (depth === 0) return text.slice(start, at + 1);
    }
  }
  return undefined;
}

/** From the first bracket to the last that could close it. */
function fromTo(text: string, start: number): string | undefined {
  if (start < 0) return undefined;
  const end = text.lastIndexOf(text[start] === '{' ? '}' : ']');
  return end > start ? text.slice(start, end + 1) : undefined;
}
