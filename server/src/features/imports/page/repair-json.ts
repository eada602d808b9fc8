const WHITESPACE = /\s/u;
const PREFIXES = ['<!--', '//<![CDATA[', '// <![CDATA[', '/*<![CDATA[*/', '/* <![CDATA[ */', '<![CDATA[', ';'];
const SUFFIXES = ['-->', '//]]>', '// ]]>', '/*]]>*/', '/* ]]> */', ']]>', ';'];
const AFTER_VALUE = /^\s*(?:$|[}\]:]|,\s*(?:["{[\d\-}\]]|true|false|null|\/\/|$))/u;
const LOOK_AHEAD = 60;
const SIMPLE_ESCAPES = '"\\/bfnrt';

/** Reads one character of a string that has begun, and returns how it is written in valid JSON and how long it was. */
function repairInString(text: string, at: number): readonly [written: string, length: number] {
  const character = text.charAt(at);
  if (character === '\\') {
    const next = text.charAt(at + 1);
    if (SIMPLE_ESCAPES.includes(next) && next !== '') return [character + next, 2];
    if (next === 'u' && /^[0-9a-f]{4}$/iu.test(text.slice(at + 2, at + 6))) return [text.slice(at, at + 6), 6];
    return ['', 1];
  }
  if (character === '"') return ['\\"', 1];
  return [character < ' ' ? JSON.stringify(character).slice(1, -1) : character, 1];
}

/** Returns the end of the string that begins at a quote, and its valid form. A quote within the text does not end it. */
function repairString(text: string, start: number): readonly [written: string, end: number] {
  const parts: string[] = [];
  let at = start + 1;
  while (at < text.length) {
    if (text.charAt(at) === '"' && AFTER_VALUE.test(text.slice(at + 1, at + 1 + LOOK_AHEAD))) break;
    const [written, length] = repairInString(text, at);
    parts.push(written);
    at += length;
  }
  return [`"${parts.join('')}"`, at + 1];
}

/** Returns the position after a comment, or the same position if there is none. */
function skipComment(text: string, at: number): number {
  const mark = text.slice(at, at + 2);
  if (mark !== '//' && mark !== '/*') return at;
  const end = text.indexOf(mark === '//' ? '\n' : '*/', at + 2);
  return end === -1 ? text.length : end + (mark === '//' ? 1 : 2);
}

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** Writes the tokens anew: with valid strings, without comments and trailing commas, and with every bracket closed. */
function rewrite(text: string): string {
  const written: string[] = [];
  const open: string[] = [];
  const dropComma = (): void => {
    if (written.at(-1) === ',') written.pop();
  };
  let at = 0;
  while (at < text.length) {
    const next = skipComment(text, at);
    if (next !== at) {
      at = next;
      continue;
    }
    const character = text.charAt(at);
    at += 1;
    if (character === '"') {
      const [string, end] = repairString(text, at - 1);
      written.push(string);
      at = end;
    } else if (character === '{' || character === '[') {
      open.push(CLOSING[character] ?? '');
      written.push(character);
    } else if (character === '}' || character === ']') {
      dropComma();
      if (open.at(-1) !== character) continue;
      open.pop();
      written.push(character);
      if (open.length === 0) break;
    } else if (!WHITESPACE.test(character)) written.push(character);
  }
  dropComma();
  return [...written, ...open.toReversed()].join('');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Removes what wraps a script for old browsers. */
function unwrap(text: string): string {
  const bare = text.trim();
  const prefix = PREFIXES.find((mark) => bare.startsWith(mark)) ?? '';
  const suffix = SUFFIXES.find((mark) => bare.endsWith(mark)) ?? '';
  return prefix === '' && suffix === ''
    ? bare
    : bare.slice(prefix.length, Math.max(prefix.length, bare.length - suffix.length)).trim();
}

/**
 * Parses JSON that need not be valid: with control characters, wrong escapes or quotes in strings, comments, CDATA marks, trailing
 * commas or a missing end. Returns undefined if it cannot be repaired. Linear. Never throws.
 */
export function parseBrokenJson(text: string): unknown {
  const exact = parse(text);
  if (exact !== undefined) return exact;
  const bare = unwrap(unwrap(text));
  return parse(bare) ?? parse(rewrite(bare));
}
