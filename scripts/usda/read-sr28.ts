// The three files of the USDA National Nutrient Database for Standard Reference, release 28 (public domain), as they are published.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Per 100 g of the edible part; null where the database has no figure. */
export interface Sr28Food {
  readonly description: string;
  readonly per100g: readonly (number | null)[];
  /** Grams of one measure by its text. */
  readonly measures: ReadonlyMap<string, number>;
}

const COLUMNS = [
  'Energ_Kcal',
  'Protein_(g)',
  'Lipid_Tot_(g)',
  'FA_Sat_(g)',
  'Carbohydrt_(g)',
  'Sugar_Tot_(g)',
  'Fiber_TD_(g)',
  'Sodium_(mg)',
] as const;
// Regulation (EU) No 1169/2011, Annex I: salt is 2.5 times sodium.
const SALT_GRAMS_PER_SODIUM_MILLIGRAM = 2.5 / 1000;

function csvCells(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/gu)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}

const roundTo = (value: number, digits: number): number => Number(value.toFixed(digits));

function readNutrients(folder: string): Map<number, (number | null)[]> {
  const [head, ...lines] = readFileSync(join(folder, 'SR28_ABBREV.csv'), 'utf8').split(/\r?\n/u);
  const names = csvCells(head ?? '').map((name) => name.replace(/^\uFEFF/u, ''));
  const positions = COLUMNS.map((column) => names.indexOf(column));
  if (positions.includes(-1)) throw new Error(`SR28_ABBREV.csv has no column ${COLUMNS[positions.indexOf(-1)]}`);
  const all = new Map<number, (number | null)[]>();
  for (const line of lines) {
    if (line === '') continue;
    const cells = csvCells(line);
    const figures = positions.map((at) => (cells[at] === undefined || cells[at] === '' ? null : Number(cells[at])));
    const sodium = figures.pop() ?? null;
    const salt = sodium === null ? null : roundTo(sodium * SALT_GRAMS_PER_SODIUM_MILLIGRAM, 2);
    all.set(Number(cells[0]), [...figures.map((value) => (value === null ? null : roundTo(value, 2))), salt]);
  }
  return all;
}

function fieldsOf(folder: string, file: string): string[][] {
  return readFileSync(join(folder, file), 'latin1')
    .split(/\r?\n/u)
    .filter((line) => line !== '')
    .map((line) => line.split('^').map((field) => field.replaceAll('~', '')));
}

/** Reads the release from a folder that holds SR28_ABBREV.csv, FOOD_DES.txt and WEIGHT.txt. */
export function readSr28(folder: string): Map<number, Sr28Food> {
  const nutrients = readNutrients(folder);
  const measures = new Map<number, Map<string, number>>();
  for (const [number, , amount, text, weight] of fieldsOf(folder, 'WEIGHT.txt')) {
    const of = measures.get(Number(number)) ?? new Map<string, number>();
    // Of measures with the same text the first one counts.
    if (text !== undefined && !of.has(text)) of.set(text, roundTo(Number(weight) / Number(amount), 2));
    measures.set(Number(number), of);
  }
  const foods = new Map<number, Sr28Food>();
  for (const [number, , description] of fieldsOf(folder, 'FOOD_DES.txt')) {
    const per100g = nutrients.get(Number(number));
    if (per100g !== undefined && description !== undefined)
      foods.set(Number(number), { description, per100g, measures: measures.get(Number(number)) ?? new Map() });
  }
  return foods;
}
