import type { ReactNode } from 'react';

import { usePageTitle } from '#ui/page-header.tsx';
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';

/** The shape of a recipe on its way, with a way out in case it takes long. */
export function RecipeSkeleton({ action }: { action: ReactNode }) {
  usePageTitle('Loading recipe');
  return (
    <div>
      <div className="mb-6 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h1 tabIndex={-1} role="status" className="font-sans text-base font-semibold text-ink-soft">
          Loading recipe...
        </h1>
        {action}
      </div>
      <div className="grid gap-6 md:grid-cols-2 md:gap-10">
        <Skeleton className="aspect-[4/3] w-full rounded-xl md:aspect-square" />
        <div>
          <Skeleton className="h-10 w-4/5" />
          <SkeletonText lines={4} className="mt-6" />
          <Skeleton className="mt-8 h-14 w-2/3" />
        </div>
      </div>
      <div className="mt-12 grid gap-10 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <SkeletonText lines={8} />
        <SkeletonText lines={10} />
      </div>
    </div>
  );
}
