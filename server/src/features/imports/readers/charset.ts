import { isUtf8 } from 'node:buffer';

import iconv from 'iconv-lite';

/** In order: the first one wins a tie. ISO 8859-1 is part of cp1252. */
const CODE_PAGES = ['cp1252', 'cp850', 'cp437'] as const;
type CodePage = (typeof CODE_PAGES)[number];

const BYTE_ORDER_MARKS = [
  { mark: Buffer.from([0xef, 0xbb, 0xbf]), charset: 'utf8' },
  { mark: Buffer.from([0xff, 0xfe]), charset: 'utf-16le' },
  { mark: Buffer.from([0xfe, 0xff]), charset: 'utf-16be' },
] as const;

/** Bytes that are enough to recognize UTF-16. */
const SAMPLE_BYTES = 65_536;
/** Non-ASCII bytes that are enough to recognize a code page. */
const SAMPLE_LETTERS = 5_000;
/** Bytes below the blank that occur in texts: tab, line feed, form feed, carriage return, end of file (DOS), escape. */
const TEXT_CONTROLS = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a, 0x1b]);
/** Data with more than one control byte in this number of bytes is binary. */
const BYTES_PER_CONTROL = 200;

/**
 * Returns bytes as text, or null if they are not text. Reads UTF-8 and UTF-16 with and without a byte order mark, cp1252
 * (with ISO 8859-1), cp850 and cp437. Of the three code pages it takes the one that makes the most sense as a European
 * language. A sequence that is cut off at the end does no harm.
 */
export function decodeText(bytes: Buffer): string | null {
  const marked = BYTE_ORDER_MARKS.find(({ mark }) => bytes.subarray(0, mark.length).equals(mark));
  if (marked !== undefined) return iconv.decode(bytes, marked.charset);
  const wide = utf16Of(bytes);
  if (wide !== null) return iconv.decode(bytes, wide);
  if (isBinary(bytes)) return null;
  return isMostlyUtf8(bytes) ? bytes.toString('utf8') : iconv.decode(bytes, codePageOf(bytes));
}

/** European text in UTF-16 has a zero in nearly every second byte. */
function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  if (sample.length < 2) return null;
  const zeros = [0, 0] as [number, number];
  for (let at = 0; at < sample.length; at += 1) if (sample[at] === 0) zeros[at % 2 === 0 ? 0 : 1] += 1;
  const [even, odd] = zeros;
  const many = sample.length / 2 / 2;
  const few = sample.length / 2 / 20;
  if (odd > many && even <= few) return 'utf-16le';
  return even > many && odd <= few ? 'utf-16be' : null;
}

function isBinary(bytes: Buffer): boolean {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  if (sample.includes(0)) return true;
  let controls = 0;
  for (const byte of sample) if (byte < 0x20 && !TEXT_CONTROLS.has(byte)) controls += 1;
  return controls > sample.length / BYTES_PER_CONTROL;
}

/** True for UTF-8, also with a few broken places: hardly any text of a code page has one valid sequence. */
function isMostlyUtf8(bytes: Buffer): boolean {
  if (isUtf8(bytes)) return true;
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  let valid = 0;
  let broken = 0;
  for (let at = 0; at < sample.length; at += 1) {
    const byte = sample[at] ?? 0;
    if (byte < 0x80) continue;
    const more = continuationsOf(byte);
    if (more > 0 && at + more >= sample.length) break;
    if (more > 0 && isUtf8(sample.subarray(at, at + more + 1))) valid += 1;
    else broken += 1;
    at += more > 0 ? more : 0;
  }
  return valid > 4 * broken;
}

/** The number of bytes that follow the first one of a UTF-8 sequence; 0 for a byte that starts none. */
function continuationsOf(byte: number): number {
  if (byte >= 0xc2 && byte <= 0xdf) return 1;
  if (byte >= 0xe0 && byte <= 0xef) return 2;
  return byte >= 0xf0 && byte <= 0xf4 ? 3 : 0;
}

function codePageOf(bytes: Buffer): CodePage {
  const places = nonAsciiPlaces(bytes);
  const scores = CODE_PAGES.map((codePage) => {
    const characters = charactersOf(codePage);
    const characterAt = (at: number): string => characters[bytes[at] ?? 0x20] ?? ' ';
    return places.reduce((sum, at) => sum + plausibility(characterAt(at - 1), characterAt(at), characterAt(at + 1)), 0);
  });
  return CODE_PAGES[scores.indexOf(Math.max(...scores))] ?? 'cp1252';
}

function nonAsciiPlaces(bytes: Buffer): number[] {
  const places: number[] = [];
  for (let at = 0; at < bytes.length && places.length < SAMPLE_LETTERS; at += 1)
    if ((bytes[at] ?? 0) >= 0x80) places.push(at);
  return places;
}

function charactersOf(codePage: CodePage): readonly string[] {
  return Array.from({ length: 256 }, (_, byte) => iconv.decode(Buffer.from([byte]), codePage));
}

/** The letters of the languages in which recipes are written, the most frequent ones first. */
const FREQUENT_LETTERS = 'äöüßéèàçñ';
const OTHER_LETTERS = 'áíóúêâîôûåøæãõëïìòùœšžýÿð';
const OPENING = '“‘«„‚‹¿¡([';
const APOSTROPHE = '’';
const CLOSING = '”»›…™®)]';
const FRACTIONS = '½¼¾';

/** Lines and blocks of cp437 and cp850. */
const FRAME = /[─-▟]/u;
const LETTER = /\p{L}/u;
const SMALL = /\p{Ll}/u;
const CAPITAL = /\p{Lu}/u;
const DIGIT = /\d/u;
const BLANK = /[\s,.;:!?"'/-]/u;

/** How well a character suits its neighbors: about the logarithm of how much likelier it is than a random one. */
function plausibility(before: string, character: string, after: string): number {
  if (LETTER.test(character)) return ofLetter(before, character);
  if (FRACTIONS.includes(character)) return LETTER.test(before) ? -2 : 3;
  if (character === '°' || character === 'º' || character === 'ª') return DIGIT.test(before) || before === ' ' ? 3 : -2;
  if (OPENING.includes(character)) return LETTER.test(before) || BLANK.test(after) ? -3 : 1;
  if (APOSTROPHE === character) return LETTER.test(before) ? 1 : -3;
  if (CLOSING.includes(character)) return BLANK.test(before) || LETTER.test(after) ? -3 : 1;
  if (character === '\u00a0') return BLANK.test(before) && LETTER.test(after) ? -2 : 1;
  if (FRAME.test(character)) return character === before || character === after ? 2 : -2;
  if ('–—•·'.includes(character)) return LETTER.test(before) && LETTER.test(after) ? -1 : 1;
  return '×©£€´²³'.includes(character) ? -1 : -4;
}

function ofLetter(before: string, letter: string): number {
  const small = letter.toLowerCase();
  const frequency = FREQUENT_LETTERS.includes(small) ? 3 : OTHER_LETTERS.includes(small) ? 1 : -4;
  if (!CAPITAL.test(letter)) return frequency;
  return SMALL.test(before) ? -4 : frequency - 1;
}
