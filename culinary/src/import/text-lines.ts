const LINE_END = /\r\n?|[\n\v\f\u0085\u2028\u2029]/u;
/** Control characters but the tab, marks of byte order and direction, zero-width blanks, and half characters. */
const UNWANTED = /[^\P{Cc}\t]|[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFE\uFFFF\p{Cs}]/gu;

/** Returns the lines of a text without control characters, invisible characters and blanks at their ends. */
export const linesOf = (text: string): string[] =>
  text.split(LINE_END).map((line) => line.replaceAll(UNWANTED, '').trimEnd());

/** Returns a text in one line: with single blanks and nothing around it. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** Joins texts with blank lines between them; null for none. */
export function joinedParagraphs(texts: readonly (string | null)[]): string | null {
  const joined = texts.filter((text) => text !== null && text.trim() !== '').join('\n\n');
  return joined === '' ? null : joined;
}

/** Returns the paragraphs of some lines: the groups between empty lines. */
export function paragraphsOf(lines: readonly string[]): string[][] {
  const paragraphs: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() !== '') paragraphs.at(-1)?.push(line);
    else if (paragraphs.at(-1)?.length !== 0) paragraphs.push([]);
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}
