import { Parser } from 'htmlparser2';

import { plainText } from './plain-lines.ts';

const COMMENTS = /<!--[\s\S]*?(?:-->|$)/gu;
const UNREAD = /<(script|style)(?![\w-])[\s\S]*?(?:<\/\1>|$)/giu;
/** They break the line; the names are followed by attributes or the end of the tag. */
const LINE_TAG =
  /<\/?(?:address|article|blockquote|br|dd|div|dl|dt|h[1-6]|header|hr|li|ol|p|pre|section|table|tbody|td|th|tr|ul)(?![\w-])[^<>]*>/giu;
const INLINE_TAG =
  /<\/?(?:a|abbr|b|big|cite|code|del|em|font|i|img|ins|label|mark|q|s|small|span|strike|strong|sub|sup|time|tt|u)(?![\w-])[^<>]*>/giu;
/** A text in which every line is HTML: its own line breaks are blanks. */
const IS_HTML = /^\s*<(?:article|div|h[1-6]|ol|p|section|ul)(?![\w-])/iu;

/**
 * Returns a text of an export in plain form: its HTML, if it has any, becomes lines; entities are decoded once; "<" that starts no
 * known tag stays. Linear.
 */
export function textWithoutMarkup(text: string): string {
  if (!/[<&]/u.test(text)) return plainText(text);
  const source = IS_HTML.test(text) ? text.replaceAll(/\s*\n\s*/gu, ' ') : text;
  const unmarked = source
    .replaceAll(COMMENTS, '')
    .replaceAll(UNREAD, '')
    .replaceAll(LINE_TAG, '\n')
    .replaceAll(INLINE_TAG, '');
  return plainText(withoutEntities(unmarked));
}

function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  const pieces: string[] = [];
  const parser = new Parser({ ontext: (piece) => pieces.push(piece) });
  parser.end(text.replaceAll('<', '&lt;'));
  return pieces.join('');
}
