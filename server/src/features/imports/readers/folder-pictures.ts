import { posix } from 'node:path';

import type { StepPictureNumber } from '@larder/culinary/import/text-format';

import { entryPicture } from './file-pictures.ts';
import type { Archive, ArchiveEntry, FilePicture } from './reader.ts';

/** Of the picture of a step, in its name: "3", or "2.1" with the number of the section. */
const STEP_NUMBER = /^\d{1,3}(?:\.\d{1,3})?$/u;
const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|heic|bmp)$/iu;

/** The pictures of an archive. */
interface Pictures {
  readonly byFolder: ReadonlyMap<string, readonly ArchiveEntry[]>;
  /** By the name without its folder, in lower case. */
  readonly byName: ReadonlyMap<string, readonly ArchiveEntry[]>;
}

/** Grouped once per archive: it may have thousands of recipes. */
const cache = new WeakMap<Archive, Pictures>();

function picturesOf(archive: Archive): Pictures {
  const known = cache.get(archive);
  if (known !== undefined) return known;
  const entries = archive.entries.filter(({ name }) => PICTURE.test(name));
  const pictures = {
    byFolder: Map.groupBy(entries, ({ name }) => posix.dirname(name)),
    byName: Map.groupBy(entries, ({ name }) => posix.basename(name).toLowerCase()),
  };
  cache.set(archive, pictures);
  return pictures;
}

/** Where a recipe is. */
export interface RecipePlace {
  /** Null if the file is no archive. */
  readonly archive: Archive | null;
  /** The path of its file in the archive. */
  readonly path: string;
}

const stemOf = (name: string): string => posix.parse(name).name.toLowerCase();

function entriesBeside({ archive, path }: RecipePlace): readonly ArchiveEntry[] {
  const folder = posix.dirname(path);
  return archive === null
    ? []
    : [folder, posix.join(folder, 'images')].flatMap((each) => picturesOf(archive).byFolder.get(each) ?? []);
}

/**
 * Returns the picture beside the file of a recipe, or in the folder "images" there, whose name without its ending is the first of
 * `names` that exists. Ignores case.
 */
export function pictureBeside(place: RecipePlace, names: readonly string[]): readonly FilePicture[] {
  const { archive } = place;
  if (archive === null) return [];
  const entries = entriesBeside(place);
  const wanted = names.map((name) => name.toLowerCase()).filter((name) => name !== '');
  const entry = wanted.map((name) => entries.find((each) => stemOf(each.name) === name)).find(Boolean);
  return entry === undefined ? [] : [entryPicture(archive, entry, entry.name)];
}

/** Returns the picture with this name in a folder beside the file of a recipe. Ignores case. */
export function pictureInFolder({ archive, path }: RecipePlace, folder: string, name: string): readonly FilePicture[] {
  if (archive === null) return [];
  const entries = picturesOf(archive).byFolder.get(posix.join(posix.dirname(path), folder)) ?? [];
  const entry = entries.find((each) => posix.basename(each.name).toLowerCase() === name.toLowerCase());
  return entry === undefined ? [] : [entryPicture(archive, entry, entry.name)];
}

/** Returns the picture in an archive at a path that the file states, or the only one with its name. Ignores case. */
export function pictureAt(archive: Archive | null, path: string): readonly FilePicture[] {
  const wanted = path.replaceAll('\\', '/').toLowerCase();
  if (archive === null || wanted === '') return [];
  const named = picturesOf(archive).byName.get(posix.basename(wanted)) ?? [];
  const exact = named.find(({ name }) => `/${name.toLowerCase()}`.endsWith(`/${wanted}`));
  const entry = exact ?? (named.length === 1 ? named[0] : undefined);
  return entry === undefined ? [] : [entryPicture(archive, entry, entry.name)];
}

/**
 * Returns the pictures of steps beside the file of a recipe: "Soup.1.jpg" for the first step of "Soup", "Soup.2.1.jpg" for the first one
 * of its second section. Some programs count from 0.
 */
export function stepPicturesBeside(
  place: RecipePlace,
  stem: string,
  steps: readonly StepPictureNumber[],
): readonly FilePicture[] {
  const { archive } = place;
  if (archive === null) return [];
  const start = `${stem.toLowerCase()}.`;
  const numbered = entriesBeside(place)
    .map((entry) => ({ entry, name: stemOf(entry.name) }))
    .filter(({ name }) => name.startsWith(start) && STEP_NUMBER.test(name.slice(start.length)))
    .map(({ entry, name }) => ({ entry, number: name.slice(start.length).split('.').map(Number).join('.') }));
  const offset = numbered.some(({ number }) => number === '0') ? 1 : 0;
  return numbered
    .flatMap(({ entry, number }) => {
      const found = steps.find(
        ({ inRecipe, inSection }) => inSection === number || String(inRecipe - offset) === number,
      );
      return found === undefined ? [] : [{ entry, step: found.step }];
    })
    .toSorted((a, b) => a.step - b.step)
    .map(({ entry, step }) => entryPicture(archive, entry, entry.name, step));
}
