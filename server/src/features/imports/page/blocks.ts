import { isHeading } from '@larder/culinary/ingredient-heading';
import { type AnyNode, type ChildNode, type Element, isTag, isText } from 'domhandler';

import { classesOf } from './parse-document.ts';
import { textOf, textOfAll } from './plain-text.ts';

/** A line of text as a browser shows it. */
export interface Block {
  readonly text: string;
  /** 1 to 6 for headings, 7 for a line that is bold throughout or named a title by its class, 0 for other text. */
  readonly level: number;
  /** The innermost list or table around it. */
  readonly list: Element | null;
  /** The element that holds the line. */
  readonly element: Element;
}

/** Six times the lines of the longest of 289 real pages. */
const BLOCKS_MAX = 5_000;
const HEADING = /^h[1-6]$/u;
const LISTS = new Set(['ul', 'ol', 'table', 'dl']);
const ROWS = new Set(['li', 'tr', 'dd']);
/** They hold lines; everything else is part of a line. */
const BLOCKS = new Set(
  'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const UNREAD = new Set(
  'audio button canvas figcaption footer form head iframe input nav noscript object script select style svg template textarea video'.split(
    ' ',
  ),
);
const ASIDE =
  /^(?:comments?|comment-?list|respond|disqus_thread|sidebar|related(?:-posts)?|breadcrumbs?|site-footer|newsletter|cookie-?banner)$/iu;
/** Switches that recipe cards have between their lines. */
const SWITCH =
  /(?:^|[-_])(?:scale|scaler|cook-?mode|unit-?conversion|unit-?switch(?:er)?|units-toggle|adjustable-servings|jump-?to-?recipe)(?:$|[-_])/iu;
const TITLE_CLASS = /(?:^|[-_])(?:heading|header|title|subtitle|group-?name|subhead(?:er|ing)?)$/iu;
const HIDDEN = /(?:^|;)\s*display\s*:\s*none/iu;
const TITLE_MAX_CHARACTERS = 60;

/** True for a row that names the columns of a table. */
function headsColumns({ name, children }: Element): boolean {
  const cells = name === 'tr' ? children.filter(isTag) : [];
  return cells.length > 1 && cells.every((cell) => cell.name === 'th');
}

const isUnread = (element: Element): boolean =>
  UNREAD.has(element.name) ||
  headsColumns(element) ||
  element.attribs['hidden'] !== undefined ||
  HIDDEN.test(element.attribs['style'] ?? '') ||
  ASIDE.test(element.attribs['id'] ?? '') ||
  classesOf(element).some((name) => ASIDE.test(name) || SWITCH.test(name));

function holds(element: Element, isWanted: (child: Element) => boolean): boolean {
  return element.children.some((child) => isTag(child) && (isWanted(child) || holds(child, isWanted)));
}

const isBold = ({ name }: Element): boolean => name === 'b' || name === 'strong';

/** True if the lines' text is bold throughout. */
function isBoldThroughout(nodes: readonly AnyNode[]): boolean {
  const spoken = nodes.filter((node) => textOf(node) !== '');
  return (
    spoken.length > 0 &&
    spoken.every((node) => isTag(node) && (isBold(node) || (!BLOCKS.has(node.name) && isBoldThroughout(node.children))))
  );
}

/** Gathers blocks in document order. */
class BlockCollector {
  readonly blocks: Block[] = [];
  #line: AnyNode[] = [];

  visit(element: Element, list: Element | null): void {
    if (this.blocks.length >= BLOCKS_MAX || isUnread(element)) return;
    const inner = LISTS.has(element.name) ? element : list;
    if (HEADING.test(element.name) || (ROWS.has(element.name) && !holds(element, isPart))) {
      this.#push(element.children, element, inner);
      return;
    }
    this.#visitChildren(element, element, inner);
    this.#endLine(element, inner);
  }

  #visitChildren(parent: Element, owner: Element, list: Element | null): void {
    for (const child of parent.children) {
      if (isText(child)) this.#line.push(child);
      else if (isTag(child)) this.#visitChild(child, owner, list);
    }
  }

  #visitChild(child: Element, owner: Element, list: Element | null): void {
    if (child.name === 'br') this.#endLine(owner, list);
    else if (BLOCKS.has(child.name)) {
      this.#endLine(owner, list);
      this.visit(child, list);
    } else if (holds(child, ({ name }) => name === 'br' || BLOCKS.has(name))) {
      if (!isUnread(child)) this.#visitChildren(child, owner, list);
    } else if (!isUnread(child)) this.#line.push(child);
  }

  #endLine(element: Element, list: Element | null): void {
    const nodes = this.#line;
    this.#line = [];
    this.#push(nodes, element, list);
  }

  #push(nodes: readonly AnyNode[], element: Element, list: Element | null): void {
    const text = textOfAll(nodes);
    if (text !== '' && this.blocks.length < BLOCKS_MAX)
      this.blocks.push({ text, level: levelOf(text, nodes, element), list, element });
  }
}

/** What makes a list item more than one line: lists and headings in it. */
const isPart = ({ name }: Element): boolean => LISTS.has(name) || HEADING.test(name);

function levelOf(text: string, nodes: readonly AnyNode[], element: Element): number {
  if (HEADING.test(element.name)) return Number(element.name.slice(1));
  if (text.length > TITLE_MAX_CHARACTERS) return 0;
  if (element.name === 'dt' || element.name === 'th' || element.name === 'legend') return 7;
  const isTitle = classesOf(element).some((name) => TITLE_CLASS.test(name));
  return isTitle || isBoldThroughout(nodes) ? 7 : 0;
}

const ONLY_AMOUNT = /^(?=.{1,16}$)\P{L}{0,4}\p{N}[\p{N}\s.,/–-]*(?:\p{L}[\p{L}.]{0,11})?$/u;
const NAME_MAX_CHARACTERS = 90;
const ROW_HEIGHT = 3;

/** True if two elements are within the same row: they share an ancestor a few levels up. */
function areInRow(one: Element, other: Element): boolean {
  let ancestor: Element['parent'] = one;
  for (let up = 0; up < ROW_HEIGHT && ancestor !== null; up += 1) ancestor = ancestor.parent;
  for (let each: Element['parent'] = other; each !== null; each = each.parent) if (each === ancestor) return true;
  return false;
}

const isRow = ({ name }: Element): boolean => name === 'li' || name === 'tr';

/** True for "200 g" before "flour": cells of a row that the page does not mark as one. */
const isSplitRow = (amount: Block, name: Block | undefined): boolean =>
  name !== undefined &&
  amount.level === 0 &&
  name.level === 0 &&
  ONLY_AMOUNT.test(amount.text) &&
  /^[(\p{L}]/u.test(name.text) &&
  !isHeading(name.text) &&
  name.text.length <= NAME_MAX_CHARACTERS &&
  amount.element !== name.element &&
  !isRow(amount.element) &&
  areInRow(amount.element, name.element);

function joinRows(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    const [block, next] = [blocks[at], blocks[at + 1]];
    if (block === undefined) continue;
    const isSplit = next !== undefined && isSplitRow(block, next);
    joined.push(isSplit ? { ...next, text: `${block.text} ${next.text}` } : block);
    if (isSplit) at += 1;
  }
  return joined;
}

/** Returns the lines of a document or a part of it in document order, without menus, forms, footers, comments and hidden parts. */
export function blocksOf(root: { readonly children: readonly ChildNode[] }): Block[] {
  const collector = new BlockCollector();
  for (const child of root.children) if (isTag(child)) collector.visit(child, null);
  return joinRows(collector.blocks);
}
