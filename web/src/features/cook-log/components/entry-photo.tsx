import { PICTURE_WIDTHS, pictureUrl, pictureWidths } from '@larder/contract/pictures';
import type { Picture } from '@larder/contract/pictures';

import { classNames } from '#ui/class-names.ts';

export interface EntryPhotoProps {
  picture: Picture;
  alt: string;
  /** Sets the width. */
  className?: string;
}

/** A photo of an entry, cropped to a fixed shape, with its preview while it loads. */
export function EntryPhoto({ picture, alt, className }: EntryPhotoProps) {
  const [smallest, next = smallest ?? PICTURE_WIDTHS[0]] = pictureWidths(picture.width);
  return (
    <img
      alt={alt}
      src={pictureUrl(picture.id, next)}
      width={picture.width}
      height={picture.height}
      loading="lazy"
      decoding="async"
      className={classNames('aspect-[4/3] rounded-md bg-paper-sunken bg-cover bg-center object-cover', className)}
      style={{ backgroundImage: `url("${picture.preview}")` }}
    />
  );
}
