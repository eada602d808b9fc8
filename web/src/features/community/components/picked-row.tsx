import type { CommunityCard as Recipe } from '@larder/contract/community';
import { PICKED_RECIPES } from '@larder/contract/community';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { useOwnId } from '#features/account/api.ts';
import { CommunityCard, CommunityCardSkeleton } from '#features/community/components/community-card.tsx';
import { referenceOf } from '#platform/failure-detail.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** A grid on wide screens; otherwise a row that scrolls sideways from edge to edge. */
const ROW =
  '-mx-(--shell-gap) flex snap-x snap-proximity has-focus-visible:snap-none scroll-px-(--shell-gap) gap-5 overflow-x-auto px-(--shell-gap) pb-2 [scrollbar-width:thin] ' +
  'xl:mx-0 xl:grid xl:grid-cols-3 xl:gap-6 xl:overflow-visible xl:px-0 xl:pb-0';
/** On a phone, the height does not depend on the content, so that loading shifts nothing. */
const ITEM = 'w-[min(84%,18.5rem)] shrink-0 snap-start max-sm:h-64 xl:w-auto';

export interface PickedRowProps {
  title: string;
  /** Why these recipes. Its space is reserved while loading. */
  lead: ReactNode;
  icon: ReactNode;
  query: {
    readonly data: { readonly recipes: readonly Recipe[] } | undefined;
    readonly error: Error | null;
  };
  onRetry: () => void;
  /** The title of the error message. */
  failure: string;
  /** The order is a ranking. */
  ranked?: boolean;
}

/** A short list of recipes with a loading and an error state of its own. */
export function PickedRow({ title, lead, icon, query, onRetry, failure, ranked = false }: PickedRowProps) {
  const headingId = useId();
  const ownId = useOwnId();
  const { data, error } = query;
  // Without community recipes, the list below shows the empty state.
  if (data?.recipes.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="mb-10 sm:mb-12">
      <h2
        id={headingId}
        className="flex items-center gap-2.5 text-2xl font-semibold [&_svg]:size-6 [&_svg]:text-tomato-ink"
      >
        {icon}
        {title}
      </h2>
      <div className="mt-1 mb-4 text-ink-soft">{lead}</div>
      {data === undefined && error !== null && (
        <ErrorPanel title={failure} headingLevel={3} onRetry={onRetry} reference={referenceOf(error)}>
          Check your connection and try again.
        </ErrorPanel>
      )}
      {data === undefined && error === null && (
        <div className={ROW}>
          <VisuallyHidden live>{title}: loading</VisuallyHidden>
          {Array.from({ length: PICKED_RECIPES }, (_, index) => (
            <div key={index} className={ITEM}>
              <CommunityCardSkeleton />
            </div>
          ))}
        </div>
      )}
      {data !== undefined && (
        <ol aria-label={title} className={ROW}>
          {data.recipes.map((recipe, index) => (
            <li key={recipe.id} className={ITEM}>
              <CommunityCard
                recipe={recipe}
                isOwn={recipe.shared_by === ownId}
                eager
                even
                place={ranked ? index + 1 : undefined}
              />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
