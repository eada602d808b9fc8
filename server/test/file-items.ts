import type { RecipeDraft } from '@larder/culinary/import/imported-recipe';

import { openFile } from '../src/features/imports/readers/open-file.ts';
import { type FilePicture, type FileReader, FileProblem } from '../src/features/imports/readers/reader.ts';

/** What a reader found in a file, in its order. */
export interface FileItems {
  readonly drafts: readonly RecipeDraft[];
  /** The pictures of each draft. */
  readonly pictures: readonly (readonly FilePicture[])[];
  readonly problems: readonly { readonly problem: string; readonly name: string }[];
}

/** Opens a file by its bytes and reads it to its end. Throws what the reader throws. */
export async function readItems(reader: FileReader, bytes: Buffer | string, name = 'file'): Promise<FileItems> {
  const file = await openFile(Buffer.from(bytes), name);
  const items = await Array.fromAsync(reader.read(file));
  const found = items.filter((item) => 'draft' in item);
  return {
    drafts: found.map(({ draft }) => draft),
    pictures: found.map(({ pictures }) => pictures),
    problems: items.filter((item) => 'problem' in item),
  };
}

/** Reads a file with one recipe, and returns what is not empty in it, without the findings. */
export async function readOnly(
  reader: FileReader,
  bytes: Buffer | string,
  name = 'file',
): Promise<Partial<RecipeDraft>> {
  const { drafts, problems } = await readItems(reader, bytes, name);
  const [draft] = drafts;
  if (draft === undefined || drafts.length > 1 || problems.length > 0)
    throw new Error(`Expected one recipe, found ${drafts.length} and ${problems.length} problems`);
  const isEmpty = (value: unknown): boolean =>
    value === null || value === false || value === '' || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(draft).filter(([field, value]) => field !== 'findings' && !isEmpty(value)));
}

/** True if the reader recognizes a file with these bytes. */
export async function isRecognized(reader: FileReader, bytes: Buffer | string, name = 'file'): Promise<boolean> {
  return reader.recognizes(await openFile(Buffer.from(bytes), name));
}

/** Reads a file if the reader recognizes it. Returns the message of a `FileProblem`, the number of items without one; throws all else. */
export async function outcomeOf(reader: FileReader, bytes: Buffer): Promise<string | number> {
  try {
    const file = await openFile(bytes, 'file');
    await reader.recognizes(file);
    return (await Array.fromAsync(reader.read(file))).length;
  } catch (error) {
    if (error instanceof FileProblem) return error.message;
    throw error;
  }
}
