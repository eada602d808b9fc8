import { STATS_GRID } from '#features/stats/components/stats-body.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** Placeholder of the panel while it loads. */
export function StatsSkeleton({ unfolded }: { unfolded: boolean }) {
  return (
    <Card className="mb-6 sm:mb-8">
      <VisuallyHidden live>Your statistics are loading</VisuallyHidden>
      <Skeleton className="h-[1lh] w-36 text-xl" />
      {unfolded ? (
        <div className={classNames('mt-4', STATS_GRID)}>
          {Array.from({ length: 3 }, (_, index) => (
            <SkeletonText key={index} lines={7} className="sm:max-xl:last:hidden" />
          ))}
        </div>
      ) : (
        <Skeleton className="mt-1.5 h-4 w-56" />
      )}
    </Card>
  );
}
