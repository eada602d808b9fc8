import type { ImportedCooking, ImportedLink } from '@larder/culinary/import/imported-recipe';
import { readMinutes } from '@larder/culinary/import/minutes';
import { sectionLine } from '@larder/culinary/import/sections';
import { readYield, type Yield } from '@larder/culinary/import/yield';

import { ingredientLines, paragraphs, sourceOf, tagList } from './file-draft.ts';
import { decoded, linkedPicture } from './file-pictures.ts';
import { pictureBeside, pictureInFolder, type RecipePlace } from './folder-pictures.ts';
import type { ReadRecipe, RecordFormat } from './json-format.ts';
import type { FoundRecord } from './json-records.ts';
import {
  dateOf,
  isTrue,
  type JsonRecord,
  lineOf,
  listOf,
  nameOf,
  numberOf,
  recordOf,
  starsOf5,
  textsOf,
} from './json-value.ts';
import { withoutMarkdown } from './markdown-text.ts';
import { type PicturedLine, picturedSteps, type PlacedPicture } from './pictured-steps.ts';
import type { FilePicture } from './reader.ts';
import { ingredientLine } from './recipe-text.ts';

/** The recipes of Mealie: JSON, or a ZIP file with a folder for each recipe. Version 0 writes "recipe_ingredient". */
export const mealie: RecordFormat = {
  format: 'Mealie',
  matches: ({ record }) =>
    record['@type'] === undefined &&
    'slug' in record &&
    ('recipeIngredient' in record || 'recipe_ingredient' in record || 'recipeInstructions' in record),
  read: readMealieRecipe,
};

/** Reads a recipe as Mealie writes it, with the names of any of its versions. `places` are where its pictures may be. */
export function readMealieRecipe(found: FoundRecord, places: readonly RecipePlace[] = [found]): ReadRecipe {
  const record = camelCased(found.record);
  const slug = lineOf(record['slug']);
  const steps = picturedSteps(listOf(record['recipeInstructions']).map(camelCased).flatMap(linesOfStep));
  const { ingredients, links } = ingredientsOf(listOf(record['recipeIngredient']).map(camelCased));
  return {
    fields: {
      title: lineOf(record['name']),
      description: withoutMarkdown(record['description']) || null,
      ingredients,
      links,
      instructions: steps.instructions,
      preparation_time: readMinutes(record['prepTime']),
      cooking_time: readMinutes(record['performTime'] ?? record['cookTime']),
      total_time: readMinutes(record['totalTime']),
      ...yieldOf(record),
      ...sourceOf('', lineOf(record['orgURL'] ?? record['orgUrl'])),
      notes: paragraphs(
        ...listOf(record['notes']).map((note) => titled(recordOf(note))),
        ...listOf(record['comments']).map((comment) => withoutMarkdown(recordOf(comment)['text'])),
      ),
      nutrition: textsOf(record['nutrition']),
      tags: tagList([record['recipeCategory'], record['tags']].flatMap(listOf).map(nameOf)),
      equipment: tagList(listOf(record['tools']).map(nameOf)),
      stars: starsOf5(record['rating']),
      is_favorite: isTrue(record['isFavorite']),
      cooked: cookedOf(record),
      created_at: dateOf(record['createdAt']) ?? dateOf(record['dateAdded']),
    },
    pictures: [
      ...firstFound(places, (place) => pictureBeside(place, ['original', slug, 'min-original'])),
      ...steps.pictures.flatMap((picture) => stepPicture(picture, places)),
    ],
  };
}

/** Returns an object with the names of version 1: "recipe_ingredient" becomes "recipeIngredient". */
export function camelCased(value: unknown): JsonRecord {
  const entries = Object.entries(recordOf(value)).map(([name, each]): [string, unknown] => [
    name.replaceAll(/_([a-z])/gu, (_, letter: string) => letter.toUpperCase()),
    each,
  ]);
  return Object.fromEntries<unknown>(entries);
}

