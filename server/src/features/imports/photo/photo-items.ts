import { open } from 'node:fs/promises';

import { IMPORT_TEXTS } from '@larder/contract/imports';
import { PICTURE_LIMITS, PICTURE_TEXTS } from '@larder/contract/pictures';

import { findUser } from '#features/account/queries.ts';
import { fileKind, type FileKind, problemOfKind } from '#features/pictures/file-kind.ts';
import { PictureProblem } from '#features/pictures/process.ts';

import { FileProblem } from '../readers/reader.ts';
import type { FileMessage } from '../readers/read-isolated.ts';
import type { ImportWorkDeps } from '../work-deps.ts';

const KINDS: ReadonlySet<FileKind> = new Set<FileKind>(['jpeg', 'png', 'webp', 'avif', 'gif', 'heic', 'tiff', 'bmp']);
const START_BYTES = 512;

type PhotoMessage = Extract<FileMessage, { type: 'format' | 'item' }>;

/** Returns what kind of picture a file is by its first bytes; null if it is none. */
export async function photoKind(path: string): Promise<FileKind | null> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
    const kind = fileKind(buffer.subarray(0, bytesRead));
    return KINDS.has(kind) ? kind : null;
  } finally {
    await handle.close();
  }
}

interface PhotoFile {
  readonly path: string;
  readonly kind: FileKind;
  readonly userId: string;
}

/** Reads a photo into one draft with that photo. Throws `FileProblem` for a picture that cannot be used, and without a reader of photos. */
export async function* photoItems(deps: ImportWorkDeps, photo: PhotoFile): AsyncGenerator<PhotoMessage, void> {
  yield { type: 'format', format: 'Photo' };
  const { db, photoReader, signal } = deps;
  const unusable = problemOfKind(photo.kind);
  if (unusable !== null) throw new FileProblem(unusable);
  if (photoReader.kind === 'none') {
    const owner = await findUser(db, photo.userId);
    throw new FileProblem(owner?.isAdmin === true ? IMPORT_TEXTS.photos_need : IMPORT_TEXTS.photos_need_admin);
  }
  const picture = await readBytes(photo.path);
  try {
    const { draft, problem } = await photoReader.read(picture, photo.userId, signal);
    yield { type: 'item', item: { draft, picture, furtherPictures: [], pictureProblem: problem } };
  } catch (error) {
    if (!(error instanceof PictureProblem)) throw error;
    throw new FileProblem(error.message, { cause: error });
  }
}

async function readBytes(path: string): Promise<Buffer> {
  const handle = await open(path);
  try {
    if ((await handle.stat()).size > PICTURE_LIMITS.bytes_max) throw new FileProblem(PICTURE_TEXTS.too_large);
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}
