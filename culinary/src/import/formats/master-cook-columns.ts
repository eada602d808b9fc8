import { sectionLine } from '#import/sections';
import { oneLine } from '#import/text-lines';

/** Where the columns for measure and ingredient begin. */
interface Columns {
  readonly measure: number;
  readonly name: number;
  /** Characters of the column for the ingredient. */
  readonly width: number;
}

const RULE = /^(?<amount>\s{0,8}-{3,12}\s{1,4})(?<measure>-{4,20}\s{1,4})(?<name>-{8,})\s*$/u;
const EXPECTS_MORE = /(?:[,;&(-]| and| or)$/iu;

/** Reads the rule of dashes below the column headings; null for other lines. */
export function columnsOf(line: string): Columns | null {
  const { amount, measure, name = '' } = RULE.exec(line)?.groups ?? {};
  if (amount === undefined || measure === undefined) return null;
  return { measure: amount.length, name: amount.length + measure.length, width: name.length };
}

interface Cells {
  readonly amount: string;
  readonly measure: string;
  readonly name: string;
  /** Blanks before the name within its column. */
  readonly indent: number;
}

/** Cuts a line at its columns; at blanks, where a word lies across the beginning of a column. */
function cellsOf(line: string, { measure, name }: Columns): Cells {
  const isCut = /\S\S/u.test(line.slice(name - 1, name + 1)) || /\S\S/u.test(line.slice(measure - 1, measure + 1));
  const text = line.slice(name);
  if (isCut) return { amount: '', measure: '', name: oneLine(line), indent: 0 };
  return {
    amount: oneLine(line.slice(0, measure)),
    measure: oneLine(line.slice(measure, name)),
    name: oneLine(text),
    indent: text.length - text.trimStart().length,
  };
}

/** True for a line that the column broke: its first word had no room in the line above. */
function continues({ name, indent }: Cells, before: string, width: number): boolean {
  const firstWord = name.split(' ', 1)[0] ?? '';
  const hadNoRoom = before.length + 1 + firstWord.length > width;
  return before !== '' && (indent >= 2 || EXPECTS_MORE.test(before) || (hadNoRoom && /^[\p{Ll}(]/u.test(name)));
}

/** Reads ingredients up to the first empty line; `count` is the number of lines read. */
export function readMasterCookIngredients(
  lines: readonly string[],
  columns: Columns,
  headingOf: (line: string) => string | null,
): { readonly ingredients: string[]; readonly count: number } {
  const ingredients: string[] = [];
  let count = 0;
  let before = '';
  for (const line of lines) {
    if (line.trim() === '' && ingredients.length > 0) break;
    count += 1;
    const cells = cellsOf(line, columns);
    const isNameOnly = cells.amount === '' && cells.measure === '';
    const heading = isNameOnly ? headingOf(line) : null;
    if (heading !== null) ingredients.push(sectionLine(heading));
    else if (isNameOnly && continues(cells, before, columns.width))
      ingredients.push(`${ingredients.pop() ?? ''} ${cells.name}`);
    else if (line.trim() !== '') ingredients.push(oneLine(`${cells.amount} ${cells.measure} ${cells.name}`));
    before = heading === null ? cells.name : '';
  }
  return { ingredients: ingredients.map((text) => text.replaceAll(/\s--\s/gu, ', ').replace(/\s--$/u, '')), count };
}