function ingredientsOf(records: readonly JsonRecord[]): { ingredients: string[]; links: ImportedLink[] } {
  const lines: string[] = [];
  const links: ImportedLink[] = [];
  for (const record of records) {
    const title = lineOf(record['title']);
    if (title !== '') lines.push(sectionLine(title));
    const linked = lineOf(recordOf(record['referencedRecipe'])['name']);
    const line = lineOfIngredient(record, linked);
    if (line === '') continue;
    if (linked !== '') links.push({ line: lines.length, recipe: linked });
    lines.push(line);
  }
  return { ingredients: ingredientLines(lines), links };
}

/** Without a food and a unit the whole line is the note, and the quantity has no meaning. */
function lineOfIngredient(record: JsonRecord, linked: string): string {
  const amount = numberOf(record['quantity']);
  const food = namedFor(record['food'], amount) || linked;
  const unit = namedFor(record['unit'], amount);
  const note = lineOf(record['note']);
  const isText = isTrue(record['disableAmount']) || (food === '' && unit === '');
  return isText
    ? note || lineOf(record['display']) || lineOf(record['originalText']) || food
    : ingredientLine(amount, unit, food, note);
}

function namedFor(value: unknown, amount: number | null): string {
  const names = camelCased(value);
  const short = isTrue(names['useAbbreviation']) ? lineOf(names['abbreviation']) : '';
  const plural = (amount ?? 0) > 1 ? lineOf(names['pluralName']) : '';
  return short || plural || nameOf(value);
}

const firstFound = (
  places: readonly RecipePlace[],
  find: (place: RecipePlace) => readonly FilePicture[],
): readonly FilePicture[] => places.map(find).find(({ length }) => length > 0) ?? [];

const ASSET = /\/assets\/([^/?#]+)(?:[?#]|$)/u;

/** A step shows a picture by its address on the server, which ends with the name of its file in the folder "assets". */
function stepPicture({ name: address, step }: PlacedPicture, places: readonly RecipePlace[]): readonly FilePicture[] {
  const file = decoded(ASSET.exec(address)?.[1] ?? '');
  const found = file === '' ? [] : firstFound(places, (place) => pictureInFolder(place, 'assets', file));
  return found.length === 0 ? [linkedPicture(step)] : found.map((picture) => ({ ...picture, step }));
}

const IMAGES = [/<img\b[^<>]{0,500}?\bsrc=["']?([^"'<>\s]+)/giu, /!\[[^[\]]{0,200}\]\(([^()\s]+)[^()]{0,200}\)/gu];

/** The lines of a step, and the pictures in its text, which the app adds at the end. */
function linesOfStep(step: JsonRecord): PicturedLine[] {
  const text = typeof step['text'] === 'string' ? step['text'] : '';
  const pictures = IMAGES.flatMap((image) => [...text.matchAll(image)].map(([, address = '']) => address));
  return [...textOfStep(step).map((line) => ({ text: line, pictures: [] })), { text: '', pictures }];
}

function textOfStep(step: JsonRecord): string[] {
  const title = lineOf(step['title']);
  const summary = lineOf(step['summary']);
  const lines = withoutMarkdown(step['text'])
    .split('\n')
    .filter((line) => line !== '');
  const [first, ...rest] = lines;
  const text = summary === '' ? lines : [first === undefined ? summary : `${summary}: ${first}`, ...rest];
  return title === '' ? text : [sectionLine(title), ...text];
}

function titled(note: JsonRecord): string | null {
  const title = lineOf(note['title']);
  const text = withoutMarkdown(note['text']);
  return [title === '' || text === '' ? title : sectionLine(title), text].filter(Boolean).join('\n') || null;
}

/** The text of the yield is more precise, unless it is the unit of the number beside it. */
function yieldOf(record: JsonRecord): Yield {
  const text = lineOf(record['recipeYield']);
  const quantity = numberOf(record['recipeYieldQuantity']) ?? 0;
  const stated = readYield(quantity > 0 && !/^\d/u.test(text) ? `${quantity} ${text}`.trim() : text);
  const servings = readYield(numberOf(record['recipeServings']) ?? 0).servings;
  return { servings: servings ?? stated.servings, yield_text: stated.yield_text };
}

function cookedOf(record: JsonRecord): ImportedCooking[] {
  const date = dateOf(record['lastMade']);
  return date === null ? [] : [{ date: date.slice(0, 10), servings: null, note: null, stars: null }];
}
