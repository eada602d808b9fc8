import { toLine, toRow } from '#features/recipe-form/model/form-rows.ts';
import type { Row } from '#features/recipe-form/model/form-rows.ts';

function normalizeLine(text: string): string {
  return text.trim().replaceAll(/\s+/gu, ' ').toLowerCase();
}

/** Returns the lines that no row contains yet, deduplicated. Case and whitespace do not count. */
export function findNewLines(rows: readonly Row[], lines: readonly string[]): string[] {
  const known = new Set(rows.map((row) => normalizeLine(toLine(row))));
  return lines.filter((line) => {
    const key = normalizeLine(line);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}

/** Replaces blank rows by `lines` at the end of the list, up to `max` rows. */
export function appendLines(rows: readonly Row[], lines: readonly string[], max: number): Row[] {
  const filled = rows.filter(({ text }) => text.trim() !== '');
  const room = Math.max(0, max - filled.length);
  const all = [...filled.map((row) => ({ ...row })), ...lines.slice(0, room).map(toRow)];
  return all.length === 0 ? [{ text: '' }] : all;
}

/** Undoes `appendLines`: removes the last row of each text. Rows that were edited since stay. */
export function removeLines(rows: readonly Row[], lines: readonly string[]): Row[] {
  const left = rows.map((row) => ({ ...row }));
  for (const line of lines) {
    const at = left.findLastIndex((row) => toLine(row) === line);
    if (at >= 0) left.splice(at, 1);
  }
  return left.length === 0 ? [{ text: '' }] : left;
}

/** The index one step up or down; null beyond the ends of the list. */
export function adjacentIndex(index: number, step: -1 | 1, length: number): number | null {
  const next = index + step;
  return next < 0 || next >= length ? null : next;
}

export interface RowName {
  /** "Step 2", "Section 1". */
  readonly label: string;
  /** Among the rows of its kind, from 1. */
  readonly number: number;
}

/** Names the rows of a list. Sections are counted by themselves. */
export function nameRows(rows: readonly Readonly<Row>[], noun: string): RowName[] {
  let sections = 0;
  let others = 0;
  return rows.map(({ section }) => {
    if (section === true) {
      sections += 1;
      return { label: `Section ${sections}`, number: sections };
    }
    others += 1;
    return { label: `${noun} ${others}`, number: others };
  });
}
