import { Card } from '#ui/card.tsx';
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** The shape of the panel on its way. */
export function StatsSkeleton({ unfolded }: { unfolded: boolean }) {
  return (
    <Card className="mb-6 sm:mb-8">
      <VisuallyHidden live>Your figures are loading</VisuallyHidden>
      <Skeleton className="h-7 w-36" />
      {unfolded ? (
        <div className="mt-4 grid gap-x-10 gap-y-6 sm:grid-cols-2 xl:grid-cols-3">
          {Array.from({ length: 3 }, (_, index) => (
            <SkeletonText key={index} lines={7} className="pb-3" />
          ))}
        </div>
      ) : (
        <Skeleton className="mt-1.5 h-4 w-56" />
      )}
    </Card>
  );
}
