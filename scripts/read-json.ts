import { readFileSync } from 'node:fs';

/** A JSON file of a known shape: our own package.json, or the report that a pinned tool has just written. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the shape it knows
export function readJson<Shape>(file: string): Shape {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return JSON.parse(readFileSync(file, 'utf8')) as Shape;
}
