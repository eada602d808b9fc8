import { parentPort, workerData } from 'node:worker_threads';

import { readFile } from './read-file.ts';
import { type FilePicture, FileProblem, type ReadItem } from './reader.ts';
import type { ThreadItem, ThreadMessage, ThreadTask } from './read-in-thread.ts';

// Answers each message with the next of `messages`, so that nothing is read ahead.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `readInThread` starts this thread
const task = workerData as ThreadTask;
const messages = readAll(task);
parentPort?.on('message', () => {
  void messages.next().then(({ value, done }) => parentPort?.postMessage(done === true ? { type: 'end' } : value));
});

async function* readAll({ path, name, skip }: ThreadTask): AsyncGenerator<ThreadMessage, void> {
  try {
    const file = await readFile(path, name);
    try {
      yield { type: 'format', format: file.format };
      let position = 0;
      for await (const item of file.items) {
        if (position >= skip) yield { type: 'item', item: await withPicture(item) };
        position += 1;
      }
    } finally {
      file.close();
    }
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    yield { type: 'problem', problem: error.message };
  }
}

/** Reads the picture of the dish: the file is closed when the item is used. */
async function withPicture(item: ReadItem): Promise<ThreadItem> {
  if (!('draft' in item)) return item;
  const picture = item.pictures.find(({ step }) => step === null);
  return { draft: item.draft, ...(await readPicture(picture)) };
}

async function readPicture(
  picture: FilePicture | undefined,
): Promise<Pick<Extract<ThreadItem, { draft: unknown }>, 'picture' | 'pictureProblem'>> {
  try {
    return { picture: picture === undefined ? null : await picture.read(), pictureProblem: null };
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    return { picture: null, pictureProblem: error.message };
  }
}
