import { cookMlReader } from './cookml.ts';
import { copyMeThatReader } from './copymethat.ts';
import { gourmetReader } from './gourmet.ts';
import { krecipesReader } from './krecipes.ts';
import { livingCookbookReader } from './living-cookbook.ts';
import { masterCookXmlReader } from './mastercook-xml.ts';
import { openFile } from './open-file.ts';
import { photoReader } from './photo.ts';
import { type FileReader, FileProblem, type OpenFile, type ReadItem } from './reader.ts';
import { recipeKeeperReader } from './recipe-keeper.ts';

/** In this order: specific formats first, whatever any text could be last. */
const FILE_READERS: readonly FileReader[] = [
  recipeKeeperReader,
  copyMeThatReader,
  masterCookXmlReader,
  gourmetReader,
  krecipesReader,
  cookMlReader,
  livingCookbookReader,
  photoReader,
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
    return { format: reader.format, items: reader.read(file), close: file.close };
  } catch (error) {
    file.close();
    throw error;
  }
}

async function findReader(file: OpenFile): Promise<FileReader> {
  for (const reader of FILE_READERS) if (await reader.recognizes(file)) return reader;
  throw new FileProblem(
    'This is not a file we can read. Export your recipes as a ZIP, JSON, CSV, HTML, PDF or text file and choose that.',
  );
}
