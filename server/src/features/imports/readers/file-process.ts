import { answerParent } from '#platform/isolated-process.ts';

import { readFile } from './read-file.ts';
import { type FilePicture, FileProblem, type ReadItem } from './reader.ts';
import type { FileItem, FileMessage, FileTask } from './read-isolated.ts';

const END: FileMessage = { type: 'end' };
let messages: AsyncGenerator<FileMessage, void> | null = null;

// Answers the task and each later message with the next of `messages`, so that nothing is read ahead.
answerParent(async (task) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `readIsolated` starts this process
  messages ??= readAll(task as FileTask);
  const next = await messages.next();
  return next.done === true ? END : next.value;
});

async function* readAll({ path, name, skip }: FileTask): AsyncGenerator<FileMessage, void> {
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
async function withPicture(item: ReadItem): Promise<FileItem> {
  if (!('draft' in item)) return item;
  const picture = item.pictures.find(({ step }) => step === null);
  return { draft: item.draft, ...(await readPicture(picture)) };
}

async function readPicture(
  picture: FilePicture | undefined,
): Promise<Pick<Extract<FileItem, { draft: unknown }>, 'picture' | 'pictureProblem'>> {
  try {
    return { picture: picture === undefined ? null : await picture.read(), pictureProblem: null };
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    return { picture: null, pictureProblem: error.message };
  }
}
