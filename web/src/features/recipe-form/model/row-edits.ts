interface Row {
  readonly text: string;
}

function normalizeLine(text: string): string {
  return text.trim().replaceAll(/\s+/gu, ' ').toLowerCase();
}

/** Returns the lines that no row contains yet, deduplicated. Case and whitespace do not count. */
export function findNewLines(rows: readonly Row[], lines: readonly string[]): string[] {
  const known = new Set(rows.map(({ text }) => normalizeLine(text)));
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
  const all = [...filled.map(({ text }) => ({ text })), ...lines.slice(0, room).map((text) => ({ text }))];
  return all.length === 0 ? [{ text: '' }] : all;
}

/** Undoes `appendLines`: removes the last row of each text. Rows that were edited since stay. */
export function removeLines(rows: readonly Row[], lines: readonly string[]): Row[] {
  const left = rows.map(({ text }) => ({ text }));
  for (const line of lines) {
    const at = left.findLastIndex(({ text }) => text === line);
    if (at >= 0) left.splice(at, 1);
  }
  return left.length === 0 ? [{ text: '' }] : left;
}

/** The index one step up or down; null beyond the ends of the list. */
export function adjacentIndex(index: number, step: -1 | 1, length: number): number | null {
  const next = index + step;
  return next < 0 || next >= length ? null : next;
}
