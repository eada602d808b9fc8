import { useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';

import { usePageTitle } from '#ui/page-header.tsx';
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';

export interface RecipeSkeletonProps {
  action: ReactNode;
  /** Becomes true when the heading of the skeleton receives the focus, so that the recipe's heading takes it over. */
  takesFocus: RefObject<boolean>;
}

/** Placeholder of a recipe that is loading, with an action to leave. */
export function RecipeSkeleton({ action, takesFocus }: RecipeSkeletonProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle('Loading recipe');
  // A layout effect, because the page focuses the heading in an effect.
  useLayoutEffect(() => {
    const element = heading.current;
    const onFocus = (): void => {
      takesFocus.current = true;
    };
    element?.addEventListener('focus', onFocus);
    return () => element?.removeEventListener('focus', onFocus);
  }, [takesFocus]);
  return (
    <div data-wide>
      <div className="mb-6 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h1 ref={heading} tabIndex={-1} className="font-sans text-base font-semibold text-ink-soft">
          <span role="status">Loading recipe...</span>
        </h1>
        {action}
      </div>
      <div className="grid gap-6 md:grid-cols-2 md:gap-10">
        <Skeleton className="aspect-[4/3] w-full rounded-xl" />
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
