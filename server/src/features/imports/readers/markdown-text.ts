import { textOf } from './json-value.ts';

/** Returns a text of an app that shows Markdown, without emphasis, links and pictures. Headings and list marks stay. Linear. */
export function withoutMarkdown(value: unknown): string {
  return textOf(value)
    .replaceAll(/!\[[^[\]]*\]\([^()\s]*\)/gu, '')
    .replaceAll(/\[([^[\]]+)\]\([^()\s]*\)/gu, '$1')
    .replaceAll(/(\*\*|__)(?=\S)([^*_\n]+)\1/gu, '$2')
    .replaceAll(/(?<![\p{L}\p{N}*_])([*_])(?=[^\s*_])([^*_\n]+)\1(?![\p{L}\p{N}*_])/gu, '$2')
    .trim();
}
