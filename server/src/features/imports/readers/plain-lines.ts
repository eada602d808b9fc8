import { type AnyNode, hasChildren, isTag, isText } from 'domhandler';

/** Elements whose text is no content. */
const UNREAD = new Set(['script', 'style', 'head', 'template', 'noscript', 'iframe', 'object', 'svg', 'title']);
/** Elements within a line of text. All others begin a line of their own. */
const INLINE = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd label mark meta q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

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

/** Returns the text of HTML nodes as a browser breaks it into lines, without scripts and styles. */
export function linesOf(...nodes: readonly AnyNode[]): string[] {
  const pieces: string[] = [];
  const visit = (node: AnyNode): void => {
    if (isText(node)) pieces.push(node.data.replaceAll(/\s+/gu, ' '));
    if (!hasChildren(node)) return;
    const isLine = isTag(node) && !INLINE.has(node.name);
    if (isTag(node) && UNREAD.has(node.name)) return;
    if (isLine) pieces.push('\n');
    node.children.forEach(visit);
    if (isLine) pieces.push('\n');
  };
  nodes.forEach(visit);
  return linesIn(pieces.join(''));
}

/** Returns the text of HTML nodes as one line; '' if they have none. */
export const lineOf = (...nodes: readonly AnyNode[]): string => linesOf(...nodes).join(' ');
