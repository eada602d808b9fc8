import { buffer } from 'node:stream/consumers';

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { EXPORT_FORMATS, type ExportFormatKey, type ExportPart } from '@larder/contract/export-formats';
import { EMPTY_RECIPE, type ImportedRecipe } from '@larder/culinary/import/imported-recipe';

import { streamArchive } from '#platform/archive.ts';
import { readFile } from '#features/imports/readers/read-file.ts';
import type { ReadItem } from '#features/imports/readers/reader.ts';

import { anyRecipe, exportedRecipe } from '../../../test/exported-recipes.ts';
import { allTags, type ExportedRecipe, pictureAddress } from './exported-recipe.ts';
import { withDetailsInNotes } from './writers/details-in-notes.ts';
import { WRITERS } from './writers/writers.ts';

const LINKED = 'FileProblem: Photos of steps are only linked in this file, so they are left out.';

type Format = keyof typeof WRITERS;
const FORMATS = Object.keys(WRITERS) as readonly Format[];

async function* each<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}

async function write(format: Format, recipes: readonly ExportedRecipe[]): Promise<Buffer> {
  const writer = WRITERS[format];
  return 'files' in writer
    ? buffer(streamArchive(writer.files(each(recipes)), new Date(0)))
    : Buffer.from((await Array.fromAsync(writer.pieces(each(recipes)))).join(''));
}

/** The photos of the dish and of the steps that the file has, by what they show. */
async function photosOf(item: ReadItem): Promise<readonly (readonly [number | null | undefined, string])[]> {
  const pictures = 'draft' in item ? item.pictures : [];
  const read = pictures.map(async (picture) => [picture.step, await picture.read().catch(String)] as const);
  return (await Promise.all(read)).map(([step, bytes]) => [step, String(bytes).replace(/^.*?(?=dish|step \d)/su, '')]);
}

/** Writes recipes, and reads the file as an import does. */
async function roundTrip(format: Format, recipes: readonly ExportedRecipe[]) {
  const file = await readFile(await write(format, recipes), `export.${EXPORT_FORMATS[format].extension}`);
  try {
    const items = await Array.fromAsync(file.items);
    const drafts = items.map((item) => ('draft' in item ? item.draft : item));
    return { format: file.format, drafts, photos: await Promise.all(items.map(photosOf)) };
  } finally {
    file.close();
  }
}

/** What is left of a recipe without a part. Versions are no part of a written recipe; no arbitrary text is too long. */
const WITHOUT: Readonly<Partial<Record<ExportPart, (recipe: ImportedRecipe) => ImportedRecipe>>> = {
  stars: (recipe) => ({ ...recipe, stars: null }),
  is_favorite: (recipe) => ({ ...recipe, is_favorite: false }),
  created_at: (recipe) => ({ ...recipe, created_at: null }),
  image_url: (recipe) => ({ ...recipe, image_url: null }),
  cooked: (recipe) => ({ ...recipe, cooked: [] }),
  step_line_breaks: (recipe) => ({
    ...recipe,
    instructions: recipe.instructions.map((step) => step.replaceAll('\n', ' ')),
  }),
  tag_commas: (recipe) => ({ ...recipe, tags: recipe.tags.flatMap((tag) => tag.split(', ')) }),
};

/** The fields of an import without the parts that the format loses. The total is the sum of the other times. */
function comparable(recipe: ImportedRecipe, format: ExportFormatKey): ImportedRecipe {
  const fields = Object.fromEntries(
    (Object.keys(EMPTY_RECIPE) as (keyof ImportedRecipe)[]).map((field) => [field, recipe[field]]),
  );
  const lost: readonly ExportPart[] = EXPORT_FORMATS[format].lost;
  const whole: ImportedRecipe = { ...EMPTY_RECIPE, ...fields, total_time: null };
  return lost.reduce((rest, part) => WITHOUT[part]?.(rest) ?? rest, whole);
}

/** The photos that an import finds: none in a file with addresses, where it says so of those of the steps. */
function expectedPhotos({ photo, step_photos }: ExportedRecipe, format: Format): (readonly [number | null, string])[] {
  const { photos, lost } = EXPORT_FORMATS[format];
  const losesSteps = (lost as readonly ExportPart[]).includes('step_pictures');
  const ofSteps = losesSteps ? [] : step_photos.map(({ step }) => step);
  if (photos === 'linked') return ofSteps.map((step) => [step, LINKED]);
  return [
    ...(photo === null ? [] : [[null, 'dish'] as const]),
    ...ofSteps.map((step) => [step, `step ${step}`] as const),
  ];
}

/** An address of the photo is read as the address of any picture. */
const expected = (recipe: ExportedRecipe, format: Format): ImportedRecipe => {
  const image_url = EXPORT_FORMATS[format].photos === 'linked' ? pictureAddress(recipe) : recipe.image_url;
  return comparable({ ...withDetailsInNotes(recipe, format), image_url, tags: allTags(recipe) }, format);
};

describe.for(FORMATS)('an export as %s', (format) => {
  test('imported again is the same but for what the format is declared to lose', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyRecipe, { minLength: 1, maxLength: 3 }), async (recipes) => {
        const { drafts, photos } = await roundTrip(format, recipes);
        expect(drafts.map((draft) => ('problem' in draft ? draft : comparable(draft, format)))).toEqual(
          recipes.map((recipe) => expected(recipe, format)),
        );
        expect(photos).toEqual(recipes.map((recipe) => expectedPhotos(recipe, format)));
      }),
      { numRuns: 60 },
    );
  });

  test('is recognized as a file of that app', async () => {
    const { format: read } = await roundTrip(format, [exportedRecipe({ ingredients: ['2 cups flour'] })]);
    expect(read).toBe(format === 'schema-org' ? 'JSON (schema.org)' : EXPORT_FORMATS[format].name);
  });
});
