import { classNames } from '#ui/class-names.ts';

/** The address of a sample dish's picture, by the dish's name. */
export type PictureOf = (name: string) => string;

export interface SamplePictureProps {
  src: string;
  /** In sight as soon as the page opens. */
  eager?: boolean;
  className?: string;
}

/** Decoration: the dish's name stands beside it. */
export function SamplePicture({ src, eager = false, className }: SamplePictureProps) {
  return (
    <img
      src={src}
      alt=""
      width={400}
      height={300}
      decoding="async"
      {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      className={classNames('aspect-4/3 w-full object-cover', className)}
    />
  );
}
