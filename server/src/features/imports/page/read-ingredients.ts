import { headingText, isHeading } from '@larder/culinary/ingredient-heading';

import { isNode, type LinkedData, listOf } from './linked-data.ts';
import { linesOfHtml, textOfHtml } from './plain-text.ts';

const LINE_TAG = /<(?:br|li|p|div|tr)[\s/>]/iu;
const BULLET = /^[•·▢□☐◦‣▪●*\-–—✓]\s*(?=[\p{L}\p{N}(])/u;
const DEPTH_MAX = 6;
const LINES_MAX = 500;

/** Returns an ingredient line without bullets and without the doubled brackets and detached commas that templates leave behind. */
export function cleanIngredient(text: string): string {
  const line = text
    .replaceAll(/\( ?\(([^()]*)\) ?\)/gu, '($1)')
    .replaceAll(/\(\s*\)/gu, '')
    .replaceAll(/ +(?=[,;)])/gu, '')
    .replaceAll(/\( +/gu, '(')
    .replaceAll(/ {2,}/gu, ' ')
    .trim()
    .replace(BULLET, '');
  return isHeading(line) ? sectionLine(line) : line;
}

/** Returns a heading as a line that ends with a colon. */
export const sectionLine = (heading: string): string => `${headingText(heading).replace(/[\s:：–—-]+$/u, '')}:`;

const wordOf = (value: unknown): string =>
  typeof value === 'number' ? String(value) : typeof value === 'string' ? textOfHtml(value) : '';

/** Composes the line of an ingredient that is an object: its text, or amount, unit and name. */
function lineOfObject(value: Readonly<Record<string, unknown>>): string {
  const text = wordOf(value['text'] ?? value['originalText'] ?? value['raw']);
  if (text !== '') return text;
  const { amount, quantity, unit } = value;
  const name = wordOf(value['name'] ?? value['ingredient'] ?? value['item'] ?? value['food']);
  const count = isNode(amount) ? amount : isNode(quantity) ? quantity : value;
  const parts = [
    wordOf(count['value'] ?? count['amount'] ?? count['quantity']),
    wordOf(count['unitText'] ?? count['unit'] ?? count['unitCode'] ?? unit),
    name,
  ];
  return name === '' ? '' : parts.filter((part) => part !== '').join(' ');
}

function linesOfValue(value: unknown, isOnly: boolean, depth: number): string[] {
  if (depth > DEPTH_MAX) return [];
  if (typeof value === 'string') return isOnly || LINE_TAG.test(value) ? linesOfHtml(value) : [textOfHtml(value)];
  if (Array.isArray(value)) return value.flatMap((each) => linesOfValue(each, value.length === 1, depth + 1));
  if (!isNode(value)) return [];
  const children = value['itemListElement'] ?? value['ingredients'] ?? value['items'];
  if (children === undefined) return [lineOfObject(value)];
  const heading = wordOf(value['name'] ?? value['title']);
  const lines = linesOfValue(children, false, depth + 1);
  return heading === '' ? lines : [sectionLine(heading), ...lines];
}

/** Reads the ingredients of schema.org: lines, one text with all lines, objects, and nested lists, which become sections. */
export function readIngredients(value: unknown, { resolve }: LinkedData): string[] {
  const values = listOf(value).map(resolve);
  return linesOfValue(values, true, 0)
    .slice(0, LINES_MAX)
    .map(cleanIngredient)
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
}
