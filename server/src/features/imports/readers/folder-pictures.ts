import { posix } from 'node:path';

import { entryPicture } from './file-pictures.ts';
import type { Archive, ArchiveEntry, FilePicture } from './reader.ts';

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
 * Returns the pictures of steps beside the file of a recipe: "Soup.1.jpg" for the first step of "Soup". Some programs count from 0.
 * `steps` are the indices of the steps in the instructions.
 */
export function stepPicturesBeside(place: RecipePlace, stem: string, steps: readonly number[]): readonly FilePicture[] {
  const { archive } = place;
  if (archive === null) return [];
  const start = `${stem.toLowerCase()}.`;
  const numbered = entriesBeside(place)
    .filter(({ name }) => stemOf(name).startsWith(start) && /^\d{1,3}$/u.test(stemOf(name).slice(start.length)))
    .map((entry) => ({ entry, number: Number(stemOf(entry.name).slice(start.length)) }))
    .toSorted((a, b) => a.number - b.number);
  const first = numbered[0]?.number === 0 ? 0 : 1;
  return numbered.flatMap(({ entry, number }) => {
    const step = steps[number - first];
    return step === undefined ? [] : [entryPicture(archive, entry, entry.name, step)];
  });
}
