import { textOf } from './json-value.ts';

/**
 * Returns a text of an app that shows Markdown, without emphasis, links, pictures and the backslashes before marks. Headings and
 * list marks stay. Linear.
 */
export const withoutMarkdown = (value: unknown): string => withoutMarks(textOf(value));

/** The same for a text whose HTML and entities were read already. */
export function withoutMarks(text: string): string {
  return text
    .replaceAll(/(?<!\\)!\[[^[\]]*\]\([^()\s]*(?: "[^"\n()]*")?\)/gu, '')
    .replaceAll(/(?<!\\)\[([^[\]]+)\]\([^()\s]*\)/gu, '$1')
    .replaceAll(/(?<!\\)(\*\*|__)(?=\S)([^*_\n]+)\1/gu, '$2')
    .replaceAll(/(?<![\p{L}\p{N}*_\\])([*_])(?=[^\s*_])([^*_\n]+)\1(?![\p{L}\p{N}*_])/gu, '$2')
    .replaceAll(/\\([\\*_`[\]<>#|~+.)-])/gu, '$1')
    .trim();
}
