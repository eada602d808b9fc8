import { SECTION_WORDS } from '#section-words-data';
import { normalText } from '#text/normalize';

const HAS_NUMBER = /\p{N}/u;
const MARKDOWN = /^#{1,6} *(?=[^\s#])/u;
/** "**Sauce**", "_Sauce_", "--- Sauce ---", "= Sauce =". */
const FRAMED = /^([*_=~–—-]{1,6}) ?(\p{L}.*?) ?\1$/u;
const BRACKETED = /^\[(\p{L}[^[\]]*)\]$/u;
/** Bullets, check boxes and emoji before a line. */
const LIST_MARKS = /^(?:[^\p{L}\p{N}\s#*_([{<"'“‘]+ +)+(?=\p{L})/u;
const OPTIONAL = / \(optional\)$/iu;
const ENDS_WITH_DASH = / [-–—]$/u;
/** Lines that head a list and name no food. */
const ALWAYS =
  /^(?:the )?(?:ingredients|zutaten|außerdem|ingrédients|ingredientes|ingredienti|ingrediënten|ingredienser|składniki)$/iu;
/** "For the salad", "Für den Teig", "Pour la sauce": who a group of foods is for. */
const PURPOSE =
  /^(?:for (?:the|your|our)|für (?:den|die|das)|pour (?:les?|la)|per (?:il?|l[aoe]|gli)|para (?:el|l[ao]s?|[ao]s?)|voor (?:de|het)|(?:pour|per) l['’](?=\p{L})) *\p{L}[\p{L}\p{M}'’-]*(?: (?!or |oder |ou |o )[\p{L}\p{M}&'’-]+){0,3}(?: \([^()]{1,30}\))?$/iu;
/** "For serving", "To serve", "Zum Servieren", "Till såsen", "Do dekoracji": these words need a section word after them. */
const SHORT_PURPOSE = /^(?:for|to|zum|zur|pour|per|para|voor|för|till|na|do) [\p{L}\p{M}]+$/iu;
const CAPITALS = /^(?=.*\p{Lu}.*\p{Lu})[^\p{Ll}\p{Lo}\p{N},;()]+$/u;
const HAS_SMALL_LETTER = /\p{Ll}/u;
const LONGEST_IN_CAPITALS = 4;
/** Longer lines are no headings. */
const MAX_CHARACTERS = 80;

const sectionWords = new Set(SECTION_WORDS.split(' '));

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}]+/gu) ?? [];

const isOfSectionWords = (text: string): boolean => wordsOf(text).every((word) => sectionWords.has(word));

/** True for words before an amount that say what a food is for, and name none: "For the sauce" of "For the sauce – 2 tbsp soy sauce". */
export const isPurpose = (text: string): boolean =>
  text.length <= MAX_CHARACTERS && HAS_SMALL_LETTER.test(text) && (PURPOSE.test(text) || isOfSectionWords(text));

const endsWithColon = (line: string): boolean => /[:：]$/u.test(line);

/** Returns the text of a heading without the marks of Markdown or a frame: "## Sauce" becomes "Sauce". */
export function headingText(line: string): string {
  const text = line.trim().replace(MARKDOWN, '');
  return (FRAMED.exec(text)?.[2] ?? BRACKETED.exec(text)?.[1] ?? text).trim();
}

/** Returns a line in its normal form without list marks; one that is too long for a heading as it is. */
function plainLine(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length > MAX_CHARACTERS) return trimmed;
  const line = normalText(trimmed);
  return FRAMED.test(line) ? line : line.replace(LIST_MARKS, '');
}

/**
 * True for a line that is a section heading wherever it is: it ends with a colon, or it has no number and is marked as a
 * heading ("## Sauce", "**Sauce**", "— Sauce —", "Sauce –") or says what foods are for ("For the salad", "To serve", "Für
 * den Teig").
 */
export function isHeading(text: string): boolean {
  const line = plainLine(text);
  if (line.length > MAX_CHARACTERS) return endsWithColon(line);
  if (endsWithColon(headingText(line))) return true;
  if (HAS_NUMBER.test(line)) return false;
  const purpose = line.replace(OPTIONAL, '').replace(ENDS_WITH_DASH, '');
  return (
    headingText(line) !== line ||
    ALWAYS.test(line) ||
    PURPOSE.test(purpose) ||
    ((ENDS_WITH_DASH.test(line) || SHORT_PURPOSE.test(purpose)) && isOfSectionWords(purpose))
  );
}

function isInCapitals(text: string): boolean {
  if (text.length > MAX_CHARACTERS) return false;
  const line = text.replace(OPTIONAL, '');
  return CAPITALS.test(line) && wordsOf(line).length <= LONGEST_IN_CAPITALS;
}

/**
 * Returns for each line of an ingredient list whether it is a section heading: one by itself ({@link isHeading}), or at
 * most four words in capitals without a number, if the next line with text has small letters and is no heading. "SAUCE"
 * before "1 cup cream" is a heading, "SALT" at the end of a list is an ingredient, and so is every line of a list that is
 * in capitals throughout. Linear.
 */
export function headingsIn(lines: readonly string[]): boolean[] {
  const headings: boolean[] = [];
  let isBeforeFood = false;
  for (const text of lines.toReversed()) {
    const line = plainLine(text);
    const heading = isHeading(line);
    const capitals = !heading && isInCapitals(line);
    headings.push(heading || (capitals && isBeforeFood));
    if (line !== '') isBeforeFood = !heading && HAS_SMALL_LETTER.test(line);
  }
  return headings.toReversed();
}

/** Returns the lines that are no headings. */
export function withoutHeadings(lines: readonly string[]): string[] {
  const headings = headingsIn(lines);
  return lines.filter((_, at) => headings[at] !== true);
}

/**
 * Returns for each line whether its contents count: a heading without a colon may be an ingredient after all ("SALT",
 * "For the topping walnuts"), so that its foods count unless it consists of words for sections.
 */
export function mayHoldFood(lines: readonly string[]): boolean[] {
  const headings = headingsIn(lines);
  return lines.map(
    (text, at) => headings[at] !== true || (!endsWithColon(headingText(plainLine(text))) && !isOfSectionWords(text)),
  );
}

/** Returns the lines whose contents count, see {@link mayHoldFood}. */
export function linesWithFood(lines: readonly string[]): string[] {
  const may = mayHoldFood(lines);
  return lines.filter((_, at) => may[at]);
}
