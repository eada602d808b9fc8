import { fileKind } from '#features/pictures/file-kind.ts';

import { FileProblem, type FileReader } from './reader.ts';

const NEEDS_MODEL =
  'This is a photo. Reading recipes from photos needs REECE with a model that can see pictures, which is not set up here yet.';

const PHOTOS = new Set(['jpeg', 'png', 'webp', 'avif', 'gif', 'heic', 'tiff', 'bmp']);

/** Recognizes photos. The place for a reader that asks a model; until then it says why there is no recipe. */
export const photoReader: FileReader = {
  format: 'Photo',
  recognizes: (file) => file.archive === null && PHOTOS.has(fileKind(file.start)),
  read: () => {
    throw new FileProblem(NEEDS_MODEL);
  },
};
