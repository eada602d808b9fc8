import { readPictureUrl } from '@larder/contract/pictures';
import type { ImportedCooking, ImportedRecipe } from '@larder/culinary/import/imported-recipe';
import { readMinutes } from '@larder/culinary/import/minutes';

import { tagList, webAddress } from './file-draft.ts';
import { pictureAt } from './folder-pictures.ts';
import { itemOrProblem, type ReadRecipe } from './json-format.ts';
import { type FoundRecord, recordsIn } from './json-records.ts';
import {
  dateOf,
  isTrue,
  type JsonRecord,
  lineOf,
  listOf,
  numberOf,
  recordOf,
  starsOf5,
  textsOf,
} from './json-value.ts';
import type { Archive, FilePicture, FileReader, OpenFile, ReadItem } from './reader.ts';

const RECIPES = /(?:^|\/)recipes\.json$/u;
/** Our own archives have these beside the recipes. */
const JSON_LD = /(?:^|\/)recipes\.jsonld$/u;
const COOK_LOG = /(?:^|\/)cooked\.json$/u;

/** Our own archive of recipes, alone or within the export of an account. Recipes in the bin stay out. */
export const ownExportReader: FileReader = {
  format: 'Recipe archive',
  recognizes: ({ archive }) =>
    [RECIPES, JSON_LD].every((pattern) => archive?.entries.some(({ name }) => pattern.test(name))),
  read,
};

async function* read(file: OpenFile): AsyncIterable<ReadItem> {
  const cookings = await readCookLog(file);
  for await (const part of recordsIn(file, ({ name }) => RECIPES.test(name))) {
    if (!('record' in part)) yield part;
    else if ((part.record['deleted_at'] ?? null) === null)
      yield itemOrProblem(lineOf(part.record['title']), () => readRecipe(part, cookings));
  }
}

/** Texts are as they were written: what looks like HTML in them is text. */
const ownText = (value: unknown): string => (typeof value === 'string' ? value : '');
const ownTexts = (value: unknown): string[] =>
  listOf(value)
    .map(ownText)
    .filter((text) => text !== '');

/** The cook log by the ids of the recipes. */
async function readCookLog(file: OpenFile): Promise<ReadonlyMap<string, ImportedCooking[]>> {
  const cookings = new Map<string, ImportedCooking[]>();
  for await (const part of recordsIn(file, ({ name }) => COOK_LOG.test(name))) {
    if (!('record' in part)) continue;
    const { recipe_id, cooked_on, servings, note, stars } = part.record;
    const cooking = {
      date: dateOf(cooked_on),
      servings: numberOf(servings),
      note: ownText(note) || null,
      stars: starsOf5(stars),
    };
    const others = cookings.get(ownText(recipe_id));
    if (others === undefined) cookings.set(ownText(recipe_id), [cooking]);
    else others.push(cooking);
  }
  return cookings;
}

const latestFirst = (cookings: readonly ImportedCooking[]): ImportedCooking[] =>
  cookings.toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''));

function readRecipe(
  { record, archive }: FoundRecord,
  cookings: ReadonlyMap<string, readonly ImportedCooking[]>,
): ReadRecipe {
  const photo = lineOf(recordOf(record['picture'])['id']);
  const cooked = latestFirst(cookings.get(ownText(record['id'])) ?? []);
  return {
    fields: {
      title: ownText(record['title']),
      description: ownText(record['description']) || null,
      ingredients: ownTexts(record['ingredients']),
      instructions: ownTexts(record['instructions']),
      image_url: webAddress(lineOf(record['image_url'])),
      preparation_time: readMinutes(record['preparation_time']),
      cooking_time: readMinutes(record['cooking_time']),
      servings: numberOf(record['servings']),
      ...detailsIn(record),
      tags: tagList([ownText(record['category'])], ownTexts(record['tags'])),
      is_favorite: isTrue(record['is_favorite']),
      created_at: dateOf(record['created_at']),
      cooked,
      stars: starsOf5(record['stars']),
    },
    pictures: [...photoIn(archive, photo), ...stepPhotosIn(archive, record)],
  };
}

const photoIn = (archive: Archive | null, id: string): readonly FilePicture[] =>
  id === '' ? [] : pictureAt(archive, `photos/${id}.webp`);

const stepPhotosIn = (archive: Archive | null, record: JsonRecord): readonly FilePicture[] =>
  listOf(record['step_pictures'])
    .map(recordOf)
    .flatMap(({ step, image_url }) => {
      const index = numberOf(step);
      const photos = photoIn(archive, readPictureUrl(ownText(image_url)) ?? '');
      return index === null ? [] : photos.map((photo) => ({ ...photo, step: index }));
    });

const detailsIn = (record: JsonRecord): Partial<ImportedRecipe> => ({
  notes: ownText(record['notes']) || null,
  step_notes: listOf(record['step_notes'])
    .map(recordOf)
    .map(({ step, note }) => ({ step: numberOf(step) ?? -1, note: ownText(note) }))
    .filter(({ step, note }) => step >= 0 && note !== ''),
  links: listOf(record['linked_recipes'])
    .map(recordOf)
    .map(({ ingredient, title }) => ({ line: numberOf(ingredient) ?? -1, recipe: ownText(title) }))
    .filter(({ line, recipe }) => line >= 0 && recipe !== ''),
  source_name: ownText(record['source_name']) || null,
  source_url: webAddress(ownText(record['source_url'])),
  author: ownText(record['author']) || null,
  video_url: webAddress(ownText(record['video_url'])),
  resting_time: readMinutes(record['resting_time']),
  yield_text: ownText(record['yield_text']) || null,
  equipment: ownTexts(record['equipment']),
  nutrition: textsOf(record['nutrition']),
});
