import { tryParseJson } from '#platform/try-parse-json.ts';

import { visibleText } from './answer-filter.ts';

/** A longer text is not parsed. */
const TEXT_MAX_CHARACTERS = 400_000;
const FENCE = '```';

/**
 * Extracts the JSON object or list from an answer. Tolerates code fences, surrounding text, lenient syntax and double encoding.
 * Undefined when there is none.
 */
export function readJson(text: string): unknown {
  if (text.length > TEXT_MAX_CHARACTERS) return undefined;
  const plain = tryParseJson(text);
  if (typeof plain === 'object' && plain !== null) return plain;
  const answer = visibleText(text, true)
    .replace(/^\uFEFF/u, '')
    .trim();
  const start = answer.search(/[[{]/u);
  const candidates = [answer, betweenFences(answer), firstWhole(answer, start), fromTo(answer, start)];
  for (const parse of [tryParseJson, parseLeniently]) {
    for (const candidate of candidates) {
      const value = candidate === undefined ? undefined : parse(candidate);
      if (typeof value === 'object' && value !== null) return value;
      // Double-encoded. Each round removes two quotes, so the recursion ends.
      if (typeof value === 'string' && parse === tryParseJson) return readJson(value);
    }
  }
  return undefined;
}

/**
 * Tokens that JSON writes differently. Strings are tokens too, so that their content is left alone; an unterminated one extends to
 * the end.
 */
const TOKEN =
  /"(?:[^"\\]|\\.)*(?:"|$)|'(?:[^'\\]|\\.)*(?:'|$)|“[^”]*(?:”|$)|\/\/[^\n]*|\/\*.*?(?:\*\/|$)|#[^\n]*|[+-]?\b(?:NaN|Infinity|undefined|None|True|False)\b|\d{1,4}(?:\s\d{1,4})?\/\d{1,4}/gsu;
/** A trailing comma before a closing bracket. */
const STRING_OR_TRAILING_COMMA = /"(?:[^"\\]|\\.)*(?:"|$)|,(?<![[{,:]\s*,)(?=\s*[}\]])/gsu;
const CONTROLS = new Map([
  ['\n', String.raw`\n`],
  ['\r', String.raw`\r`],
  ['\t', String.raw`\t`],
]);

/**
 * Parses lenient JSON: comments, single quotes, Python literals, line breaks in strings, fractions and trailing commas. Undefined
 * when it is invalid.
 */
export function parseLeniently(text: string): unknown {
  const plain = text.replaceAll(TOKEN, writeToken);
  return tryParseJson(plain.replaceAll(STRING_OR_TRAILING_COMMA, (found) => (found === ',' ? '' : found)));
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

/** The content of the first code fence, without the language name. */
function betweenFences(text: string): string | undefined {
  const open = text.indexOf(FENCE);
  const close = text.indexOf(FENCE, open + FENCE.length);
  if (open < 0 || close < 0) return undefined;
  return text.slice(open + FENCE.length, close).replace(/^[a-z]+/iu, '');
}

/** From the first bracket to its closing bracket. */
function firstWhole(text: string, start: number): string | undefined {
  if (start < 0) return undefined;
  let depth = 0;
  let isInString = false;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (isInString) {
      if (character === '\\') at += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') {
      depth -= 1;
      if (depth === 0) return text.slice(start, at + 1);
    }
  }
  return undefined;
}

/** From the first bracket to the last closing bracket of its kind. */
function fromTo(text: string, start: number): string | undefined {
  if (start < 0) return undefined;
  const end = text.lastIndexOf(text[start] === '{' ? '}' : ']');
  return end > start ? text.slice(start, end + 1) : undefined;
}
