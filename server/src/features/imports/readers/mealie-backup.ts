import { posix } from 'node:path';

import type { ImportedCooking } from '@larder/culinary/import/imported-recipe';

import { tryParseJson } from '#platform/try-parse-json.ts';

import { itemOrProblem } from './json-format.ts';
import {
  dateOf,
  isRecord,
  isTrue,
  type JsonRecord,
  lineOf,
  numberOf,
  recordOf,
  starsOf5,
  textOrNull,
} from './json-value.ts';
import { camelCased, readMealieRecipe } from './mealie.ts';
import {
  type Archive,
  type ArchiveEntry,
  type FileReader,
  FileProblem,
  type OpenFile,
  type ReadItem,
} from './reader.ts';

const DATABASE = /(?:^|\/)database\.json$/u;
const FOLDER = /(?:^|\/)data\/recipes\//u;
/** The event of the timeline when someone cooked a recipe. */
const COOKED_EVENT = 'comment';

const databaseIn = ({ archive }: OpenFile): ArchiveEntry | undefined =>
  archive?.entries.find(({ name }) => DATABASE.test(name));

/** The backup of Mealie: a ZIP file with the tables of the database and the folders of the recipes. */
export const mealieBackupReader: FileReader = {
  format: 'Mealie',
  recognizes: async (file) => {
    const entry = databaseIn(file);
    if (entry === undefined || file.archive === null) return false;
    if (file.archive.entries.some(({ name }) => FOLDER.test(name))) return true;
    const text = await file.archive.readText(entry).catch(() => '');
    return text.includes('"recipes_ingredients"');
  },
  read,
};

async function* read(file: OpenFile): AsyncIterable<ReadItem> {
  const { archive } = file;
  const entry = databaseIn(file);
  if (archive === null || entry === undefined) return;
  const document = tryParseJson(await archive.readText(entry));
  if (!isRecord(document))
    throw new FileProblem('The database of this backup is damaged. Please create the backup again.');
  const tables = tablesOf(document);
  for (const recipe of rowsOf(document, 'recipes'))
    yield itemOrProblem(lineOf(recipe['name']), () => readRecipe(recipe, tables, archive, posix.dirname(entry.name)));
}

/** Ids are written with and without dashes. */
const idOf = (value: unknown): string => lineOf(value).replaceAll('-', '').toLowerCase();

const rowsOf = (document: JsonRecord, table: string): JsonRecord[] => {
  const rows = document[table];
  return Array.isArray(rows) ? (rows as unknown[]).filter(isRecord) : [];
};

type Rows = ReadonlyMap<string, readonly JsonRecord[]>;

/** The tables, with their rows by the recipe or by their id. */
interface Tables {
  readonly ofRecipe: (table: string, id: string) => readonly JsonRecord[];
  readonly byId: (table: string, id: unknown) => JsonRecord;
}

function tablesOf(document: JsonRecord): Tables {
  const grouped = new Map<string, Rows>();
  const rowsBy = (table: string, column: string): Rows => {
    const key = `${table}.${column}`;
    const rows = grouped.get(key) ?? Map.groupBy(rowsOf(document, table), (row) => idOf(row[column]));
    grouped.set(key, rows);
    return rows;
  };
  return {
    ofRecipe: (table, id) => inPosition(rowsBy(table, 'recipe_id').get(id) ?? []),
    byId: (table, id) => recordOf(rowsBy(table, 'id').get(idOf(id))?.[0]),
  };
}

const inPosition = (rows: readonly JsonRecord[]): JsonRecord[] =>
  rows.toSorted((a, b) => (numberOf(a['position']) ?? 0) - (numberOf(b['position']) ?? 0));

function readRecipe(
  recipe: JsonRecord,
  tables: Tables,
  archive: Archive,
  root: string,
): ReturnType<typeof readMealieRecipe> {
  const id = idOf(recipe['id']);
  const related = (relation: string, column: string, table: string): JsonRecord[] =>
    tables.ofRecipe(relation, id).map((row) => tables.byId(table, row[column]));
  const ratings = tables.ofRecipe('users_to_recipes', id);
  const record: JsonRecord = {
    ...camelCased(recipe),
    recipeIngredient: tables.ofRecipe('recipes_ingredients', id).map((row) => ({
      ...row,
      unit: tables.byId('ingredient_units', row['unit_id']),
      food: tables.byId('ingredient_foods', row['food_id']),
      referencedRecipe: tables.byId('recipes', row['referenced_recipe_id']),
    })),
    recipeInstructions: tables.ofRecipe('recipe_instructions', id),
    recipeCategory: related('recipes_to_categories', 'category_id', 'categories'),
    tags: related('recipes_to_tags', 'tag_id', 'tags'),
    tools: related('recipes_to_tools', 'tool_id', 'tools'),
    notes: tables.ofRecipe('notes', id),
    comments: tables.ofRecipe('recipe_comments', id),
    nutrition: nutritionOf(tables.ofRecipe('recipe_nutrition', id)[0]),
    rating: recipe['rating'] ?? ratings.map((row) => row['rating']).find((rating) => starsOf5(rating) !== null),
    isFavorite: ratings.some((row) => isTrue(row['is_favorite'])),
  };
  const places = [dashed(id), id].map((folder) => ({
    archive,
    path: posix.join(root, 'data/recipes', folder, 'recipe'),
  }));
  const { fields, ...others } = readMealieRecipe({ record, archive, path: '' }, places);
  const cooked = cookingsOf(tables.ofRecipe('recipe_timeline_events', id));
  return { ...others, fields: { ...fields, cooked: cooked.length > 0 ? cooked : (fields.cooked ?? []) } };
}

/** Without the columns of the table. */
function nutritionOf(row: JsonRecord | undefined): JsonRecord {
  const entries = Object.entries(camelCased(row)).filter(([name]) => name === 'calories' || name.endsWith('Content'));
  return Object.fromEntries<unknown>(entries);
}

function cookingsOf(events: readonly JsonRecord[]): ImportedCooking[] {
  return events
    .filter((event) => event['event_type'] === COOKED_EVENT)
    .map((event) => ({
      date: dateOf(event['timestamp'])?.slice(0, 10) ?? null,
      servings: null,
      note: textOrNull(event['message'] ?? event['event_message']),
      stars: null,
    }));
}

const dashed = (id: string): string => id.replace(/^(.{8})(.{4})(.{4})(.{4})(.+)$/u, '$1-$2-$3-$4-$5');
