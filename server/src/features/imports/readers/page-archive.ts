import { type Archive, type ArchiveEntry, FileProblem, type OpenFile } from './reader.ts';

/** An HTML page and the archive that holds the pictures it shows. */
export interface PageArchive {
  readonly archive: Archive;
  readonly page: ArchiveEntry;
  readonly html: string;
}

const PAGE = /\.x?html?$/iu;
/** Exports have one page at the top, or in a folder of a second archiving. */
const MAX_CANDIDATES = 5;

/** A file without an archive has no pictures. */
const NO_ARCHIVE: Archive = {
  entries: [],
  read: async () => Promise.reject(new FileProblem('This file contains no pictures.')),
  readText: async () => Promise.reject(new FileProblem('This file contains no other files.')),
  openEntry: async () => Promise.reject(new FileProblem('This file contains no other files.')),
};

/** Returns the pages of an archive. */
export const pagesIn = (archive: Archive): ArchiveEntry[] => archive.entries.filter(({ name }) => PAGE.test(name));

async function find(file: OpenFile, mark: RegExp): Promise<PageArchive | null> {
  const { archive } = file;
  if (archive === null)
    return mark.test(file.head)
      ? { archive: NO_ARCHIVE, page: { name: file.name, size: 0 }, html: await file.text() }
      : null;
  for (const page of pagesIn(archive).slice(0, MAX_CANDIDATES)) {
    const html = await archive.readText(page);
    if (mark.test(html)) return { archive, page, html };
  }
  return null;
}

/** True if the file, or one of the first pages in the archive, has this mark. */
export async function hasPage(file: OpenFile, mark: RegExp): Promise<boolean> {
  try {
    return (await find(file, mark)) !== null;
  } catch (error) {
    if (error instanceof FileProblem) return false;
    throw error;
  }
}

/** Returns the page with this mark. Throws `FileProblem` if there is none. */
export async function findPage(file: OpenFile, mark: RegExp): Promise<PageArchive> {
  const found = await find(file, mark);
  if (found === null) throw new FileProblem('There is no page with recipes in this file.');
  return found;
}
