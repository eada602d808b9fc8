import { ChevronDown } from 'lucide-react';
import { Suspense, useId, useRef, useState } from 'react';

import type { CookableRecipe } from '#features/cooking/model/shaped-recipe.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';
import { useInView } from '#ui/use-in-view.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const RecipeFactsView = lazyPart(
  async () => {
    const { RecipeFactsView: component } = await import('#features/cooking/components/recipe-facts-view.tsx');
    return component;
  },
  'Nutrition and allergens',
  'mt-3',
);

function FactsSkeleton() {
  return (
    <div className="mt-5 grid min-h-96 gap-8 md:grid-cols-2">
      <VisuallyHidden live>Calculating nutrition</VisuallyHidden>
      <Skeleton className="h-80" />
      <SkeletonText lines={7} />
    </div>
  );
}

/** Nutrition, allergens and diets. Collapsed on phones, because it is long and few need it. */
export function FactsSection({ recipe }: { recipe: CookableRecipe }) {
  const contentId = useId();
  const section = useRef<HTMLElement>(null);
  const isInView = useInView(section);
  const isWide = useMediaQuery('(min-width: 48rem)');
  const [opened, setOpened] = useState<boolean | null>(null);
  const isOpen = opened ?? isWide;
  return (
    <section
      ref={section}
      aria-labelledby="nutrition"
      data-print="hide"
      className="mt-14 rounded-xl border border-line bg-paper-raised px-5 py-2 sm:px-7 sm:py-4"
    >
      <h2 id="nutrition" className="text-xl font-semibold">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => setOpened(!isOpen)}
          className="flex min-h-12 w-full items-center justify-between gap-4 rounded-md text-left"
        >
          Nutrition and allergens
          <ChevronDown
            aria-hidden="true"
            className={`size-5 shrink-0 text-ink-faint transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      <div id={contentId} hidden={!isOpen} className="pb-4">
        {isOpen && (
          <Suspense fallback={<FactsSkeleton />}>
            {isInView ? <RecipeFactsView key={recipe.id} recipe={recipe} /> : <FactsSkeleton />}
          </Suspense>
        )}
      </div>
    </section>
  );
}
