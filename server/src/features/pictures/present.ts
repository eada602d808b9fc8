import type { Picture } from '@larder/contract/pictures';

import type { PictureRow } from './tables.ts';

export function presentPicture({
  id,
  width,
  height,
  preview,
}: Pick<PictureRow, 'id' | 'width' | 'height' | 'preview'>): Picture {
  return { id, width, height, preview };
}
