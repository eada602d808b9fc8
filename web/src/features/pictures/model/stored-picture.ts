import { PICTURE_WIDTHS, pictureUrl, pictureWidths } from '@larder/contract/pictures';
import type { Picture } from '@larder/contract/pictures';

/** The address by which a recipe names its picture: the widest there is that the picture fills. */
export function addressOf({ id, width }: Picture): string {
  const filled = pictureWidths(width).filter((named) => named <= width);
  return pictureUrl(id, filled.at(-1) ?? PICTURE_WIDTHS[0]);
}
