import { DomHandler, type ChildNode, type Document, type Element, isTag } from 'domhandler';
import { Parser } from 'htmlparser2';

/** Browsers flatten deeper nesting, too. It bounds every recursion over the tree. */
const DEPTH_MAX = 256;
const PARSED_DEPTH_MAX = 5_000;
/** Twelve times the elements of the largest of 289 real pages. */
const ELEMENTS_MAX = 60_000;

/** Builds a tree of bounded depth and size: elements that are too deep become part of their parent, those after too many are left out. */
class BoundedHandler extends DomHandler {
  #depth = 0;
  #elements = 0;

  override onopentag(name: string, attribs: Record<string, string>): void {
    this.#depth += 1;
    this.#elements += 1;
    if (this.#isWithinDepth()) super.onopentag(name, attribs);
  }

  override onclosetag(): void {
    if (this.#isWithinDepth()) super.onclosetag();
    this.#depth -= 1;
  }

  /** True if no page goes on like this. The parser takes time in proportion to the depth for each element. */
  get isFull(): boolean {
    return this.#elements >= ELEMENTS_MAX || this.#depth >= PARSED_DEPTH_MAX;
  }

  #isWithinDepth(): boolean {
    return this.#depth <= DEPTH_MAX;
  }
}

const CHUNK_CHARACTERS = 64 * 1024;

/** Parses HTML into a tree that is at most 256 levels deep. Stops after 60,000 elements or
 * at a depth of 5,000. Never throws. */
export function parseDocument(html: string): Document {
  const handler = new BoundedHandler();
  const parser = new Parser(handler, { decodeEntities: true });
  for (let at = 0; at < html.length && !handler.isFull; at += CHUNK_CHARACTERS) {
    parser.write(html.slice(at, at + CHUNK_CHARACTERS));
  }
  parser.end();
  return handler.root;
}

/** Lists the elements within a node in document order, without the node itself. */
export function elementsIn(root: { readonly children: readonly ChildNode[] }): Element[] {
  const elements: Element[] = [];
  const visit = (children: readonly ChildNode[]): void => {
    for (const child of children) {
      if (!isTag(child)) continue;
      elements.push(child);
      visit(child.children);
    }
  };
  visit(root.children);
  return elements;
}

/** Returns the element's class names. */
export const classesOf = (element: Element): readonly string[] =>
  (element.attribs['class'] ?? '').split(/\s+/u).filter((name) => name !== '');
