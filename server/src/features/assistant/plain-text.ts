/** Turns the way of what stands beside it, or hides words in characters that nobody sees. */
const HIDING = /[\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]/gu;

/** One line of text as it may be kept and shown, whoever wrote it: without controls, line ends and what hides words. */
export function plainLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(HIDING, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
}

/** The same, and no longer than so many characters. */
export function shortLine(text: string, maxCharacters: number): string {
  const line = plainLine(text);
  return line.length <= maxCharacters ? line : line.slice(0, maxCharacters).toWellFormed().trimEnd();
}

/** Data as it stands in a message to a model: in one line, and without characters that could end what it stands in. */
export function inertJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[<>&`]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
