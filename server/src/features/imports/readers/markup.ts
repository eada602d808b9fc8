import { type AnyNode, type Document, DomHandler, type Element, hasChildren, isTag, isText } from 'domhandler';
import { Parser } from 'htmlparser2';

import { FileProblem } from './reader.ts';

/** Real pages nest 30 elements deep. The parser is quadratic in the depth. */
const MAX_DEPTH = 250;
/** The largest export of a recipe app has 400,000 elements in 10,000 recipes. */
const MAX_NODES = 2_000_000;

class BoundedHandler extends DomHandler {
  #nodes = 0;

  protected override addNode(node: AnyNode): void {
    this.#nodes += 1;
    if (this.#nodes > MAX_NODES) throw new FileProblem('This file has too many parts to read.');
    if (this.tagStack.length > MAX_DEPTH) throw new FileProblem('This file is nested too deeply to read.');
    super.addNode(node);
  }
}

function parse(text: string, xmlMode: boolean): Document {
  const handler = new BoundedHandler();
  new Parser(handler, { xmlMode }).end(text);
  return handler.root;
}

/** Parses XML, also if it is not well-formed. Entities of a DTD are not expanded. Throws `FileProblem` if it is nested too deeply. */
export const parseXml = (text: string): Document => parse(text, true);

/** Parses HTML. Throws `FileProblem` if it is nested too deeply. */
export const parseHtml = (text: string): Document => parse(text, false);

/**
 * Returns the outermost elements below `node` for which `test` is true, in the order of the document. Those within one of these
 * are left out, so that no text counts twice, however often a file nests it.
 */
export function elementsIn(node: AnyNode, test: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  const visit = (each: AnyNode): void => {
    if (isTag(each) && test(each)) found.push(each);
    else if (hasChildren(each)) each.children.forEach(visit);
  };
  if (hasChildren(node)) node.children.forEach(visit);
  return found;
}

const isNamed =
  (name: string) =>
  (element: Element): boolean =>
    element.name.toLowerCase() === name.toLowerCase();

/** Returns the outermost elements of this name below `node`. Ignores case. */
export const allNamed = (node: AnyNode, name: string): Element[] => elementsIn(node, isNamed(name));

/** Returns the first element of this name below `node`, or null. Ignores case. */
export const firstNamed = (node: AnyNode, name: string): Element | null => allNamed(node, name)[0] ?? null;

/** Returns the elements directly in `node`. */
export const childElements = (node: AnyNode): Element[] => (hasChildren(node) ? node.children.filter(isTag) : []);

/** Returns the value of an attribute, whatever its case; '' if there is none. */
export function attributeOf(element: Element | null, name: string): string {
  if (element === null) return '';
  const exact = element.attribs[name];
  if (exact !== undefined) return exact;
  const wanted = name.toLowerCase();
  return Object.entries(element.attribs).find(([key]) => key.toLowerCase() === wanted)?.[1] ?? '';
}

/** Returns the text in a node as it is in the source, with its line breaks. */
export function rawText(node: AnyNode | null): string {
  if (node === null) return '';
  if (isText(node)) return node.data;
  return hasChildren(node) ? node.children.map(rawText).join('') : '';
}
