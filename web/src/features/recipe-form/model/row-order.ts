interface Row {
  readonly text: string;
}

function sameLine(text: string): string {
  return text.trim().replaceAll(/\s+/gu, ' ').toLowerCase();
}

/** Those of these lines that are no row yet, each once. */
export function newLines(rows: readonly Row[], lines: readonly string[]): string[] {
  const known = new Set(rows.map(({ text }) => sameLine(text)));
  return lines.filter((line) => {
    const key = sameLine(line);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}

/** Rows that came from elsewhere, behind those that say something; at most as many as fit. */
export function addLines(rows: readonly Row[], lines: readonly string[], max: number): Row[] {
  const filled = rows.filter(({ text }) => text.trim() !== '');
  const room = Math.max(0, max - filled.length);
  const all = [...filled.map(({ text }) => ({ text })), ...lines.slice(0, room).map((text) => ({ text }))];
  return all.length === 0 ? [{ text: '' }] : all;
}

/** Takes such rows out again, the last of each first; those that were changed since stay. */
export function takeLinesOut(rows: readonly Row[], lines: readonly string[]): Row[] {
  const left = rows.map(({ text }) => ({ text }));
  for (const line of lines) {
    const at = left.findLastIndex(({ text }) => text === line);
    if (at >= 0) left.splice(at, 1);
  }
  return left.length === 0 ? [{ text: '' }] : left;
}

/** Where a row goes that is moved by one; null where the list ends. */
export function neighbour(index: number, step: -1 | 1, length: number): number | null {
  const next = index + step;
  return next < 0 || next >= length ? null : next;
}
