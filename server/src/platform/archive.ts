import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';

import { ZipFile } from 'yazl';

/** A file in an archive. It comes piece by piece, so that it need never be in memory as a whole. */
export interface ArchiveFile {
  readonly name: string;
  readonly pieces: AsyncIterable<string | Uint8Array> | Iterable<string>;
  /** Is it as small as it can be already? */
  readonly packed?: boolean;
}

/**
 * A ZIP archive of `files`, read as fast as it is taken: each file is begun when the one before is through. Whoever stops
 * taking it stops the reading; a file that fails breaks the archive off, so that nobody takes it for a whole one.
 */
export function streamArchive(files: AsyncIterable<ArchiveFile>, mtime: Date): Readable {
  const zip = new ZipFile();
  const archive = new PassThrough();
  zip.outputStream.pipe(archive);
  const stopped = new AbortController();
  archive.once('close', () => stopped.abort());
  fill(zip, files, { mtime, signal: stopped.signal }).catch((error: unknown) => {
    archive.destroy(error instanceof Error ? error : new Error('The archive could not be filled', { cause: error }));
  });
  return archive;
}

async function fill(
  zip: ZipFile,
  files: AsyncIterable<ArchiveFile>,
  { mtime, signal }: { readonly mtime: Date; readonly signal: AbortSignal },
): Promise<void> {
  for await (const { name, pieces, packed = false } of files) {
    const content = Readable.from(pieces, { signal });
    zip.addReadStream(content, name, { mtime, compress: !packed });
    await finished(content);
  }
  zip.end();
}
