import { setImmediate } from 'node:timers/promises';

import { type FileKind, fileKind } from '#features/pictures/file-kind.ts';

import { archiveReader } from './archive-files.ts';
import { cookBookManagerReader } from './cookbook-manager.ts';
import { cookmateReader } from './cookmate.ts';
import { cookMlReader } from './cookml.ts';
import { copyMeThatReader } from './copymethat.ts';
import { csvReaders } from './csv-readers.ts';
import { evernoteReader } from './evernote.ts';
import { gourmetReader } from './gourmet.ts';
import { jsonReaders } from './json-readers.ts';
import { krecipesReader } from './krecipes.ts';
import { livingCookbookReader } from './living-cookbook.ts';
import { masterCookXmlReader } from './mastercook-xml.ts';
import { mealieBackupReader } from './mealie-backup.ts';
import { openFile } from './open-file.ts';
import { ownExportReader } from './own-export.ts';
import { pdfReader } from './pdf.ts';
import { type FilePicture, type FileReader, FileProblem, type OpenFile, type ReadItem } from './reader.ts';
import { recipeKeeperReader } from './recipe-keeper.ts';
import { textReaders } from './text-readers.ts';
import { unreadableReader } from './unreadable.ts';
import { webPagesReader } from './web-pages.ts';
import { wordReader } from './word.ts';

/** In this order: specific formats first, whatever any text could be last. */
const FILE_READERS: readonly FileReader[] = [
  ownExportReader,
  mealieBackupReader,
  recipeKeeperReader,
  copyMeThatReader,
  masterCookXmlReader,
  gourmetReader,
  krecipesReader,
  cookMlReader,
  livingCookbookReader,
  evernoteReader,
  wordReader,
  pdfReader,
  unreadableReader,
  cookmateReader,
  ...jsonReaders,
  ...csvReaders,
  cookBookManagerReader,
  webPagesReader,
  ...textReaders,
];

/** A file whose format is known. */
export interface ReadableFile {
  /** What people call the format: "Paprika". */
  readonly format: string;
  /** The recipes one by one. Throws `FileProblem` if the file is damaged. */
  readonly items: AsyncIterable<ReadItem>;
  /** Releases the file. Pictures can be read until then. */
  readonly close: () => void;
}

/** Opens a file by its path or content and recognizes its format. Throws `FileProblem` if it cannot be read. */
export async function readFile(source: string | Buffer, name: string): Promise<ReadableFile> {
  const file = await openFile(source, name);
  try {
    const reader = await findReader(file);
    return { format: reader.format, items: itemsOf(reader, file), close: file.close };
  } catch (error) {
    file.close();
    throw error;
  }
}

async function findReader(file: OpenFile): Promise<FileReader> {
  for (const reader of FILE_READERS) if (await reader.recognizes(file)) return reader;
  const reader = file.archive === null ? null : await archiveReader(file, FILE_READERS);
  if (reader !== null) return reader;
  throw new FileProblem(
    'This is not a file we can read. Export your recipes as a ZIP, JSON, CSV, HTML, PDF or text file and choose that.',
  );
}

/** Yields what the reader finds, with pictures that are pictures. Other requests run between two recipes. */
async function* itemsOf(reader: FileReader, file: OpenFile): AsyncIterable<ReadItem> {
  let count = 0;
  for await (const item of reader.read(file)) {
    count += 1;
    yield 'draft' in item ? { ...item, pictures: item.pictures.map(verified) } : item;
    await setImmediate();
  }
  if (count === 0) throw new FileProblem('There are no recipes in this file.');
}

const NO_PICTURES: ReadonlySet<FileKind> = new Set<FileKind>(['svg', 'pdf', 'video', 'unknown']);

function verified(picture: FilePicture): FilePicture {
  return {
    ...picture,
    read: async () => {
      const bytes = await picture.read();
      if (NO_PICTURES.has(fileKind(bytes))) throw new FileProblem('A picture in this file is damaged.');
      return bytes;
    },
  };
}
