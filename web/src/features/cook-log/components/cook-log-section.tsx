import { Suspense, useRef } from 'react';

import type { CookLogContentProps } from '#features/cook-log/components/cook-log-content.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useInView } from '#ui/use-in-view.ts';

const LazyContent = lazyPart(async () => {
  const { CookLogContent } = await import('#features/cook-log/components/cook-log-content.tsx');
  return CookLogContent;
}, 'Your cook log');

/** When the user cooked a recipe. Loads when it comes near the viewport, or when the user has cooked the recipe. */
export function CookLogSection(props: CookLogContentProps) {
  const section = useRef<HTMLElement>(null);
  const isInView = useInView(section);
  return (
    <section ref={section} aria-label="Cook log" className="mt-14 min-h-11" data-print="hide">
      <Suspense fallback={null}>{(isInView || props.newEntry.isOffered) && <LazyContent {...props} />}</Suspense>
    </section>
  );
}
