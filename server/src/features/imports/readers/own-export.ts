import { COLLECTION_LIMITS } from '@larder/contract/collection-texts';
import { PICTURE_WIDTHS, pictureUrl, readPictureUrl } from '@larder/contract/pictures';
import { EMPTY_RECIPE, type ImportedCooking, type ImportedRecipe } from '@larder/culinary/import/imported-recipe';
import { readMinutes } from '@larder/culinary/import/minutes';

import { HISTORY_BYTES_MAX } from '#features/recipes/version-thinning.ts';

import { toNewRecipe } from '../new-recipe.ts';
import { tagList, webAddress } from './file-draft.ts';
import { pictureAt } from './folder-pictures.ts';
import { itemOrProblem, type ReadRecipe } from './json-format.ts';
import { type LazyRecord, lazyRecordsIn } from './json-lines.ts';
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
import {
  type Archive,
  type FilePicture,
  FileProblem,
  type FileReader,
  type FileCollection,
  type FileVersion,
  type OpenFile,
  type ReadItem,
} from './reader.ts';

const RECIPES = /(?:^|\/)recipes\.json$/u;
/** Our own archives have these beside the recipes. */
const JSON_LD = /(?:^|\/)recipes\.jsonld$/u;
const COOK_LOG = /(?:^|\/)cooked\.json$/u;
const COLLECTIONS = /(?:^|\/)collections\.json$/u;
const VERSIONS = /(?:^|\/)versions\.json$/u;
/** More than any history has. */
const VERSIONS_MAX = 1_000;
/** Of one recipe. */
const COLLECTIONS_MAX = 50;
const DAMAGED = 'This recipe is damaged. Please export it again.';

/** Our own archive of recipes, alone or within the export of an account. Recipes in the bin stay out. */
export const ownExportReader: FileReader = {
  format: 'Recipe archive',
  recognizes: ({ archive }) =>
    [RECIPES, JSON_LD].every((pattern) => archive?.entries.some(({ name }) => pattern.test(name))),
  read: readArchive,
};

/** What other files of an archive say of its recipes, by recipe id. */
interface Additions {
  readonly cookings: ReadonlyMap<string, readonly LazyRecord[]>;
  readonly versions: ReadonlyMap<string, readonly LazyRecord[]>;
  readonly collections: ReadonlyMap<string, readonly FileCollection[]>;
}

async function* readArchive({ archive }: OpenFile): AsyncIterable<ReadItem> {
  if (archive === null) return;
  const problems: ReadItem[] = [];
  const additions: Additions = {
    cookings: await readByRecipe(archive, COOK_LOG, problems),
    versions: await readByRecipe(archive, VERSIONS, problems),
    collections: await readCollections(archive, problems),
  };
  for await (const lazy of recordsOfFile(archive, RECIPES, problems)) {
    const record = lazy();
    if (record === undefined) yield { problem: DAMAGED, name: 'recipes.json' };
    else if ((record['deleted_at'] ?? null) === null)
      yield itemOrProblem(lineOf(record['title']), () => readRecipe(archive, record, additions));
  }
  yield* problems;
}

async function readByRecipe(archive: Archive, pattern: RegExp, problems: ReadItem[]) {
  const byRecipe = new Map<string, LazyRecord[]>();
  for await (const lazy of recordsOfFile(archive, pattern, problems))
    addTo(byRecipe, ownText(lazy()?.['recipe_id']), lazy);
  return byRecipe;
}

async function readCollections(archive: Archive, problems: ReadItem[]) {
  const byRecipe = new Map<string, FileCollection[]>();
  for await (const lazy of recordsOfFile(archive, COLLECTIONS, problems)) {
    const { name, description, recipes } = lazy() ?? {};
    const collection = {
      name: ownText(name).slice(0, COLLECTION_LIMITS.name_max_characters),
      description: ownText(description).slice(0, COLLECTION_LIMITS.description_max_characters),
    };
    for (const [place, id] of ownTexts(recipes).entries())
      if ((byRecipe.get(id)?.length ?? 0) < COLLECTIONS_MAX) addTo(byRecipe, id, { ...collection, place });
  }
  return byRecipe;
}

/** Yields the records of the first file with such a name. If it cannot be read, that becomes a problem. */
async function* recordsOfFile(archive: Archive, pattern: RegExp, problems: ReadItem[]): AsyncIterable<LazyRecord> {
  const entry = archive.entries.find(({ name }) => pattern.test(name));
  if (entry === undefined) return;
  try {
    yield* lazyRecordsIn(archive, entry);
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    problems.push({ problem: error.message, name: entry.name });
  }
}

function addTo<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const others = lists.get(key);
  if (others === undefined) lists.set(key, [item]);
  else others.push(item);
}

