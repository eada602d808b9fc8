import { classNames } from '#ui/class-names.ts';

/** A placeholder for loading content, sized by its classes. Hidden from screen readers: the region announces the loading itself. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('simmer rounded-md bg-paper-sunken', className)} />;
}

/** A placeholder for a paragraph. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div aria-hidden="true" className={classNames('simmer flex flex-col gap-2.5', className)}>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} className={classNames('h-4', index === lines - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </div>
  );
}

/** A placeholder as high as `lines` lines of text with the given classes. */
export function SkeletonLines({ lines, className }: { lines: number; className?: string }) {
  return (
    <div aria-hidden="true" className={classNames('simmer', className)}>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className="flex h-[1lh] items-center">
          <Skeleton className={classNames('h-[0.66lh]', index === lines - 1 ? 'w-3/5' : 'w-full')} />
        </div>
      ))}
    </div>
  );
}
