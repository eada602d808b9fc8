import { type CsvHeader, csvHeader, csvRows } from './csv-rows.ts';
import { itemOrProblem } from './json-format.ts';
import { areRecipeNames, fieldKind, type NamedValue, readNamedFields } from './named-fields.ts';
import { type FileReader, FileProblem, type OpenFile, type ReadItem } from './reader.ts';

/** An app that writes a table: the columns that only it has, and what its cells mean. */
interface CsvFormat {
  readonly format: string;
  readonly columns: readonly string[];
  readonly cell: (value: NamedValue) => NamedValue;
}

const PLAN_TO_EAT_HEADING = /^,\s*(.+)$/gmu;
/** The unit of things without a unit. */
const PLAN_TO_EAT_ITEM = /^([\d¼½¾⅓⅔⅛][\d\s./–-]*)itm\s+/gmu;

/** The apostrophe before a cell that a spreadsheet would run as a formula. */
const GUARDED_FORMULA = /^'(?='*[=+\-@\t\r])/u;

const FORMATS: readonly CsvFormat[] = [
  {
    format: 'Plan to Eat',
    columns: ['Main Ingredient', 'Url Host', 'Directions'],
    cell: ([name, value]) =>
      name === 'Ingredients'
        ? [name, String(value).replaceAll(PLAN_TO_EAT_HEADING, '$1:').replaceAll(PLAN_TO_EAT_ITEM, '$1')]
        : [name, value],
  },
  { format: 'My Recipe Box', columns: ['preparationTime', 'inactiveTime', 'originalPicture'], cell: (value) => value },
  { format: 'CSV', columns: [], cell: ([name, value]) => [name, String(value).replace(GUARDED_FORMULA, '')] },
];

const isOf = (format: CsvFormat, { names }: CsvHeader): boolean => format.columns.every((name) => names.includes(name));

function formatOf(file: OpenFile): CsvFormat | undefined {
  const header = csvHeader(file);
  return header !== null && areRecipeNames(header.names) ? FORMATS.find((format) => isOf(format, header)) : undefined;
}

async function* read(file: OpenFile, { cell }: CsvFormat): AsyncIterable<ReadItem> {
  const header = csvHeader(file);
  if (header === null) return;
  let line = 1;
  try {
    for await (const row of csvRows(file, header)) {
      line += 1;
      const title = row.find(([name]) => fieldKind(name) === 'title')?.[1] ?? '';
      yield itemOrProblem(title || `Row ${line}`, () => readNamedFields(row.map(cell)));
    }
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    yield { problem: error.message, name: `Row ${line + 1}` };
  }
}

/** Tables of recipes: of Plan to Eat, of My Recipe Box, and any other whose columns are named in a language we know. */
export const csvReaders: readonly FileReader[] = FORMATS.map((format) => ({
  format: format.format,
  recognizes: (file) => formatOf(file) === format,
  read: (file) => read(file, format),
}));
