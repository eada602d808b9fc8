import { type Element, isText } from 'domhandler';

import { parseBrokenJson } from './repair-json.ts';

/** An object of JSON-LD, or of microdata in the same form. */
export type DataNode = Readonly<Record<string, unknown>>;

const DEPTH_MAX = 40;
const NODES_MAX = 100_000;
/** References that are followed: nodes that refer to each other would be read without end. */
const REFERENCES_MAX = 5_000;

export const isNode = (value: unknown): value is DataNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a value as a list: properties of schema.org may have one value or several. */
export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** True if the node has this type of schema.org, however it is written: "Recipe", "schema:Recipe", "http://schema.org/Recipe". */
export const hasType = (node: DataNode, type: string): boolean =>
  listOf(node['@type']).some(
    (name) =>
      typeof name === 'string' && name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf(':')) + 1) === type,
  );

/** The linked data of a page. */
export interface LinkedData {
  /** Every node with a type or an id, in document order. */
  readonly nodes: readonly DataNode[];
  /** Returns the node that a reference points to; any other value as it is. */
  readonly resolve: (value: unknown) => unknown;
}

const isReference = (value: unknown): value is DataNode =>
  isNode(value) &&
  typeof value['@id'] === 'string' &&
  Object.keys(value).every((key) => key === '@id' || key === '@type');

/** Lists the nodes within values, breadth bounded by count and by depth. */
function collectNodes(values: readonly unknown[]): DataNode[] {
  const nodes: DataNode[] = [];
  let count = 0;
  const visit = (value: unknown, depth: number): void => {
    count += 1;
    if (depth > DEPTH_MAX || count > NODES_MAX || typeof value !== 'object' || value === null) return;
    if (isNode(value)) nodes.push(value);
    for (const child of Object.values(value)) visit(child, depth + 1);
  };
  for (const value of values) visit(value, 0);
  return nodes;
}

/** Links nodes of a page by their ids. */
export function linkNodes(values: readonly unknown[]): LinkedData {
  const nodes = collectNodes(values);
  const byId = new Map<string, DataNode>();
  for (const node of nodes) {
    const id = node['@id'];
    if (typeof id === 'string' && !isReference(node) && !byId.has(id)) byId.set(id, node);
  }
  let left = REFERENCES_MAX;
  return {
    nodes,
    resolve: (value) => {
      if (!isReference(value) || left <= 0) return value;
      left -= 1;
      return byId.get(String(value['@id'])) ?? value;
    },
  };
}

/** Reads the JSON of the page's scripts whose type matches. Scripts that cannot be repaired are left out. */
export function readScripts(elements: readonly Element[], isWanted: (type: string, id: string) => boolean): unknown[] {
  const values: unknown[] = [];
  for (const element of elements) {
    if (element.name !== 'script' || !isWanted(element.attribs['type'] ?? '', element.attribs['id'] ?? '')) continue;
    const text = element.children.map((child) => (isText(child) ? child.data : '')).join('');
    const value = parseBrokenJson(text);
    if (value !== undefined) values.push(value);
  }
  return values;
}
