/** One row of a table of docs/conformance.md. */
export interface Row {
  readonly line: number;
  /** What people read, to the letter; `{…}` is a placeholder. */
  readonly texts: readonly string[];
  readonly proofs: readonly { readonly path: string; readonly name: string }[];
  /** Says, instead of proofs, why there are none. */
  readonly isUnproved: boolean;
}

const PARTS = ' › ';
const CODE = /(?<ticks>`+)(?<code>.+?)\k<ticks>(?!`)/gu;
const TEXT = /^'(?<text>.+)'$/u;

function codesIn(cell: string): string[] {
  return [...cell.matchAll(CODE)].map(({ groups }) => (groups?.['code'] ?? '').trim());
}

/** The cells of a line of a table; a bar that belongs to a cell is escaped. */
function cellsOf(line: string): string[] | null {
  if (!line.startsWith('|')) return null;
  const cells = line.split(/(?<!\\)\|/u).slice(1, -1);
  return cells.map((cell) => cell.replaceAll(String.raw`\|`, '|').trim());
}

/** The rows of all tables, without their heads. A table whose second head is "why not" holds what is not proved. */
export function readRows(markdown: string): Row[] {
  const lines = markdown.split('\n');
  let isUnproved = false;
  return lines.flatMap((line, at) => {
    const cells = cellsOf(line);
    if (cells === null || /^[\s|:-]+$/u.test(line)) return [];
    const [asked = '', proved = ''] = cells;
    if (/^[\s|:-]+$/u.test(lines[at + 1] ?? '') && (lines[at + 1] ?? '').startsWith('|')) {
      isUnproved = proved === 'why not';
      return [];
    }
    const texts = codesIn(asked).flatMap((code) => TEXT.exec(code)?.groups?.['text'] ?? []);
    const proofs = codesIn(proved).map((code) => {
      const [path = '', ...names] = code.split(PARTS);
      return { path, name: names.join(PARTS) };
    });
    return [{ line: at + 1, texts, proofs, isUnproved }];
  });
}
