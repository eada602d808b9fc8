import { RECIPE_LIMITS } from '@larder/contract/recipe-texts';

import { answerParent } from '#platform/isolated-process.ts';

import { joinProblems } from './join-problems.ts';
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
  const { pictures, stepNumbers: _numbers, ...read } = item;
  return { ...read, ...(await readPictures(pictures)) };
}

type ReadPictures = Pick<
  Extract<FileItem, { draft: unknown }>,
  'picture' | 'pictureId' | 'furtherPictures' | 'pictureProblem'
>;

/** Reads the first picture of the dish and of each step that can be read, and those with an id. */
async function readPictures(pictures: readonly FilePicture[]): Promise<ReadPictures> {
  let dish: { readonly bytes: Uint8Array; readonly id: string | undefined } | null = null;
  const furtherPictures: FurtherPicture[] = [];
  const steps = new Set<number>();
  const problems: string[] = [];
  let left = FURTHER_MAX_BYTES;
  let leftOut = 0;
  for (const { step, id, read } of pictures) {
    const isFull = left <= 0 || furtherPictures.length >= FURTHER_MAX || steps.size >= RECIPE_LIMITS.step_pictures_max;
    if (step === null ? dish !== null : step !== undefined && steps.has(step)) leftOut += 1;
    else if (step !== null && isFull) problems.push(TOO_MANY);
    else {
      const bytes = await readOrReport(read, problems);
      if (bytes === null) continue;
      if (step === null) dish = { bytes, id };
      else {
        left -= bytes.length;
        if (step !== undefined) steps.add(step);
        furtherPictures.push({ step: step ?? null, id: id ?? null, bytes });
      }
    }
  }
  const pictureProblem = joinProblems([...problems, furtherProblem(leftOut)]);
  return { picture: dish?.bytes ?? null, pictureId: dish?.id, furtherPictures, pictureProblem };
}

function furtherProblem(count: number): string | null {
  if (count === 0) return null;
  const photos = count === 1 ? '1 further photo is' : `${count} further photos are`;
  return `${photos} left out: a recipe has one photo of the dish and one of each step.`;
}

/** Returns null for a picture that cannot be read, and adds the reason to `problems`. */
async function readOrReport(read: FilePicture['read'], problems: string[]): Promise<Uint8Array | null> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    problems.push(error.message);
    return null;
  }
}
