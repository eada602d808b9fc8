import { tryParseJson } from '#platform/try-parse-json.ts';

import { isRecord, lineOf, linesOf, listOf, nameOf, textOf } from './json-value.ts';
import { ingredientLine } from './recipe-text.ts';

/** The minimum of parts, most of which begin with an amount, for a list in one cell. */
const MIN_PARTS = 3;
const AMOUNT = /^[\d¼½¾⅓⅔⅛]/u;
const MAX_DEPTH = 4;

/** Splits the lines of a text. */
type Split = (lines: readonly string[]) => readonly string[];

/** Returns the lines of ingredients: of a text with lines, a list, objects, or a cell such as "2 eggs; 1 cup flour". */
export const listItems = (value: unknown): string[] =>
  itemsAt(value, 0, (lines) => (lines.length === 1 ? lines.flatMap(partsOf) : lines));

/** Returns the steps of a text, a list or objects. "1. Mix. 2. Bake." in one line are two steps. */
export const splitSteps = (value: unknown): string[] => itemsAt(value, 0, (lines) => lines.flatMap(splitNumbered));

function itemsAt(value: unknown, depth: number, split: Split): string[] {
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return listOf(value).flatMap((each) => itemsAt(each, depth + 1, split));
  if (isRecord(value)) return itemsOfRecord(value, depth, split);
  const text = textOf(value);
  const parsed = text.startsWith('[') ? tryParseJson(text) : undefined;
  // A list that is written as JSON is split already.
  return Array.isArray(parsed) ? itemsAt(parsed, depth + 1, (lines) => lines) : [...split(linesOf(text))];
}

/** An object is a line or a group of lines with a heading. */
function itemsOfRecord(record: Readonly<Record<string, unknown>>, depth: number, split: Split): string[] {
  const name = nameOf(record) || lineOf(record['title'] ?? record['ingredient'] ?? record['food'] ?? record['text']);
  const inner = record['ingredients'] ?? record['items'] ?? record['steps'];
  if (inner !== undefined) return [...(name === '' ? [] : [`${name}:`]), ...itemsAt(inner, depth + 1, split)];
  const amount = lineOf(record['amount'] ?? record['quantity']);
  const unit = nameOf(record['unit'] ?? record['measure']);
  return linesOf(ingredientLine(null, [amount, unit].filter(Boolean).join(' '), name, lineOf(record['note'])));
}

/** Commas also occur within a line, so they separate only what begins with amounts. */
function partsOf(text: string): string[] {
  const parts = text.split(/\s*[;|]\s*/u).filter((part) => part !== '');
  if (parts.length > 1) return parts;
  const byComma = text.split(/\s*,\s*(?=\S)/u);
  const isList = byComma.length >= MIN_PARTS && byComma.filter((part) => AMOUNT.test(part)).length > byComma.length / 2;
  return isList ? byComma : parts;
}

const NUMBER = /(?<=^|\s)(\d{1,2})[.)]\s+(?=\S)/gu;

function splitNumbered(line: string): string[] {
  const cuts: number[] = [];
  for (const match of line.matchAll(NUMBER)) if (Number(match[1]) === cuts.length + 1) cuts.push(match.index);
  return cuts.length < 2 || cuts[0] !== 0 ? [line] : cuts.map((from, at) => line.slice(from, cuts[at + 1]).trim());
}
