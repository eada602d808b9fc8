import type { DraftCard } from '@larder/contract/imports';

/** Spreadsheets read a cell that begins with one of these as a formula, also behind blanks. */
const FORMULA = /^\s*[=+\-@\t\r]/u;

function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A CSV file of the recipes that could not be read, with the reason of each. */
export function problemList(drafts: readonly Pick<DraftCard, 'position' | 'title' | 'problem'>[]): Blob {
  const rows = drafts.map(({ position, title, problem }) => [
    title === '' ? `Recipe ${position + 1}` : title,
    problem ?? '',
  ]);
  const lines = [['Name', 'Reason'], ...rows].map((row) => row.map(csvCell).join(','));
  // With a byte order mark, without which Excel takes the text for Latin-1.
  return new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' });
}
