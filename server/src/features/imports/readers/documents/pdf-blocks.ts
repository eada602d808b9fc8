import { linesOfPage, type PdfItem, type PdfLine } from './pdf-lines.ts';
import { PLAIN_BLOCK, type TextBlock } from './text-block.ts';

/** Larger type is a heading. */
const HEADING_SIZE = 1.15;
const MAX_HEADING_CHARACTERS = 100;
const MAX_LEVELS = 6;
/** A larger step down the page is a gap. */
const GAP_SIZES = 1.9;
/** A line this full goes on in the next one. */
const FULL_LINE_SHARE = 0.8;
const MIN_CHARACTERS_TO_WRAP = 45;
const MIN_CHARACTERS_TO_WRAP_WORD = 30;
const PAGE_NUMBER = /^\W*(?:page|seite|p\.|s\.)?\s*\d{1,3}(?:\s*(?:\/|of|von)\s*\d{1,3})?\W*$/iu;
const MIN_REPETITIONS = 3;
const STARTS_ITEM = /^(?:[-–—•*·▪◦‣●○]|\(?\d|[¼½¾⅐-⅞])/u;
const ENDS_SENTENCE = /[.!?:]["”’)]?$/u;
const HYPHEN_AT_END = /(?<=\p{Ll})[-\u{ad}]$/u;
const STARTS_SMALL = /^\p{Ll}/u;

/** Returns the size in which most characters are set. */
function bodySize(lines: readonly PdfLine[]): number {
  const characters = new Map<number, number>();
  for (const { size, text } of lines)
    characters.set(Math.round(size), (characters.get(Math.round(size)) ?? 0) + text.length);
  return [...characters].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
}

/** Returns the level of a heading by its size, from all sizes that are larger than the text. */
function levelsOf(lines: readonly PdfLine[]): (line: PdfLine) => number | null {
  const body = bodySize(lines);
  const isLarge = ({ size, text }: PdfLine): boolean =>
    size > body * HEADING_SIZE && text.length <= MAX_HEADING_CHARACTERS;
  const sizes = [...new Set(lines.filter(isLarge).map(({ size }) => Math.round(size)))].toSorted((a, b) => b - a);
  return (line) => (isLarge(line) ? Math.min(sizes.indexOf(Math.round(line.size)) + 1, MAX_LEVELS) : null);
}

/** Leaves out page numbers, and headers and footers that repeat. */
function withoutMargins(pages: readonly (readonly PdfLine[])[]): PdfLine[][] {
  const counts = new Map<string, number>();
  const edges = pages.map((lines) => [lines[0], lines.at(-1)]);
  for (const { text } of edges.flatMap((edge) => edge.filter((line) => line !== undefined)))
    counts.set(text, (counts.get(text) ?? 0) + 1);
  return pages.map((lines, page) =>
    lines.filter((line) => {
      const isEdge = edges[page]?.includes(line) === true;
      return !isEdge || (!PAGE_NUMBER.test(line.text) && (counts.get(line.text) ?? 0) < MIN_REPETITIONS);
    }),
  );
}

/** True if a paragraph that has come to `last` goes on in `next`. */
function goesOn(last: PdfLine, next: PdfLine, columnRight: number): boolean {
  const step = last.y - next.y;
  const isNext = step > 0 && step <= GAP_SIZES * next.size && Math.abs(last.size - next.size) < 1;
  if (!isNext || STARTS_ITEM.test(next.text)) return false;
  if (HYPHEN_AT_END.test(last.text) && STARTS_SMALL.test(next.text)) return true;
  const isFull = last.right - last.x >= FULL_LINE_SHARE * (columnRight - last.x);
  if (STARTS_SMALL.test(next.text)) return isFull && last.text.length >= MIN_CHARACTERS_TO_WRAP_WORD;
  return isFull && last.text.length >= MIN_CHARACTERS_TO_WRAP && !ENDS_SENTENCE.test(last.text);
}

function joinText(text: string, next: string): string {
  return HYPHEN_AT_END.test(text) && STARTS_SMALL.test(next)
    ? text.replace(HYPHEN_AT_END, '') + next
    : `${text} ${next}`;
}

const COLUMN_GRID = 20;

/** Returns how far to the right the lines go that begin at about the same place. */
function columnRights(lines: readonly PdfLine[]): (line: PdfLine) => number {
  const rights = new Map<number, number>();
  const placeOf = ({ x }: PdfLine): number => Math.round(x / COLUMN_GRID);
  for (const line of lines) rights.set(placeOf(line), Math.max(rights.get(placeOf(line)) ?? 0, line.right));
  return (line) => rights.get(placeOf(line)) ?? line.right;
}

function blocksOfLines(lines: readonly PdfLine[], levelOf: (line: PdfLine) => number | null): TextBlock[] {
  const blocks: TextBlock[] = [];
  const columnRight = columnRights(lines);
  let last: PdfLine | null = null;
  for (const line of lines) {
    const level = levelOf(line);
    const block = blocks.at(-1);
    const isSameHeading =
      last !== null &&
      level !== null &&
      block?.level === level &&
      last.y - line.y <= GAP_SIZES * line.size &&
      last.y > line.y;
    if (
      block !== undefined &&
      last !== null &&
      (isSameHeading || (level === null && block.level === null && goesOn(last, line, columnRight(last))))
    )
      blocks[blocks.length - 1] = {
        ...block,
        text: joinText(block.text, line.text),
        guesses: [...block.guesses, ...line.guesses],
      };
    else
      blocks.push({
        ...PLAIN_BLOCK,
        text: line.text,
        guesses: line.guesses,
        level,
        isAfterGap: last === null || isGap(last, line),
      });
    last = line;
  }
  return blocks;
}

const isGap = (last: PdfLine, line: PdfLine): boolean => last.y < line.y || last.y - line.y > GAP_SIZES * line.size;

/** Returns the headings and paragraphs of the pages of a PDF. */
export function blocksOfPages(pages: readonly (readonly PdfItem[])[]): TextBlock[] {
  const lines = withoutMargins(pages.map(linesOfPage));
  const levelOf = levelsOf(lines.flat());
  return lines.flatMap((page) => blocksOfLines(page, levelOf));
}
