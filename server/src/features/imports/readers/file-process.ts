import { RECIPE_LIMITS } from '@larder/contract/recipe-texts';

import { answerParent } from '#platform/isolated-process.ts';

import { readFile } from './read-file.ts';
import { type FilePicture, FileProblem, type ReadItem } from './reader.ts';
import type { FileItem, FileMessage, FileTask, FurtherPicture } from './read-isolated.ts';

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

/** Pictures of one recipe besides that of its dish, together. The others are left out. */
const FURTHER_MAX_BYTES = 60_000_000;
const FURTHER_MAX = 300;
const TOO_MANY = 'Some photos are left out: this recipe has too many.';

/** Reads the pictures: the file is closed when the item is used. */
async function withPictures(item: ReadItem): Promise<FileItem> {
  if (!('draft' in item)) return item;
  const { draft, pictures, earlier, collections } = item;
  const dish = pictures.find(({ step }) => step === null);
  const ofDish = dish === undefined ? NONE : await readPicture(dish);
  const others = await readOthers(pictures.filter(({ step }) => step !== null));
  return {
    draft,
    earlier,
    collections,
    picture: ofDish.bytes,
    pictureId: dish?.id,
    furtherPictures: others.pictures,
    pictureProblem: ofDish.problem ?? others.problem,
  };
}

/** The first picture of each step, and those with an id. */
async function readOthers(pictures: readonly FilePicture[]) {
  const found: FurtherPicture[] = [];
  const steps = new Set<number>();
  let problem: string | null = null;
  let left = FURTHER_MAX_BYTES;
  for (const picture of pictures) {
    const { step = null, id = null } = picture;
    if (step !== null && steps.has(step)) continue;
    if (steps.size >= RECIPE_LIMITS.step_pictures_max || found.length >= FURTHER_MAX || left <= 0) {
      problem ??= TOO_MANY;
      break;
    }
    const read = await readPicture(picture);
    problem ??= read.problem;
    if (read.bytes === null) continue;
    left -= read.bytes.length;
    if (step !== null) steps.add(step);
    found.push({ step, id, bytes: read.bytes });
  }
  return { pictures: found, problem };
}

interface ReadPicture {
  readonly bytes: Uint8Array | null;
  readonly problem: string | null;
}

const NONE: ReadPicture = { bytes: null, problem: null };

async function readPicture(picture: FilePicture): Promise<ReadPicture> {
  try {
    return { bytes: await picture.read(), problem: null };
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    return { bytes: null, problem: error.message };
  }
}
