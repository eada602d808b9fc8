import type { RecipeDraft } from '@larder/culinary/import/imported-recipe';

import { SECOND_MS } from '#platform/durations.ts';
import { IsolatedProcess } from '#platform/isolated-process.ts';

import { type FileCollection, FileProblem, type FileVersion } from './reader.ts';

/** One recipe, or the first of a large document. Many times what the largest real file takes. */
const ITEM_MAX_MS = 60 * SECOND_MS;
const MEMORY_MAX_MEGABYTES = 512;
const TOO_COMPLICATED = 'This file is too complicated to be read.';

/** A picture besides that of the dish. See `FilePicture`. */
export interface FurtherPicture {
  readonly step: number | null;
  readonly id: string | null;
  readonly bytes: Uint8Array;
}

/** One recipe of a file with its pictures, or why there is none. */
export type FileItem =
  | {
      readonly draft: RecipeDraft;
      /** Of the dish. */
      readonly picture: Uint8Array | null;
      /** The id of `picture`, if it has one. */
      readonly pictureId?: string | undefined;
      readonly furtherPictures: readonly FurtherPicture[];
      /** Oldest first. */
      readonly earlier?: readonly FileVersion[] | undefined;
      readonly collections?: readonly FileCollection[] | undefined;
      /** Why the picture could not be read, or nothing could be read from it. */
      readonly pictureProblem: string | null;
    }
  | { readonly problem: string; readonly name: string };

export interface FileTask {
  readonly path: string;
  readonly name: string;
  /** Recipes to leave out at the start, because they were read before. */
  readonly skip: number;
}

/** What the process answers when it is asked for the next piece. */
export type FileMessage =
  | { readonly type: 'format'; readonly format: string }
  | { readonly type: 'item'; readonly item: FileItem }
  | { readonly type: 'problem'; readonly problem: string }
  | { readonly type: 'end' };

/**
 * Reads a file in a process of its own, so that the server stays responsive and a hostile file can neither crash it nor take its memory.
 * Yields the format, then the recipes one by one, each when it is asked for. Throws `FileProblem` for a file that is damaged or takes too
 * much time or memory, and what aborts `signal`.
 */
export async function* readIsolated(
  task: FileTask,
  signal: AbortSignal,
  itemMaxMs = ITEM_MAX_MS,
): AsyncGenerator<Exclude<FileMessage, { type: 'problem' | 'end' }>, void> {
  const reader = new IsolatedProcess(new URL('./file-process.ts', import.meta.url), MEMORY_MAX_MEGABYTES);
  try {
    for (;;) {
      const message = await nextMessage(reader, task, AbortSignal.any([signal, AbortSignal.timeout(itemMaxMs)]));
      if (message.type === 'end') return;
      if (message.type === 'problem') throw new FileProblem(message.problem);
      yield message;
    }
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    await reader.close();
  }
}

async function nextMessage(reader: IsolatedProcess, task: FileTask, signal: AbortSignal): Promise<FileMessage> {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what file-process.ts answers
    return (await reader.ask(task, signal)) as FileMessage;
  } catch (error) {
    throw new FileProblem(TOO_COMPLICATED, { cause: error });
  }
}