/** Texts are as they were written: what looks like HTML in them is text. */
const ownText = (value: unknown): string => (typeof value === 'string' ? value.replaceAll('\0', '') : '');
const ownTexts = (value: unknown): string[] =>
  listOf(value)
    .map(ownText)
    .filter((text) => text !== '');

function readRecipe(archive: Archive, record: JsonRecord, { cookings, versions, collections }: Additions): ReadRecipe {
  const id = ownText(record['id']);
  const cooked = recordsOf(cookings.get(id))
    .map(cookingIn)
    .toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''));
  const earlier = versionsIn(recordsOf(versions.get(id)));
  const step_pictures = stepPicturesIn(record);
  const shownEarlier = earlier.flatMap(({ content }) => [content, ...(content.step_pictures ?? [])]);
  const shown = [...step_pictures, ...cooked, ...shownEarlier];
  const photo = lineOf(recordOf(record['picture'])['id']);
  const others = new Set(shown.map(({ image_url }) => readPictureUrl(image_url ?? '') ?? ''));
  others.delete(photo);
  return {
    fields: {
      ...contentIn(record),
      ...(step_pictures.length === 0 ? {} : { step_pictures }),
      is_favorite: isTrue(record['is_favorite']),
      created_at: dateOf(record['created_at']),
      cooked,
      stars: starsOf5(record['stars']),
    },
    pictures: [
      ...photoIn(archive, photo).map((picture) => ({ ...picture, id: photo })),
      ...[...others].flatMap((other) => photoIn(archive, other).map(({ read }) => ({ read, id: other }))),
    ],
    earlier,
    collections: collections.get(id) ?? [],
  };
}

const recordsOf = (found: readonly LazyRecord[] = []): JsonRecord[] =>
  found.map((lazy) => lazy()).filter((record) => record !== undefined);

const photoIn = (archive: Archive, id: string): readonly FilePicture[] =>
  id === '' ? [] : pictureAt(archive, `photos/${id}.webp`);

/** The address by which the archive refers to a photo in it. */
function photoAddress(value: unknown): string | null {
  const id = readPictureUrl(ownText(value));
  return id === null ? null : pictureUrl(id, PICTURE_WIDTHS[0]);
}

function cookingIn({ cooked_on, servings, note, stars, image_url }: JsonRecord): ImportedCooking {
  return {
    date: dateOf(cooked_on),
    servings: numberOf(servings),
    note: ownText(note) || null,
    stars: starsOf5(stars),
    image_url: photoAddress(image_url),
  };
}

/** The latest versions, oldest first. */
function versionsIn(records: readonly JsonRecord[]): FileVersion[] {
  const newestFirst = records.toSorted(
    (one, other) => (numberOf(other['version']) ?? 0) - (numberOf(one['version']) ?? 0),
  );
  const versions: FileVersion[] = [];
  let characters = 0;
  for (const { made_at, replaced_at, content } of newestFirst.slice(0, VERSIONS_MAX)) {
    const version = {
      made_at: dateOf(made_at),
      replaced_at: dateOf(replaced_at),
      content: versionContent(recordOf(content)),
    };
    characters += JSON.stringify(version.content).length;
    if (characters > HISTORY_BYTES_MAX) break;
    versions.push(version);
  }
  return versions.toReversed();
}

function versionContent(record: JsonRecord): FileVersion['content'] {
  const step_pictures = stepPicturesIn(record);
  const recipe = toNewRecipe({ ...EMPTY_RECIPE, ...contentIn(record), step_pictures });
  const [category, tags] = [ownText(record['category']), ownTexts(record['tags'])];
  return {
    ...recipe,
    image_url: photoAddress(record['image_url']) ?? recipe.image_url,
    tags: recipe.tags?.filter((tag) => tag !== category || tags.includes(tag)) ?? [],
  };
}

const stepPicturesIn = (record: JsonRecord) =>
  listOf(record['step_pictures'])
    .map(recordOf)
    .flatMap(({ step: at, image_url: address }) => {
      const [step, image_url] = [numberOf(at) ?? -1, photoAddress(address)];
      return step < 0 || image_url === null ? [] : [{ step, image_url }];
    });

/** What the versions of a recipe have, too. */
const contentIn = (record: JsonRecord): Partial<ImportedRecipe> => ({
  title: ownText(record['title']),
  description: ownText(record['description']) || null,
  ingredients: ownTexts(record['ingredients']),
  instructions: ownTexts(record['instructions']),
  image_url: webAddress(lineOf(record['image_url'])),
  preparation_time: readMinutes(record['preparation_time']),
  cooking_time: readMinutes(record['cooking_time']),
  servings: numberOf(record['servings']),
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
  tags: tagList([ownText(record['category'])], ownTexts(record['tags'])),
  nutrition: textsOf(record['nutrition']),
});
