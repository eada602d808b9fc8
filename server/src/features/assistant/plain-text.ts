import { plainLine as visibleLine } from '@larder/contract/visible-text';

/** Invisible tag characters, which a model reads. */
const TAG_CHARACTERS = /[\u{E0000}-\u{E007F}]/gu;

/** Sanitizes untrusted text to one line, without control, bidirectional and invisible characters. */
export function plainLine(text: string): string {
  return visibleLine(
    text
      .toWellFormed()
      .replaceAll(TAG_CHARACTERS, '')
      .replaceAll(/\p{Cc}/gu, ' '),
  );
}

/** `plainLine`, truncated. */
export function shortLine(text: string, maxCharacters: number): string {
  const line = plainLine(text);
  return line.length <= maxCharacters ? line : line.slice(0, maxCharacters).toWellFormed().trimEnd();
}

/** JSON on one line for a prompt, with the characters escaped that could end a tag or fence around it. */
export function inertJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[<>&`]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
