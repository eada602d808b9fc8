import { classNames } from '#ui/class-names.ts';

/** Maps the name of a sample dish to the URL of its picture. */
export type PictureOf = (name: string) => string;

export interface SamplePictureProps {
  src: string;
  /** Above the fold: loads with high priority. */
  eager?: boolean;
  className?: string;
}

/** Decorative: the name of the dish is next to it. */
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
