import { useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';

import { usePageTitle } from '#ui/page-header.tsx';
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';

export interface RecipeSkeletonProps {
  action: ReactNode;
  /** Becomes true when the heading, which goes away with this, is given the focus. */
  takesFocus: RefObject<boolean>;
}

/** The shape of a recipe on its way, with a way out in case it takes long. */
export function RecipeSkeleton({ action, takesFocus }: RecipeSkeletonProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle('Loading recipe');
  // Before what stood here earlier gives it the focus.
  useLayoutEffect(() => {
    const element = heading.current;
    const note = (): void => {
      takesFocus.current = true;
    };
    element?.addEventListener('focus', note);
    return () => element?.removeEventListener('focus', note);
  }, [takesFocus]);
  return (
    <div>
      <div className="mb-6 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h1 ref={heading} tabIndex={-1} className="font-sans text-base font-semibold text-ink-soft">
          <span role="status">Loading recipe...</span>
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
