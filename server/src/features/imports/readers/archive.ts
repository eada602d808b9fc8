import { isUtf8 } from 'node:buffer';
import { crc32 } from 'node:zlib';

import { type Entry, fromBufferPromise, openPromise, validateFileName, type ZipFile } from 'yauzl';

import { decodeText } from './charset.ts';
import { FILE_LIMITS } from './file-limits.ts';
import { type Archive, type ArchiveEntry, FileProblem, type OpenFile } from './reader.ts';

/** How many bytes may still be unpacked. Archives within an archive share it. */
export interface Allowance {
  left: number;
}

const DAMAGED = 'This archive is damaged or incomplete. Please export or download it again.';
const UNSAFE_NAMES = 'This archive contains unsafe file names, so it was not opened.';
const TOO_LARGE = 'This archive is too large to unpack.';
const PROTECTED = 'This archive is protected by a password. Please export it without one.';

const LITTER = /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/iu;
const UNSAFE_NAME = /[\\\p{Cc}]|^\/|^[a-z]:|(?:^|\/)\.\.(?:\/|$)/iu;
const UTF8_FLAG = 0x800;

/** An archive and how to release its file. */
export interface OpenedArchive {
  readonly archive: Archive;
  readonly close: () => void;
}

/**
 * Opens a ZIP file. `openContent` opens what is in an entry. Throws `FileProblem` if it is damaged or encrypted, has unsafe names, or
 * would unpack to more than {@link FILE_LIMITS} allow.
 */
export async function openArchive(
  source: string | Buffer,
  allowance: Allowance,
  openContent: (bytes: Buffer, name: string) => Promise<OpenFile>,
): Promise<OpenedArchive> {
  const zip = await openZip(source);
  try {
    const entries = await listEntries(zip);
    const read = async (entry: ArchiveEntry, maxBytes: number): Promise<Buffer> => {
      const inner = entries.get(entry);
      if (inner === undefined) throw new FileProblem(DAMAGED);
      return readEntry(zip, inner, { name: entry.name, maxBytes, allowance });
    };
    return { archive: archiveOf([...entries.keys()], read, openContent), close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function archiveOf(
  entries: readonly ArchiveEntry[],
  read: Archive['read'],
  openContent: (bytes: Buffer, name: string) => Promise<OpenFile>,
): Archive {
  return {
    entries,
    read,
    readText: async (entry) => {
      const text = decodeText(await read(entry, FILE_LIMITS.text_max_bytes));
      if (text === null) throw new FileProblem(`“${entry.name}” in this archive is not a text.`);
      return text;
    },
    openEntry: async (entry) => openContent(await read(entry, FILE_LIMITS.file_max_bytes), entry.name),
  };
}

async function openZip(source: string | Buffer): Promise<ZipFile> {
  const options = { autoClose: false, strictFileNames: true };
  try {
    return await (typeof source === 'string' ? openPromise(source, options) : fromBufferPromise(source, options));
  } catch {
    throw new FileProblem(DAMAGED);
  }
}

async function listEntries(zip: ZipFile): Promise<ReadonlyMap<ArchiveEntry, Entry>> {
  if (zip.entryCount > FILE_LIMITS.entries_max) throw new FileProblem('This archive contains too many files.');
  const entries = new Map<ArchiveEntry, Entry>();
  let total = 0;
  for await (const entry of entriesOf(zip)) {
    const name = safeName(entry);
    if (name.endsWith('/') || LITTER.test(name)) continue;
    if (entry.isEncrypted()) throw new FileProblem(PROTECTED);
    total += entry.uncompressedSize;
    if (total > FILE_LIMITS.archive_max_bytes || isBomb(entry)) throw new FileProblem(TOO_LARGE);
    entries.set({ name, size: entry.uncompressedSize }, entry);
  }
  return entries;
}

/** Yields the entries of the central directory. Throws `FileProblem` instead of the errors of the library. */
async function* entriesOf(zip: ZipFile): AsyncIterable<Entry> {
  try {
    yield* zip.eachEntry();
  } catch (error) {
    if (error instanceof FileProblem) throw error;
    const isUnsafe = error instanceof Error && /path|file ?name/iu.test(error.message);
    throw new FileProblem(isUnsafe ? UNSAFE_NAMES : DAMAGED);
  }
}

function isBomb({ compressedSize, uncompressedSize }: Entry): boolean {
  return uncompressedSize > FILE_LIMITS.ratio_from_bytes && uncompressedSize > compressedSize * FILE_LIMITS.ratio_max;
}

/** The name of an entry. Some archivers write UTF-8 without saying so. */
function safeName({ fileName, fileNameRaw, generalPurposeBitFlag }: Entry): string {
  const hasLetters = fileNameRaw.some((byte) => byte >= 0x80);
  const isUnmarked = (generalPurposeBitFlag & UTF8_FLAG) === 0;
  const name = isUnmarked && hasLetters && isUtf8(fileNameRaw) ? fileNameRaw.toString('utf8') : fileName;
  if (UNSAFE_NAME.test(name) || validateFileName(name) !== null) throw new FileProblem(UNSAFE_NAMES);
  return name;
}

async function readEntry(
  zip: ZipFile,
  entry: Entry,
  { name, maxBytes, allowance }: { readonly name: string; readonly maxBytes: number; readonly allowance: Allowance },
): Promise<Buffer> {
  if (entry.uncompressedSize > maxBytes) throw new FileProblem(`“${name}” in this archive is too large.`);
  if (entry.uncompressedSize > allowance.left) throw new FileProblem(TOO_LARGE);
  allowance.left -= entry.uncompressedSize;
  const bytes = await unpack(zip, entry).catch(() => null);
  if (bytes === null || crc32(bytes) !== entry.crc32)
    throw new FileProblem(`“${name}” in this archive is damaged. Please export it again.`);
  return bytes;
}

/** The library stops with an error as soon as an entry has more bytes than it declares. */
async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of await zip.openReadStreamPromise(entry)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a stream of bytes without an encoding
    pieces.push(piece as Buffer);
  }
  return Buffer.concat(pieces);
}
