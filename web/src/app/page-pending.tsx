import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** Shown while a page's script loads. */
export function PagePending() {
  return (
    <div>
      <VisuallyHidden live>Loading the page</VisuallyHidden>
      <Skeleton className="h-11 w-64" />
      <SkeletonText lines={4} className="mt-8 max-w-prose" />
    </div>
  );
}
