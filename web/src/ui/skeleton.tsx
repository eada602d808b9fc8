import { classNames } from '#ui/class-names.ts';

/** Has the size and shape, by its classes, of what is on its way. The region around it says so in words. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('simmer rounded-md bg-paper-sunken', className)} />;
}

/** Lines of text on their way; the last one is shorter, as it will be. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div aria-hidden="true" className={classNames('flex flex-col gap-2.5', className)}>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} className={classNames('h-4', index === lines - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </div>
  );
}

/** As high as so many lines of the text whose classes it has. */
export function SkeletonLines({ lines, className }: { lines: number; className?: string }) {
  return (
    <div aria-hidden="true" className={className}>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className="flex h-[1lh] items-center">
          <Skeleton className={classNames('h-[0.66lh]', index === lines - 1 ? 'w-3/5' : 'w-full')} />
        </div>
      ))}
    </div>
  );
}
