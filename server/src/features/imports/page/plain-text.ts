import { type AnyNode, isTag, isText } from 'domhandler';

import { parseDocument } from './parse-document.ts';

/** They begin and end a line. */
const BLOCKS = new Set(
  'address article aside blockquote body dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
/** Their contents are not read by people. */
const UNREAD = new Set(
  'audio button canvas iframe input noscript object script select style svg template textarea title video'.split(' '),
);
/** Control characters, and those that are invisible. */
const UNSEEN = /[\p{Cc}\u00AD\u200B\u200E\u200F\u2028-\u202E\u2060-\u2064\uFEFF]/gu;
const HIDDEN = /(?:^|;)\s*display\s*:\s*none/iu;

const isHidden = (attribs: Readonly<Record<string, string>>): boolean =>
  attribs['hidden'] !== undefined || HIDDEN.test(attribs['style'] ?? '');

/** Returns the text of a node, with a line feed where a block begins or ends and at line breaks. */
function rawText(node: AnyNode): string {
  if (isText(node)) return node.data.replaceAll(/[\r\n\t]/gu, ' ');
  if (!('children' in node)) return '';
  if (!isTag(node)) return node.children.map(rawText).join('');
  if (UNREAD.has(node.name) || isHidden(node.attribs)) return '';
  if (node.name === 'br') return '\n';
  const text = node.children.map(rawText).join('');
  return BLOCKS.has(node.name) ? `\n${text}\n` : text;
}

/** "Â" before a hard blank is a blank that was decoded wrongly. */
const clean = (line: string): string =>
  line.replaceAll('Â\u00A0', ' ').replaceAll(/\s+/gu, ' ').replaceAll(UNSEEN, '').trim();

const linesOfText = (text: string): string[] =>
  text
    .split('\n')
    .map(clean)
    .filter((line) => line !== '');

/** Returns the lines that a browser would show of a node; hidden parts and scripts are left out. */
export const linesOf = (node: AnyNode): string[] => linesOfText(rawText(node));

/** Returns the text of a node in one line. */
export const textOf = (node: AnyNode): string => clean(rawText(node));

/** Returns the text of neighboring nodes in one line. */
export const textOfAll = (nodes: readonly AnyNode[]): string => clean(nodes.map(rawText).join(''));

/** A whole tag or entity: "a<b" and "AT&T" are text. */
const MAY_BE_HTML = /<[a-z!/][^<>]*>|&(?:[a-z]{2,8}\d{0,2}|#\d{1,6}|#x[\da-f]{1,5});/iu;
const BLOCK_TAG = /<(?:p|br|li|[uo]l|div|h[1-6]|tr|section)[\s/>]/iu;
const ESCAPED_TAG = /<\/?(?:p|br|li|[uo]l|div|span|strong|em|[bia]|h[1-6])(?:\s[^<>]*)?\/?>/iu;

/** Line feeds count as such unless the text has blocks of its own. */
const parseLines = (text: string): string[] =>
  linesOf(parseDocument(BLOCK_TAG.test(text) ? text : text.replaceAll('\n', '<br>')));

/** Letters, signs and numbers that were escaped twice ("&amp;eacute;"), and ampersands between blanks. */
const LEFT_LETTER =
  /(?<=\s)&amp;(?=\s)|&(?!(?:amp|lt|gt|quot|apos|#0*(?:34|38|39|60|62)|#x0*(?:22|26|27|3c|3e));)(?:[a-z]{2,8}\d{0,2}|#\d{2,6}|#x[\da-f]{2,5});/giu;

const decodeLeftLetters = (line: string): string =>
  line.includes('&') ? line.replaceAll(LEFT_LETTER, (entity) => textOf(parseDocument(entity)) || entity) : line;

/**
 * Returns the lines of a text that may contain HTML or entities, as strings of JSON-LD do. Entities are decoded once, but for letters that were
 * escaped twice ("&amp;eacute;"); of escaped HTML ("&lt;p&gt;") the tags are removed, too.
 */
export function linesOfHtml(value: string): string[] {
  const text = value.replaceAll(/\r\n?/gu, '\n');
  if (!MAY_BE_HTML.test(text)) return linesOfText(text);
  const lines = parseLines(text).map(decodeLeftLetters);
  return lines.some((line) => ESCAPED_TAG.test(line)) ? parseLines(lines.join('\n')) : lines;
}

/** Returns {@link linesOfHtml} in one line. */
export const textOfHtml = (text: string): string => linesOfHtml(text).join(' ');
