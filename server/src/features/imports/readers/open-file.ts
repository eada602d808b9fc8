import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

import { type Allowance, openArchive } from './archive.ts';
import { decodeText } from './charset.ts';
import { FILE_LIMITS } from './file-limits.ts';
import { FileProblem, type OpenFile } from './reader.ts';

/** A file that holds a file handle until it is closed. */
export interface OpenedFile extends OpenFile {
  readonly close: () => void;
}

const START_BYTES = 65_536;
const TOO_LARGE = 'This file is too large to read.';
const NOT_TEXT = 'This file is not a text.';

/** Archives may contain archives, as those of Tandoor do, but these no further ones. */
const MAX_DEPTH = 1;

/**
 * Opens a file by its path or content. A ZIP file gets an `archive`, a gzip file is opened as its content. Throws `FileProblem` if
 * the file is damaged, encrypted or too large; an archive within an archive within an archive is no archive, only bytes.
 */
export async function openFile(source: string | Buffer, name: string): Promise<OpenedFile> {
  return openAt(source, name, { depth: 0, allowance: { left: FILE_LIMITS.archive_max_bytes } });
}

interface Place {
  readonly depth: number;
  readonly allowance: Allowance;
}

async function openAt(source: string | Buffer, name: string, place: Place): Promise<OpenedFile> {
  const start = await readStart(source);
  if (isGzip(start)) return plainFile(await unpackGzip(await readAll(source)), name);
  if (!isZip(start) || place.depth > MAX_DEPTH) return plainFile(source, name, start);
  const inner = { depth: place.depth + 1, allowance: place.allowance };
  const { archive, close } = await openArchive(source, place.allowance, async (bytes, entry) =>
    openAt(bytes, entry, inner),
  );
  return { name, start, bytes: async () => readAll(source), head: '', text: notText, archive, close };
}

function plainFile(source: string | Buffer, name: string, begin?: Buffer): OpenedFile {
  const start = begin ?? Buffer.from(source).subarray(0, START_BYTES);
  return {
    name,
    start,
    bytes: async () => readAll(source),
    head: decodeText(start) ?? '',
    text: async () => decodeText(await readAll(source, FILE_LIMITS.text_max_bytes)) ?? notText(),
    archive: null,
    close: () => undefined,
  };
}

function notText(): never {
  throw new FileProblem(NOT_TEXT);
}

const isGzip = (start: Buffer): boolean => start[0] === 0x1f && start[1] === 0x8b;
/** An archive with entries, or an empty one. */
const isZip = (start: Buffer): boolean => ['PK\u0003\u0004', 'PK\u0005\u0006'].includes(start.toString('latin1', 0, 4));

/** Unpacks gzip. Throws `FileProblem` if it is damaged, or unpacks to more than `maxBytes`. */
export async function unpackGzip(bytes: Buffer, maxBytes: number = FILE_LIMITS.text_max_bytes): Promise<Buffer> {
  try {
    return await promisify(gunzip)(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    const isTooLarge = error instanceof RangeError;
    throw new FileProblem(isTooLarge ? TOO_LARGE : 'This file is damaged or incomplete. Please export it again.');
  }
}

async function readStart(source: string | Buffer): Promise<Buffer> {
  if (typeof source !== 'string') return source.subarray(0, START_BYTES);
  const handle = await open(source);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function readAll(source: string | Buffer, maxBytes: number = FILE_LIMITS.file_max_bytes): Promise<Buffer> {
  if (typeof source !== 'string') {
    if (source.length > maxBytes) throw new FileProblem(TOO_LARGE);
    return source;
  }
  const handle = await open(source);
  try {
    if ((await handle.stat()).size > maxBytes) throw new FileProblem(TOO_LARGE);
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}
