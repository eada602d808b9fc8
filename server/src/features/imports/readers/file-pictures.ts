import { posix } from 'node:path';

import { FILE_LIMITS } from './file-limits.ts';
import { type Archive, type ArchiveEntry, type FilePicture, FileProblem } from './reader.ts';

const REMOTE = /^(?:[a-z][a-z+.-]+:|\/\/)/iu;

/** Returns a part of an address without percent signs; as it is if it has none that are valid. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Finds entries of an archive by the paths that a page in it uses. */
export function entryFinder(archive: Archive): (path: string, page: ArchiveEntry) => ArchiveEntry | null {
  const byName = new Map(archive.entries.map((entry) => [entry.name.toLowerCase(), entry]));
  return (path, page) => {
    if (path === '' || REMOTE.test(path)) return null;
    const place = (each: string): string => posix.join(posix.dirname(page.name), each.replaceAll('\\', '/'));
    return byName.get(place(path).toLowerCase()) ?? byName.get(place(decoded(path)).toLowerCase()) ?? null;
  };
}

/** A picture in an entry of an archive. `name` is how the file calls it, for the message if it is missing. */
export function entryPicture(
  archive: Archive,
  entry: ArchiveEntry | null,
  name: string,
  step: number | null = null,
): FilePicture {
  return {
    step,
    read: async () => {
      if (entry === null) throw new FileProblem(`The picture “${name.slice(0, 100)}” is missing in this file.`);
      return archive.read(entry, FILE_LIMITS.picture_max_bytes);
    },
  };
}

/** A picture that is written in base64 in a text file. */
export function base64Picture(text: Buffer | string, step: number | null = null): FilePicture {
  return {
    step,
    read: async () => {
      if (text.length > (FILE_LIMITS.picture_max_bytes * 4) / 3)
        throw new FileProblem('A picture in this file is too large.');
      const bytes = Buffer.from(text.toString('latin1'), 'base64');
      if (bytes.length === 0) throw new FileProblem('A picture in this file is damaged.');
      return bytes;
    },
  };
}

/** A picture of a step that is not in the file: only its address is, which may need a login. */
export const linkedPicture = (step: number | null): FilePicture => ({
  step,
  read: async () => {
    throw new FileProblem('Photos of steps are only linked in this file, so they are left out.');
  },
});
