import { PICTURE_WIDTHS } from '@larder/contract/pictures';
import { useState } from 'react';

import { classNames } from '#ui/class-names.ts';

/** The URL ends with the largest width. All smaller ones exist. */
function listSources(url: string): string {
  const widest = Number(url.split('/').at(-1));
  return PICTURE_WIDTHS.filter((width) => width <= widest)
    .map((width) => `${url.replace(/\d+$/u, String(width))} ${width}w`)
    .join(', ');
}

export interface StepPictureProps {
  url: string;
  alt: string;
  sizes?: string;
  className?: string;
}

/** The picture of a step, in a box of a fixed shape; nothing if it fails to load. */
export function StepPicture({ url, alt, sizes = '(min-width: 30rem) 24rem, 92vw', className }: StepPictureProps) {
  const [broken, setBroken] = useState('');
  if (broken === url) return null;
  return (
    <img
      alt={alt}
      src={url}
      srcSet={listSources(url)}
      sizes={sizes}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(url)}
      className={classNames('aspect-[4/3] w-full rounded-lg bg-paper-sunken object-cover', className)}
    />
  );
}
