import { randomBytes } from 'node:crypto';

import { expect, test } from 'vitest';

import { COLLECTION_LIMITS } from '@larder/contract/collection-texts';

import { zipOf } from '../../../../test/zip.ts';
import { readFile } from './read-file.ts';

const TEA = { id: 'tea', title: 'Tea', ingredients: ['1 tsp tea'], instructions: ['Boil.'] };

/** A file as the export writes it: a record in each line. */
const linesOf = (...records: readonly unknown[]): string =>
  `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`;

async function readArchive(files: Readonly<Record<string, string>>) {
  const archive = await zipOf({ 'recipes.json': linesOf(TEA), 'recipes.jsonld': '{}', ...files });
  const file = await readFile(archive, 'export.zip');
  try {
    return await Array.fromAsync(file.items);
  } finally {
    file.close();
  }
}

/** Text that a ZIP file does not pack tightly, as a bomb would be. */
const noise = (characters: number): string => randomBytes(characters / 2).toString('hex');

const version = (title: string) => ({ recipe_id: 'tea', version: 1, content: { ...TEA, title } });

test('records are read the same in lines of their own and in one line', async () => {
  const records = [TEA, { ...TEA, id: 'soup', title: 'Soup' }];
  const [lines, oneLine] = [linesOf(...records), JSON.stringify(records)];
  expect(await readArchive({ 'recipes.json': lines })).toEqual(await readArchive({ 'recipes.json': oneLine }));
});

test('a recipe of more than 2 MiB is a problem, and the others follow', async () => {
  const items = await readArchive({ 'recipes.json': linesOf({ ...TEA, notes: noise(3_000_000) }, TEA) });
  expect(items[0]).toEqual({ problem: 'This recipe is damaged. Please export it again.', name: 'recipes.json' });
  expect(items[1]).toMatchObject({ draft: { title: 'Tea' } });
});

test('names and descriptions of collections are cut to their limits', async () => {
  const collection = { name: 'a'.repeat(9_000), description: 'b'.repeat(9_000), recipes: ['tea'] };
  const [item] = await readArchive({ 'collections.json': linesOf(collection) });
  const { name_max_characters, description_max_characters } = COLLECTION_LIMITS;
  const name = 'a'.repeat(name_max_characters);
  const description = 'b'.repeat(description_max_characters);
  expect(item).toMatchObject({ collections: [{ name, description, place: 0 }] });
});

test('a recipe is in at most 50 collections', async () => {
  const collections = Array.from({ length: 60 }, (_, at) => ({ name: `${at}`, recipes: ['tea'] }));
  const [item] = await readArchive({ 'collections.json': linesOf(...collections) });
  expect(item !== undefined && 'draft' in item && item.collections).toHaveLength(50);
});

test('one file of earlier versions is read, so that memory is bounded', async () => {
  const [item] = await readArchive({
    'versions.json': linesOf(version('Earlier')),
    'other/versions.json': linesOf(version('Other')),
  });
  expect(item).toMatchObject({ earlier: [{ content: { title: 'Earlier' } }] });
});

test('the history of a recipe has at most 2 MB, of its latest versions', async () => {
  const history = Array.from({ length: 30 }, (_, at) => ({
    ...version(`Tea ${at + 1}`),
    version: at + 1,
    content: { ...TEA, title: `Tea ${at + 1}`, instructions: Array.from({ length: 25 }, () => noise(3_900)) },
  }));
  const [item] = await readArchive({ 'versions.json': linesOf(...history) });
  const earlier = item !== undefined && 'draft' in item ? (item.earlier ?? []) : [];
  expect(JSON.stringify(earlier).length).toBeLessThan(2.2 * 1024 * 1024);
  expect(earlier.at(-1)?.content.title).toBe('Tea 30');
  expect(earlier.length).toBeGreaterThan(10);
});
