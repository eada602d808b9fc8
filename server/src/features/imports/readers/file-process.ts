import { RECIPE_LIMITS } from '@larder/contract/recipe-texts';

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
        if (position >= skip) yield { type: 'item', item: await withPictures(item) };
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

/** Pictures of the steps of one recipe together. The others are left out. */
const STEP_PICTURES_MAX_BYTES = 60_000_000;
const TOO_MANY = 'Some photos of steps are left out: this recipe has too many.';

type Read = Pick<Extract<FileItem, { draft: unknown }>, 'picture' | 'stepPictures' | 'pictureProblem'>;

/** Reads the pictures: the file is closed when the item is used. */
async function withPictures(item: ReadItem): Promise<FileItem> {
  if (!('draft' in item)) return item;
  const ofDish = await readPicture(item.pictures.find(({ step }) => step === null));
  const ofSteps = await readStepPictures(item.pictures);
  return { draft: item.draft, ...ofSteps, ...ofDish, pictureProblem: ofDish.pictureProblem ?? ofSteps.pictureProblem };
}

/** The first picture of each step. */
async function readStepPictures(pictures: readonly FilePicture[]): Promise<Omit<Read, 'picture'>> {
  const read = new Map<number, Uint8Array>();
  let pictureProblem: string | null = null;
  let left = STEP_PICTURES_MAX_BYTES;
  for (const picture of pictures) {
    if (picture.step === null || read.has(picture.step)) continue;
    if (read.size >= RECIPE_LIMITS.step_pictures_max || left <= 0) {
      pictureProblem ??= TOO_MANY;
      break;
    }
    const found = await readPicture(picture);
    pictureProblem ??= found.pictureProblem;
    if (found.picture === null) continue;
    left -= found.picture.length;
    read.set(picture.step, found.picture);
  }
  return { stepPictures: [...read].map(([step, bytes]) => ({ step, bytes })), pictureProblem };
}

async function readPicture(picture: FilePicture | undefined): Promise<Omit<Read, 'stepPictures'>> {
  try {
    return { picture: picture === undefined ? null : await picture.read(), pictureProblem: null };
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    return { picture: null, pictureProblem: error.message };
  }
}
