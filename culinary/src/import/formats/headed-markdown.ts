import { plainMarkdown } from '#import/formats/markdown-lines';
import { readBlockHeading } from '#import/plain-text/block-heading';
import type { Block } from '#import/plain-text/block-words-data';
import type { RecipeFields } from '#import/plain-text/recipe-fields';
import { sectionLine } from '#import/sections';
import { linesOf, oneLine } from '#import/text-lines';

const HEADING = /^(?<marks>#{1,3}) (?<text>.+)$/u;
const ITEM = /^(?:-|\d+\.) (?<text>.+)$/u;
const LISTS: ReadonlySet<Block> = new Set<Block>(['ingredients', 'steps', 'equipment']);

interface Part {
  readonly block: Block;
  readonly lines: string[];
}

const plain = (text: string): string => oneLine(plainMarkdown(text));

/** Splits the lines below the title at the headings of the second level; null if one of them heads no part of a recipe. */
function partsOf(lines: readonly string[]): Part[] | null {
  const parts: Part[] = [{ block: 'description', lines: [] }];
  for (const line of lines) {
    const { marks, text = '' } = HEADING.exec(line)?.groups ?? {};
    if (marks === '#') return null;
    if (marks === '##') {
      const heading = readBlockHeading(text);
      if (heading === null || heading.rest !== '') return null;
      parts.push({ block: heading.block, lines: [] });
    } else parts.at(-1)?.lines.push(line);
  }
  return parts;
}

/** True for a line with nothing but a picture. */
const isPicture = (line: string): boolean => line.trimStart().startsWith('![') && plain(line) === '';

/** Returns the items of a list, with a section for each heading of the third level; null for any other line but pictures. */
function listOf(lines: readonly string[]): string[] | null {
  const items: string[] = [];
  for (const line of lines.filter((each) => each.trim() !== '' && !isPicture(each))) {
    const heading = HEADING.exec(line)?.groups?.['text'];
    const item = ITEM.exec(line)?.groups?.['text'];
    if (heading !== undefined) items.push(sectionLine(plain(heading)));
    else if (item === undefined) return null;
    else items.push(plain(item));
  }
  return items;
}

const textOf = (lines: readonly string[]): string | null =>
  lines
    .map((line) => plain(line))
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim() || null;

/**
 * Reads a note that has the given title as its only heading of the first level, and below it nothing but a description and parts
 * with known headings, whose lists have only items and sections. Null for any other text: its lines must be interpreted.
 */
export function readHeadedMarkdown(body: string, title: string | undefined): RecipeFields | null {
  const lines = linesOf(body);
  const start = lines.findIndex((line) => line.trim() !== '');
  const heading = HEADING.exec(lines[start] ?? '')?.groups;
  if (heading?.['marks'] !== '#' || plain(heading['text'] ?? '') !== title) return null;
  const parts = partsOf(lines.slice(start + 1));
  const lists = new Map<Block, string[]>();
  for (const part of parts?.filter(({ block }) => LISTS.has(block)) ?? []) {
    const list = listOf(part.lines);
    if (list === null || lists.has(part.block)) return null;
    lists.set(part.block, list);
  }
  if (parts === null || !lists.has('ingredients') || !lists.has('steps')) return null;
  const texts = (wanted: Block): string | null =>
    textOf(parts.filter(({ block }) => block === wanted).flatMap((part) => part.lines));
  return {
    title,
    description: texts('description'),
    ingredients: lists.get('ingredients') ?? [],
    instructions: lists.get('steps') ?? [],
    equipment: lists.get('equipment') ?? [],
    notes: texts('notes'),
  };
}
