/** "1. ", "2) ", "- ", "• ": how lists are marked in texts one copies from. */
const LIST_MARK = /^(?:[-–—*•▢☐]\s+|\(?\d{1,3}[.)]\s+|step\s+\d{1,3}\s*[:.]\s*)/iu;

/** The lines of a pasted text that say something, without their list marks. */
export function splitLines(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => line.trim().replace(LIST_MARK, '').trim())
    .filter((line) => line !== '');
}

/**
 * What a row becomes when several lines are pasted into it where the cursor stands: that row and the ones below it.
 * Null when it is only one line, which any field can take by itself.
 */
export function pasteIntoRow(row: string, start: number, end: number, pasted: string): string[] | null {
  const lines = splitLines(pasted);
  if (lines.length < 2) return null;
  const [first = '', ...rest] = lines;
  const last = rest.pop() ?? '';
  return [row.slice(0, start) + first, ...rest, last + row.slice(end)];
}
