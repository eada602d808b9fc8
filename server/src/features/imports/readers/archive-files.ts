import type { ImportedRecipe } from '@larder/culinary/import/imported-recipe';
import type { StepPictureNumber } from '@larder/culinary/import/text-format';
import { numberedSteps } from '@larder/culinary/steps/numbered-steps';

import { pictureBeside, stepPicturesBeside } from './folder-pictures.ts';
import {
  type Archive,
  type ArchiveEntry,
  type FileReader,
  FileProblem,
  type OpenFile,
  type ReadItem,
} from './reader.ts';

/** Files that are opened to recognize an archive. */
const MAX_SAMPLES = 30;
const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|heic|bmp|svg|tiff?|mp4|mov)$/iu;

/** Returns a reader for an archive of files that `readers` read one by one; null if none of the first files is one of these. */
export async function archiveReader({ archive }: OpenFile, readers: readonly FileReader[]): Promise<FileReader | null> {
  for (const entry of filesOf(archive).slice(0, MAX_SAMPLES)) {
    const found = archive === null ? null : await open(archive, entry, readers);
    if (found !== null && !('problem' in found))
      return { format: found.reader.format, recognizes: () => true, read: (file) => read(file, readers) };
  }
  return null;
}

const filesOf = (archive: Archive | null): readonly ArchiveEntry[] =>
  archive?.entries.filter(({ name }) => !PICTURE.test(name)) ?? [];

async function* read({ archive }: OpenFile, readers: readonly FileReader[]): AsyncIterable<ReadItem> {
  if (archive === null) return;
  for (const entry of filesOf(archive)) {
    const found = await open(archive, entry, readers);
    if (found === null) continue;
    if ('problem' in found) yield found;
    else yield* itemsOf(archive, entry, found);
  }
}

interface Found {
  readonly reader: FileReader;
  readonly file: OpenFile;
}

/** A file that nobody reads is no problem: archives hold all kinds of files. */
async function open(
  archive: Archive,
  entry: ArchiveEntry,
  readers: readonly FileReader[],
): Promise<Found | { problem: string; name: string } | null> {
  try {
    const file = await archive.openEntry(entry);
    for (const reader of readers) if (await reader.recognizes(file)) return { reader, file };
    return null;
  } catch (error) {
    return problemOf(error, entry);
  }
}

function problemOf(error: unknown, { name }: ArchiveEntry): { problem: string; name: string } {
  if (!(error instanceof FileProblem)) throw error;
  return { problem: error.message, name };
}

async function* itemsOf(archive: Archive, entry: ArchiveEntry, { reader, file }: Found): AsyncIterable<ReadItem> {
  let isFirst = true;
  try {
    for await (const item of reader.read(file)) {
      yield isFirst ? withPictures(item, archive, entry) : item;
      isFirst = false;
    }
  } catch (error) {
    yield problemOf(error, entry);
  }
}

/** Adds the pictures beside a file that has none itself: "Soup.jpg" and "Soup.1.jpg" beside "Soup.cook". */
function withPictures(item: ReadItem, archive: Archive, entry: ArchiveEntry): ReadItem {
  if ('problem' in item || item.pictures.length > 0) return item;
  const place = { archive, path: entry.name };
  const stem = entry.name.replace(/^.*\//u, '').replace(/\.[^.]*$/u, '');
  const stepNumbers = item.stepNumbers ?? numbersOf(item.draft);
  return { ...item, pictures: [...pictureBeside(place, [stem]), ...stepPicturesBeside(place, stem, stepNumbers)] };
}

const numbersOf = ({ instructions }: ImportedRecipe): StepPictureNumber[] =>
  numberedSteps(instructions).map(({ index, number }) => ({ step: index, inRecipe: number, inSection: null }));
