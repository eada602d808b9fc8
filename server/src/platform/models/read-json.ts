import { parseOrNothing } from '#platform/parse-or-nothing.ts';

import { shownText } from './answer-text.ts';

/** More than any answer needs; what is longer is not looked at. */
const TEXT_MAX_CHARACTERS = 400_000;
const FENCE = '```';

/**
 * The object or list in a text, also between fences or with words around it, not quite as JSON has it, or written as a JSON string;
 * undefined when there is none.
 */
export function readJson(text: string): unknown {
  if (text.length > TEXT_MAX_CHARACTERS) return undefined;
  const plain = parseOrNothing(text);
  if (typeof plain === 'object' && plain !== null) return plain;
  const answer = shownText(text, true)
    .replace(/^\uFEFF/u, '')
    .trim();
  const start = answer.search(/[[{]/u);
  const candidates = [answer, betweenFences(answer), firstWhole(answer, start), fromTo(answer, start)];
  for (const parse of [parseOrNothing, parseLeniently]) {
    for (const candidate of candidates) {
      const value = candidate === undefined ? undefined : parse(candidate);
      if (typeof value === 'object' && value !== null) return value;
      // Encoded twice: each round takes two quotes away, so that this ends.
      if (typeof value === 'string' && parse === parseOrNothing) return readJson(value);
    }
  }
  return undefined;
}

/**
 * What is written in another way than JSON has it, and strings, so that what looks like syntax inside them is left alone. What is open
 * goes to the end.
 */
const TOKEN =
  /"(?:[^"\\]|\\.)*(?:"|$)|'(?:[^'\\]|\\.)*(?:'|$)|“[^”]*(?:”|$)|\/\/[^\n]*|\/\*.*?(?:\*\/|$)|#[^\n]*|[+-]?\b(?:NaN|Infinity|undefined|None|True|False)\b|\d{1,4}(?:\s\d{1,4})?\/\d{1,4}/gsu;
/** A comma between a value and a bracket. */
const STRING_OR_TRAILING_COMMA = /"(?:[^"\\]|\\.)*(?:"|$)|,(?<![[{,:]\s*,)(?=\s*[}\]])/gsu;
const CONTROLS = new Map([
  ['\n', String.raw`\n`],
  ['\r', String.raw`\r`],
  ['\t', String.raw`\t`],
]);

/**
 * The value of a JSON text as models write it: with comments, single quotes, words of Python, line ends in strings, fractions, and commas
 * before closing brackets; undefined when it is none.
 */
export function parseLeniently(text: string): unknown {
  const plain = text.replaceAll(TOKEN, writeToken);
  return parseOrNothing(plain.replaceAll(STRING_OR_TRAILING_COMMA, (found) => (found === ',' ? '' : found)));
}

function writeToken(token: string): string {
  const inside = token.slice(1, -1);
  switch (token[0]) {
    case '"':
      return token.replaceAll(/[\n\r\t]/gu, (control) => CONTROLS.get(control) ?? control);
    case "'":
      return writeToken(
        `"${inside.replaceAll(/\\.|"/gsu, (part) => (part === '"' ? '\\"' : part === "\\'" ? "'" : part))}"`,
      );
    case '“':
      return writeToken(`"${inside.replaceAll('"', '\\"')}"`);
    case '/':
    case '#':
      return '';
    default:
      if (token.includes('/')) return `"${token}"`;
      return token === 'True' || token === 'False' ? token.toLowerCase() : 'null';
  }
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
