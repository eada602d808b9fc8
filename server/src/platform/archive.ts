import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';

import { ZipFile } from 'yazl';

/** One file of an archive. Its content is streamed, so it need not fit in memory. */
export interface ArchiveFile {
  readonly name: string;
  readonly pieces: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
  /** True for content that is compressed already. */
  readonly compressed?: boolean;
}

/**
 * Streams a ZIP archive of `files` with backpressure, one file after the other. Closing the stream stops the reading. A
 * file that fails destroys the stream, so that a truncated archive is not mistaken for a complete one.
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
  for await (const { name, pieces, compressed = false } of files) {
    const content = Readable.from(pieces, { signal });
    zip.addReadStream(content, name, { mtime, compress: !compressed });
    await finished(content);
  }
  zip.end();
}
