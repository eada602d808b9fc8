import { buffer } from 'node:stream/consumers';

import { parseIngredientLine } from '@larder/culinary/ingredient-line';
import { stepHeadingsIn } from '@larder/culinary/steps/numbered-steps';

import { type ArchiveFile, streamArchive } from '#platform/archive.ts';
import { ingredientLine } from '#features/imports/readers/recipe-text.ts';

import { allTags, type ExportedRecipe } from '../exported-recipe.ts';
import { withDetailsInNotes } from './details-in-notes.ts';
import { escapeMarkdown } from './markdown-escape.ts';
import { groupLines, ingredientGroups } from './text-in-lines.ts';
import { archiveWriter } from './writer.ts';

/** Longer values make Tandoor leave out the whole recipe. */
const MAX = { name: 128, description: 512, note: 256 } as const;

const cut = (text: string, max: number): string => Array.from(text).slice(0, max).join('').trim();

interface Parts {
  readonly amount: number;
  readonly unit: string;
  readonly food: string;
  readonly note: string;
}

/** Splits "2 cups flour, sifted", so that Tandoor can scale it. Null for a line that these parts would not make again. */
function splitLine(line: string): Parts | null {
  const { amount, parts } = parseIngredientLine(line);
  const number = parts.find(({ kind }) => kind === 'quantity');
  if (amount === null || amount.low !== amount.high || number?.start !== 0) return null;
  const unitPart = parts.find(({ kind }) => kind === 'unit');
  const unit = unitPart === undefined ? '' : line.slice(unitPart.start, unitPart.end);
  const rest = line.slice(unitPart?.end ?? number.end).trim();
  const comma = rest.indexOf(', ');
  const [food, note] = comma === -1 ? [rest, ''] : [rest.slice(0, comma), rest.slice(comma + 2)];
  const isSame = food !== '' && ingredientLine(amount.low, unit, food, note) === line;
  return isSame ? { amount: amount.low, unit, food, note } : null;
}

/** A line that is too long for a food continues in its note. */
function wholeLine(line: string): Parts {
  if (line.length <= MAX.name) return { amount: 0, unit: '', food: line, note: '' };
  const comma = line.lastIndexOf(', ', MAX.name);
  const [food, note] =
    comma > 0 ? [line.slice(0, comma), line.slice(comma + 2)] : [line.slice(0, MAX.name), line.slice(MAX.name)];
  return { amount: 0, unit: '', food, note: cut(note, MAX.note) };
}

function ingredientOf(line: string, order: number) {
  const split = splitLine(line);
  const { amount, unit, food, note } =
    split !== null && split.food.length <= MAX.name && split.note.length <= MAX.note ? split : wholeLine(line);
  return {
    food: { name: food, plural_name: null, ignore_shopping: false, supermarket_category: null },
    unit: unit === '' ? null : { name: unit, plural_name: null, description: null },
    amount,
    note,
    order,
    is_header: false,
    no_amount: amount === 0,
    always_use_plural_unit: false,
    always_use_plural_food: false,
  };
}

const headerOf = (heading: string, order: number) => ({
  ...ingredientOf('', order),
  food: null,
  note: cut(heading, MAX.note),
  is_header: true,
});

function ingredientsOf(lines: readonly string[]) {
  const rows = ingredientGroups(lines).flatMap((group) => [
    ...(group.heading === null ? [] : [{ isHeader: true, text: group.heading }]),
    ...group.lines.map((text) => ({ isHeader: false, text })),
  ]);
  return rows.map(({ isHeader, text }, order) => (isHeader ? headerOf(text, order) : ingredientOf(text, order)));
}

interface Step {
  readonly name: string;
  readonly instruction: string;
}

/** The first step has no name, because it holds the ingredients: the sections of these are rows of their own. */
function stepsOf({ instructions }: ExportedRecipe): Step[] {
  const groups = groupLines(instructions, stepHeadingsIn(instructions));
  const steps = groups.flatMap(({ heading, lines }) => {
    const filled = lines.length === 0 && heading !== null ? [''] : lines;
    return filled.map((text, at) => ({
      name: at === 0 ? cut(heading ?? '', MAX.name) : '',
      instruction: escapeMarkdown(text),
    }));
  });
  return steps[0]?.name === '' ? steps : [{ name: '', instruction: '' }, ...steps];
}

/** Tandoor has neither notes nor the name of a source: they are a step at the end, under headings. */
function lastSteps({ notes, source_name, description }: ExportedRecipe): Step[] {
  const isCut = (description?.length ?? 0) > MAX.description;
  const parts = [
    isCut ? `### Description\n\n${escapeMarkdown(description ?? '')}` : '',
    notes === null ? '' : `### Notes\n\n${escapeMarkdown(notes)}`,
    source_name === null ? '' : `### Source\n\n${escapeMarkdown(source_name)}`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? [] : [{ name: '', instruction: parts.join('\n\n') }];
}

function present(whole: ExportedRecipe) {
  const recipe = withDetailsInNotes(whole, 'tandoor');
  const steps = [...stepsOf(recipe), ...lastSteps(recipe)];
  return {
    name: cut(recipe.title, MAX.name),
    description: cut(recipe.description ?? '', MAX.description),
    keywords: allTags(recipe).map((name) => ({ name, description: '' })),
    steps: steps.map(({ name, instruction }, order) => ({
      name,
      instruction,
      ingredients: order === 0 ? ingredientsOf(recipe.ingredients) : [],
      time: 0,
      order,
      show_as_header: name !== '',
      show_ingredients_table: true,
    })),
    working_time: recipe.preparation_time ?? 0,
    waiting_time: recipe.cooking_time ?? 0,
    internal: true,
    nutrition: null,
    ...(recipe.servings === null ? {} : { servings: recipe.servings }),
    servings_text: '',
    source_url: recipe.source_url,
  };
}

async function* filesOf(recipe: ExportedRecipe): AsyncGenerator<ArchiveFile> {
  yield { name: 'recipe.json', pieces: [JSON.stringify(present(recipe))] };
  const photo = (await recipe.photo?.encodeJpeg()) ?? null;
  if (photo !== null) yield { name: 'image.jpeg', pieces: [photo], compressed: true };
}

/** The export of Tandoor: a ZIP file within the ZIP file for each recipe. */
export const tandoorWriter = archiveWriter(() => {
  let count = 0;
  return async function* files(recipe): AsyncGenerator<ArchiveFile> {
    count += 1;
    const inner = await buffer(streamArchive(filesOf(recipe), new Date(recipe.updated_at)));
    yield { name: `${count}.zip`, pieces: [inner], compressed: true };
  };
});
