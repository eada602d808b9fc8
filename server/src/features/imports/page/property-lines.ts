import { isHeading } from '@larder/culinary/ingredient-heading';
import { type AnyNode, type ChildNode, type Element, isTag } from 'domhandler';

import { type Block, blocksOf } from './blocks.ts';
import { endsSteps, headsIngredients, headsSteps } from './page-words.ts';
import { elementsIn } from './parse-document.ts';
import { textOfAll } from './plain-text.ts';
import { sectionLine } from './read-ingredients.ts';

/** The properties whose values are lists of lines. */
export type ListProperty = 'recipeIngredient' | 'recipeInstructions';

export const isListProperty = (name: string): name is ListProperty =>
  name === 'recipeIngredient' || name === 'recipeInstructions';

/** Returns the list property that an element states; undefined for none. */
export type ListPropertyOf = (element: Element) => ListProperty | undefined;

/** They separate lines in each of several elements. A paragraph may be a part of an ingredient: an amount, a name. */
const SEPARATORS: Readonly<Record<ListProperty, ReadonlySet<string>>> = {
  recipeIngredient: new Set(['li', 'tr', 'br']),
  recipeInstructions: new Set(['li', 'tr', 'br', 'p']),
};
/** Each of several of these elements is one line. */
const ROWS: Readonly<Record<ListProperty, ReadonlySet<string>>> = {
  recipeIngredient: new Set(['li', 'tr']),
  recipeInstructions: new Set(['li', 'tr', 'p']),
};
const HEADING = /^h[1-6]$/u;
const SECTION_MAX_CHARACTERS = 80;

const isMarked = (element: Element, propertyOf: ListPropertyOf): boolean =>
  [element, ...elementsIn(element)].some((each) => propertyOf(each) !== undefined);

/** True if an element within another one states the same property: the outer one only groups. */
export const holdsSame = (element: Element, property: ListProperty, propertyOf: ListPropertyOf): boolean =>
  element.children.some(
    (child) => isTag(child) && (propertyOf(child) === property || holdsSame(child, property, propertyOf)),
  );

/** True for a list item that the page's template made like another one, but did not mark. */
const isForgotten = (child: Element, item: Element, propertyOf: ListPropertyOf): boolean =>
  child.name === 'li' && child.attribs['class'] === item.attribs['class'] && !isMarked(child, propertyOf);

/** Adds to marked list items those of the same lists that are like them. */
export function withForgottenItems(elements: readonly Element[], propertyOf: ListPropertyOf): Element[] {
  const marked = new Set(elements);
  const all = new Set<Element>();
  for (const each of elements) {
    const siblings = each.name === 'li' && !all.has(each) ? (each.parent?.children ?? []).filter(isTag) : [];
    for (const child of siblings) if (marked.has(child) || isForgotten(child, each, propertyOf)) all.add(child);
    all.add(each);
  }
  return [...all];
}

/** Returns what belongs to an element. A paragraph cannot hold a list: parsers close it before, so that its contents follow it. */
function partsOf(element: Element, propertyOf: ListPropertyOf): ChildNode[] {
  if (element.name !== 'p' || textOfAll(element.children) !== '') return [element];
  const parts: ChildNode[] = [];
  for (let { next } = element; next !== null; { next } = next) {
    if (isTag(next) && (HEADING.test(next.name) || isMarked(next, propertyOf))) break;
    parts.push(next);
  }
  return parts;
}

/** True for what another property states within `root`. */
function isOfOther(node: Element, root: Element, property: ListProperty, propertyOf: ListPropertyOf): boolean {
  for (let each: AnyNode | null = node; each !== null && each !== root; each = each.parent)
    if (isTag(each) && (propertyOf(each) ?? property) !== property) return true;
  return false;
}

const lineOf = ({ text, level }: Block): string =>
  (level > 0 || isHeading(text)) && text.length <= SECTION_MAX_CHARACTERS ? sectionLine(text) : text;

/**
 * Returns the lines of an element that states ingredients or steps: one for each list item, table row, paragraph or line break in
 * it, without its own heading, what another property states, and what follows a heading such as "Notes". `isOneOfMany` is true if
 * other elements state the same property: each is one line unless it has rows.
 */
export function linesOfProperty(
  element: Element,
  property: ListProperty,
  isOneOfMany: boolean,
  propertyOf: ListPropertyOf,
): string[] {
  const hasRows = (): boolean => elementsIn(element).some(({ name }) => SEPARATORS[property].has(name));
  const text = textOfAll(element.children);
  if (isOneOfMany && text !== '' && (ROWS[property].has(element.name) || !hasRows())) return [text];
  const blocks = blocksOf({ children: partsOf(element, propertyOf) }).filter(
    (block) =>
      !headsIngredients(block.text) &&
      !headsSteps(block.text) &&
      !isOfOther(block.element, element, property, propertyOf),
  );
  const end = blocks.findIndex((block) => block.level > 0 && endsSteps(block.text));
  return (end === -1 ? blocks : blocks.slice(0, end)).map(lineOf);
}
