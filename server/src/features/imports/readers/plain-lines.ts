/** Line breaks stay, other control characters and invisible marks go. */
const INVISIBLE = /(?!\n)[\p{Cc}\u{ad}\u{200b}\u{200e}\u{200f}\u{2028}-\u{202e}\u{2060}\u{feff}\u{fffe}\u{ffff}]/gu;

/** Returns a text in plain form: one kind of line break, no control characters, single blanks, no blanks around lines. */
export function plainText(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u{85}\u{2028}\u{2029}]/gu, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(INVISIBLE, '')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/gu, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
}

/** Returns a text as one line. */
export const oneLine = (text: string): string => plainText(text).replaceAll(/\s+/gu, ' ');

/** Returns the lines of a text that are not empty. */
export const linesIn = (text: string): string[] =>
  plainText(text)
    .split('\n')
    .filter((line) => line !== '');
