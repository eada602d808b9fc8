import type { RecipeDetail } from '@larder/contract/recipes';
import { Suspense, useRef } from 'react';

import { useOwnId } from '#features/account/api.ts';
import { ReportRecipe } from '#features/recipe-page/components/report-recipe.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { useInView } from '#ui/use-in-view.ts';

const LazyRatings = lazyPart(async () => {
  const { RatingsSection } = await import('#features/ratings/components/ratings-section.tsx');
  return RatingsSection;
}, 'The ratings');

const LazyNote = lazyPart(async () => {
  const { OwnCopyNote } = await import('#features/sharing/components/own-copy-note.tsx');
  return OwnCopyNote;
}, null);

/** The extra sections of a community recipe: its ratings and, for its author, what they can do with the copy. */
export function CommunityParts({ recipe }: { recipe: RecipeDetail }) {
  const ownId = useOwnId();
  const isOwn = ownId === recipe.shared_by;
  return (
    <>
      {isOwn && (
        <Suspense fallback={null}>
          <LazyNote copyId={recipe.id} />
        </Suspense>
      )}
      {/* Hidden recipes cannot be rated. */}
      {recipe.hidden_reason === null && <Ratings recipe={recipe} isOwn={isOwn} />}
    </>
  );
}

function Ratings({ recipe, isOwn }: { recipe: RecipeDetail; isOwn: boolean }) {
  const section = useRef<HTMLElement>(null);
  const isInView = useInView(section);
  return (
    <section
      ref={section}
      id="ratings"
      aria-labelledby="ratings-heading"
      className="mt-14 scroll-mt-24"
      data-print="hide"
    >
      <h2 id="ratings-heading" tabIndex={-1} className="mb-5 text-2xl font-semibold">
        Ratings and comments
      </h2>
      <div className="min-h-96">
        <Suspense fallback={<SkeletonText lines={8} />}>
          {isInView ? <LazyRatings recipe={recipe} isOwn={isOwn} /> : <SkeletonText lines={8} />}
        </Suspense>
      </div>
      {!isOwn && <ReportRecipe subject={{ kind: 'recipe', id: recipe.id, name: recipe.title }} />}
    </section>
  );
}
