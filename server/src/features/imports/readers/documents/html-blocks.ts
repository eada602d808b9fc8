import { type AnyNode, type Element, hasChildren, isTag, isText } from 'domhandler';

import { attributeOf } from '../markup.ts';
import { oneLine } from '../plain-lines.ts';
import { PLAIN_BLOCK, type TextBlock } from './text-block.ts';

const HEADING = /^h[1-6]$/u;
const LINES = new Set(
  'address article aside blockquote body center dd details dialog div dl dt en-note fieldset figcaption figure footer form header hr html li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const UNREAD = new Set(['script', 'style', 'head', 'template', 'noscript', 'iframe', 'object', 'svg', 'title']);
/** A paragraph in bold type is a heading of less importance than all others. */
const BOLD_LEVEL = 7;
const MAX_HEADING_CHARACTERS = 80;
const MAX_ROW_CHARACTERS = 120;

type Context = Pick<TextBlock, 'level' | 'mark'>;
const NO_CONTEXT: Context = { level: null, mark: '' };

/** Collects blocks while it walks over the tree. A block ends where a browser would begin a new line. */
class Collector {
  readonly blocks: TextBlock[] = [];
  #text = '';
  #plainCharacters = 0;
  #pictures: string[] = [];
  #isAfterGap = false;

  visit(node: AnyNode, context: Context, isBold: boolean): void {
    if (isText(node)) this.#addText(node.data, isBold);
    else if (isTag(node)) this.#visitElement(node, context, isBold);
    else if (hasChildren(node)) for (const child of node.children) this.visit(child, context, isBold);
  }

  #addText(text: string, isBold: boolean): void {
    this.#text += text.replaceAll(/\s+/gu, ' ');
    if (!isBold) this.#plainCharacters += text.trim().length;
  }

  #visitElement(element: Element, context: Context, isBold: boolean): void {
    const { name } = element;
    if (UNREAD.has(name)) return;
    if (name === 'br') return this.end(context);
    if (name === 'img') return this.#addPicture(element);
    if (name === 'tr') return this.#visitRow(element, context);
    const inner = contextIn(element, context);
    const isLine = LINES.has(name) || HEADING.test(name);
    if (isLine) this.end(context);
    const count = this.blocks.length;
    const isBoldInside = isBold || name === 'b' || name === 'strong';
    for (const child of element.children) this.visit(child, inner, isBoldInside);
    if (!isLine) return;
    this.end(inner);
    if (name === 'p' && this.blocks.length === count) this.#isAfterGap = true;
  }

  #addPicture(element: Element): void {
    const source = attributeOf(element, 'src');
    if (source !== '') this.#pictures.push(source);
  }

  /** The cells of a row are one line ("250 g", "flour") unless they hold more than a few words. */
  #visitRow(row: Element, context: Context): void {
    this.end(context);
    const cells = row.children.filter(isTag).map((cell) => blocksIn(cell));
    const blocks = cells.flat();
    const characters = blocks.reduce((sum, { text }) => sum + text.length + 1, 0);
    const isOneLine = cells.every(({ length }) => length <= 1) && characters <= MAX_ROW_CHARACTERS && blocks.length > 0;
    if (isOneLine) this.blocks.push(joinedBlock(blocks));
    else for (const block of blocks) this.blocks.push(block);
  }

  /** Ends the block that is being collected. */
  end({ level, mark }: Context): void {
    const text = oneLine(this.#text);
    const isBold = this.#plainCharacters === 0 && text.length <= MAX_HEADING_CHARACTERS && mark === '';
    if (text !== '' || this.#pictures.length > 0) {
      const pictures = this.#pictures;
      this.blocks.push({
        ...PLAIN_BLOCK,
        text,
        level: level ?? (isBold && text !== '' ? BOLD_LEVEL : null),
        mark,
        isAfterGap: this.#isAfterGap,
        pictures,
      });
      this.#isAfterGap = false;
    }
    this.#text = '';
    this.#plainCharacters = 0;
    this.#pictures = [];
  }
}

const joinedBlock = (blocks: readonly TextBlock[]): TextBlock => ({
  ...PLAIN_BLOCK,
  text: blocks.map(({ text }) => text).join(' '),
  pictures: blocks.flatMap(({ pictures }) => pictures),
});

function contextIn(element: Element, context: Context): Context {
  if (HEADING.test(element.name)) return { level: Number(element.name.slice(1)), mark: '' };
  if (element.name !== 'li') return context;
  const list = element.parent;
  return { level: null, mark: list !== null && isTag(list) && list.name === 'ol' ? '1. ' : '- ' };
}

/** Returns the headings, list items and paragraphs in a node of HTML, in their order. */
export function blocksIn(node: AnyNode): TextBlock[] {
  const collector = new Collector();
  if (hasChildren(node)) for (const child of node.children) collector.visit(child, NO_CONTEXT, false);
  collector.end(NO_CONTEXT);
  return collector.blocks;
}
