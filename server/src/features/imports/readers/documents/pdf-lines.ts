import { type RepairedText, repairLetters } from './pdf-letters.ts';

/** A piece of text on a page. Lengths are points; y grows upwards. */
export interface PdfItem {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Size of the type. */
  readonly size: number;
}

export interface PdfLine extends RepairedText {
  readonly size: number;
  readonly x: number;
  readonly right: number;
  readonly y: number;
}

/** The parts of a row are further apart than words. */
const MIN_GAP_SIZES = 1.2;
const WORD_GAP_SIZES = 0.15;
const SAME_ROW_SIZES = 0.4;
/** Columns have at least as many rows side by side. */
const MIN_COLUMN_ROWS = 4;
const COLUMN_GRID = 4;
const MAX_DEPTH = 4;
/** "250 g", "½", "2-3 EL" */
const AMOUNT = /^(?:ca\.?\s*)?[\d¼½¾⅐-⅞][\d¼½¾⅐-⅞.,/\s–-]*(?:\p{L}{1,12}\.?)?$/u;
const MIN_AMOUNT_SHARE = 0.6;
/** What is no food: a further amount, a numbered step, a sentence. */
const NO_FOOD = /^[\d¼½¾⅐-⅞]|\p{L}[.!:]$|^.{50}/u;
const MAX_NO_FOOD_SHARE = 0.2;

type Row = readonly PdfLine[];

const rightOf = ({ x, width }: PdfItem): number => x + width;

function rowsOf(items: readonly PdfItem[]): PdfItem[][] {
  const rows: PdfItem[][] = [];
  for (const item of items.toSorted((a, b) => b.y - a.y)) {
    const first = rows.at(-1)?.[0];
    if (first !== undefined && first.y - item.y <= SAME_ROW_SIZES * Math.max(first.size, item.size))
      rows.at(-1)?.push(item);
    else rows.push([item]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.x - b.x));
}

function lineOf(items: readonly PdfItem[]): PdfLine {
  let text = '';
  let right = 0;
  let size = 0;
  for (const item of items) {
    const isApart = text !== '' && item.x - right > WORD_GAP_SIZES * item.size;
    text += (isApart ? ' ' : '') + item.text;
    right = Math.max(right, rightOf(item));
    size = Math.max(size, item.size);
  }
  const [first] = items;
  return { ...repairLetters(text), size, x: first?.x ?? 0, right, y: first?.y ?? 0 };
}

/** Splits a row where the gap is wider than between words. */
function partsOf(row: readonly PdfItem[]): Row {
  const parts: PdfItem[][] = [];
  let right = Number.NEGATIVE_INFINITY;
  for (const item of row) {
    if (item.x - right > MIN_GAP_SIZES * item.size) parts.push([item]);
    else parts.at(-1)?.push(item);
    right = Math.max(right, rightOf(item));
  }
  return parts.map(lineOf).filter(({ text }) => text !== '');
}

/** Returns the x where most rows begin a further part, or null if these are too few for a column. */
function gutterOf(rows: readonly Row[]): number | null {
  const counts = new Map<number, number>();
  for (const { x } of rows.flatMap((row) => row.slice(1))) {
    const place = Math.round(x / COLUMN_GRID) * COLUMN_GRID;
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  const [best] = [...counts].toSorted(([, a], [, b]) => b - a);
  return best === undefined || best[1] < MIN_COLUMN_ROWS ? null : best[0] - COLUMN_GRID;
}

const joined = (row: Row): PdfLine[] => {
  const [first] = row;
  if (first === undefined) return [];
  const right = Math.max(...row.map((part) => part.right));
  return [
    { ...first, text: row.map(({ text }) => text).join(' '), guesses: row.flatMap(({ guesses }) => guesses), right },
  ];
};

/** True if what is left of the gutter are the amounts of what is right of it. */
function isTable(rows: readonly Row[], gutter: number): boolean {
  const pairs = rows.filter((row) => row.some(({ x }) => x < gutter) && row.some(({ x }) => x >= gutter));
  const amounts = pairs.filter((row) => AMOUNT.test(row[0]?.text ?? ''));
  const others = pairs.filter((row) => NO_FOOD.test(row.find(({ x }) => x >= gutter)?.text ?? ''));
  return amounts.length >= pairs.length * MIN_AMOUNT_SHARE && others.length <= pairs.length * MAX_NO_FOOD_SHARE;
}

/** Reads rows column by column. A line across the gutter separates what is above it from what is below it. */
function readRows(rows: readonly Row[], depth: number): PdfLine[] {
  const gutter = depth < MAX_DEPTH ? gutterOf(rows) : null;
  if (gutter === null || isTable(rows, gutter)) return rows.flatMap(joined);
  const lines: PdfLine[] = [];
  let band: Row[] = [];
  const endBand = (): void => {
    const left = band.map((row) => row.filter(({ x }) => x < gutter)).filter(({ length }) => length > 0);
    const right = band.map((row) => row.filter(({ x }) => x >= gutter)).filter(({ length }) => length > 0);
    lines.push(...readRows(left, depth + 1), ...readRows(right, depth + 1));
    band = [];
  };
  for (const row of rows) {
    const crosses = row.some((part) => part.x < gutter && part.right > gutter + COLUMN_GRID * 2);
    if (!crosses) band.push(row);
    else {
      endBand();
      lines.push(...joined(row));
    }
  }
  endBand();
  return lines;
}

/** Returns the lines of a page in the order in which people read them: columns one after the other, amounts with their foods. */
export function linesOfPage(items: readonly PdfItem[]): PdfLine[] {
  const rows = rowsOf(items.filter(({ text }) => text.trim() !== '')).map(partsOf);
  return readRows(
    rows.filter(({ length }) => length > 0),
    0,
  );
}
