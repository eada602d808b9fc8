import { plainLine as visibleLine } from '@larder/contract/visible-text';

/** Letters that nobody sees, but a model reads. */
const HIDDEN_LETTERS = /[\u{E0000}-\u{E007F}]/gu;

/** One line of text as it may be kept and shown, whoever wrote it: without controls, line ends and what hides words. */
export function plainLine(text: string): string {
  return visibleLine(
    text
      .toWellFormed()
      .replaceAll(HIDDEN_LETTERS, '')
      .replaceAll(/\p{Cc}/gu, ' '),
  );
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
