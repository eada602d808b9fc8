/** A text in its normal form, and where each of its characters comes from. */
export interface NormalText {
  readonly text: string;
  readonly original: string;
  /** The start in the original of each UTF-16 unit of `text`, and the end of the original; undefined if nothing changed. */
  readonly origins: readonly number[] | undefined;
}

/** Soft hyphen, zero-width space and joiners, direction marks, variation selectors, the keycap mark, tags. */
const INVISIBLE = String.raw`\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF\u20E3\u{E0000}-\u{E007F}`;
/** Every blank except the line feed, which separates lines. */
const BLANK = String.raw`\t\v\f\p{Zs}\u0085\u2028\u2029`;
const RAISED = '\u2070\u00B9\u00B2\u00B3\u2074-\u2079';
const LOWERED = '\u2080-\u2089';
/** Full-width forms, "℃" and "℉", units in one character such as "㎖", and ligatures such as "ﬂ". */
const COMPOSED = String.raw`\uFF01-\uFF5E\u2103\u2109\u3380-\u33DF\uFB00-\uFB06`;

/** Single characters first: what is invisible, full-width or of another script, and letters with separate accents. */
const CHARACTERS = new RegExp(
  `[${INVISIBLE}]+|[${COMPOSED}]|[^\\P{Nd}0-9]|[^\\p{M}${INVISIBLE}](?:(?![${INVISIBLE}])\\p{M})+`,
  'gu',
);
const IS_COMPOSED = new RegExp(`^[${COMPOSED}]`, 'u');
const IS_INVISIBLE = new RegExp(`^[${INVISIBLE}]`, 'u');
const IS_DIGIT = /^\p{Nd}$/u;

/** Then blanks, line ends, thousands, fractions and marks. */
const GROUPS = new RegExp(
  [
    String.raw`(?<line>\r\n?)`,
    String.raw`(?<thousands>(?<=(?<!\d)[1-9]\d{0,2}|\d[\u00A0\u202F\u2009]\d{3})[\u00A0\u202F\u2009](?=\d{3}(?!\d)))`,
    `(?<blank>[${BLANK}]{2,}|[\\t\\v\\f\\u0085\\u2028\\u2029]|[^\\P{Zs} ])`,
    `(?<fraction>[\\d${RAISED}]*[\\u2044\\u2215][\\d${LOWERED}]*|[${RAISED}]+/[\\d${LOWERED}]+)`,
    String.raw`(?<mark>[\u2010-\u2012\u2212\uFE63\u2032\u2035\u2018\u02BC\u00B4\u2033\u201C\u201D])`,
  ].join('|'),
  'gu',
);
const SINGLE_QUOTES = '\u2032\u2035\u2018\u02BC\u00B4';
const DOUBLE_QUOTES = '\u2033\u201C\u201D';

/** Returns the value of a decimal digit of any script: Unicode encodes each set of ten in a row, aligned or after its zero. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && IS_DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  // The mathematical digits (U+1D7CE to U+1D7FF) are five sets without a gap.
  return code >= 0x1d7ce && code <= 0x1d7ff ? (code - 0x1d7ce) % 10 : code - zero;
}

function characterFor({ 0: said }: RegExpExecArray): string {
  if (IS_INVISIBLE.test(said)) return '';
  if (IS_COMPOSED.test(said)) return said.normalize('NFKC');
  return IS_DIGIT.test(said) ? String(digitValue(said)) : said.normalize('NFC');
}

/** "11⁄2" is one and a half: a fraction sign joins one figure above to the figures below, the rest is a whole number. */
function fractionOf(said: string): string {
  const [above = '', below = ''] = said.normalize('NFKD').split(/[\u2044\u2215/]/u);
  if (below === '' || above === '' || Number(above) < Number(below)) return `${above}/${below}`;
  const raised = new RegExp(`^\\d+(?=[${RAISED}])`, 'u').exec(said)?.[0].length;
  const whole = above.slice(0, raised ?? -1);
  const part = above.slice(whole.length);
  return whole === '' || Number(part) >= Number(below) ? `${above}/${below}` : `${whole} ${part}/${below}`;
}

function groupFor({ 0: said, groups = {} }: RegExpExecArray): string {
  const { line, thousands, blank, mark } = groups;
  if (line !== undefined) return '\n';
  if (thousands !== undefined) return '';
  if (blank !== undefined) return ' ';
  if (mark === undefined) return fractionOf(said);
  return SINGLE_QUOTES.includes(mark) ? "'" : DOUBLE_QUOTES.includes(mark) ? '"' : '-';
}

/** Replaces the matches of a pattern; the origins still point to the original. */
function rewrite(normal: NormalText, pattern: RegExp, replacement: (match: RegExpExecArray) => string): NormalText {
  const { text, original } = normal;
  const origins: number[] = [];
  let written = '';
  let from = 0;
  const copy = (to: number): void => {
    for (let at = from; at < to; at += 1) origins.push(normal.origins?.[at] ?? at);
    written += text.slice(from, to);
  };
  for (const match of text.matchAll(pattern)) {
    copy(match.index);
    const by = replacement(match);
    for (let at = 0; at < by.length; at += 1) origins.push(normal.origins?.[match.index] ?? match.index);
    written += by;
    from = match.index + match[0].length;
  }
  if (written === '' && from === 0) return normal;
  copy(text.length);
  origins.push(original.length);
  return { text: written, original, origins };
}

/** Anything but ASCII and the letters, signs and fractions that occur in most recipes and have no other form. */
const UNUSUAL = /[^\n -~©®™°…\u00BB-\u017F–—’\u2150-\u215E]/u;

/** True if {@link normalize} may change a text that has single blanks. */
export const isUnusual = (text: string): boolean => UNUSUAL.test(text);

/**
 * Returns the normal form that every reader of text uses: one blank between words, composed letters, ASCII digits, minus
 * signs and quotes, "1/2" for every written fraction, and nothing invisible. Line feeds stay. The stored text does not
 * change; {@link spanInOriginal} maps a position back to it. Idempotent. Linear in the length. Never throws.
 */
export function normalize(text: string): NormalText {
  const same: NormalText = { text, original: text, origins: undefined };
  return isUnusual(text) || text.includes('  ')
    ? rewrite(rewrite(same, CHARACTERS, characterFor), GROUPS, groupFor)
    : same;
}

/** Returns {@link normalize} without positions. */
export const normalText = (text: string): string => normalize(text).text;

/** Maps a span of the normal form to the original text. */
export function spanInOriginal(
  { origins }: NormalText,
  start: number,
  end: number,
): { readonly start: number; readonly end: number } {
  if (origins === undefined) return { start, end };
  const from = origins[start] ?? start;
  const to = end > start ? Math.max(origins[end] ?? end, origins[end - 1] ?? end) : from;
  return { start: from, end: to };
}
