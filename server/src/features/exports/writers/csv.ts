import { allTags, type ExportedRecipe, pictureAddress, totalMinutes } from '../exported-recipe.ts';
import { withDetailsInNotes } from './details-in-notes.ts';
import { oneLine } from './text-in-lines.ts';
import type { Writer } from './writer.ts';

/** A spreadsheet would run what begins with these as a formula. */
const FORMULA = /^'*[=+\-@\t\r]/u;
/** Makes Excel read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A single line with these would be read as several. */
const listText = (lines: readonly string[]): string => {
  const [first = ''] = lines;
  return lines.length === 1 && /[;|,[]/u.test(first) ? JSON.stringify(lines) : lines.map(oneLine).join('\n');
};

/** Also ends with a semicolon, so that a comma in a single name separates nothing. */
const namesText = (names: readonly string[]): string =>
  names.map((name) => `${oneLine(name).replaceAll(/[;|^]/gu, ',')};`).join(' ');

const minutes = (count: number | null): string => (count === null ? '' : String(count));

const COLUMNS: readonly (readonly [name: string, value: (recipe: ExportedRecipe) => string | null])[] = [
  ['Title', ({ title }) => title],
  ['Description', ({ description }) => description],
  ['Ingredients', ({ ingredients }) => listText(ingredients)],
  ['Instructions', ({ instructions }) => listText(instructions)],
  ['Notes', ({ notes }) => notes],
  ['Tags', (recipe) => namesText(allTags(recipe))],
  ['Servings', ({ servings }) => (servings === null ? '' : String(servings))],
  ['Yield', ({ yield_text }) => yield_text],
  ['Preparation time (minutes)', ({ preparation_time }) => minutes(preparation_time)],
  ['Cooking time (minutes)', ({ cooking_time }) => minutes(cooking_time)],
  ['Resting time (minutes)', ({ resting_time }) => minutes(resting_time)],
  ['Total time (minutes)', (recipe) => minutes(totalMinutes(recipe))],
  ['Author', ({ author }) => author],
  ['Source', ({ source_name }) => source_name],
  ['Source URL', ({ source_url }) => source_url],
  ['Image URL', pictureAddress],
  ['Video URL', ({ video_url }) => video_url],
  ['Tools', ({ equipment }) => namesText(equipment)],
  [
    'Nutrition',
    ({ nutrition }) =>
      Object.entries(nutrition ?? {})
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n'),
  ],
  ['Rating', ({ stars }) => (stars === null ? '' : String(stars))],
  ['Favorite', ({ is_favorite }) => (is_favorite ? 'yes' : '')],
  ['Created', ({ created_at }) => created_at],
];

/** Every cell is quoted; one that begins as a formula gets an apostrophe before it, which the import removes. */
function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

const row = (texts: readonly string[]): string => `${texts.map(cell).join(',')}\r\n`;

async function* table(recipes: AsyncIterable<ExportedRecipe>): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${row(COLUMNS.map(([name]) => name))}`;
  for await (const whole of recipes) {
    const recipe = withDetailsInNotes(whole, 'csv');
    yield row(COLUMNS.map(([, value]) => value(recipe) ?? ''));
  }
}

export const csvWriter: Writer = { contentType: 'text/csv; charset=utf-8', pieces: table };
