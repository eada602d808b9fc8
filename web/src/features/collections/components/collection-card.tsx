import type { Collection } from '@larder/contract/collections';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { CollectionCover } from '#features/collections/components/collection-cover.tsx';
import { countText } from '#features/recipes/model/recipe-text.ts';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export const COLLECTION_GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] sm:gap-6';

const COVER = 'aspect-[4/3] w-full border-b border-line';

/** A collection in a grid. The whole card is a link to it. */
export function CollectionCard({ collection, note }: { collection: Collection; note?: ReactNode }) {
  const { id, name, count, covers } = collection;
  return (
    <li>
      <Card as="article" flush interactive className="h-full">
        <CollectionCover recipes={covers} className={COVER} />
        <div className="p-3 sm:p-4">
          <h2 dir="auto" className="line-clamp-2 leading-snug font-semibold wrap-anywhere sm:text-lg">
            <Link
              to="/collections/$id"
              params={{ id }}
              className="no-underline outline-none after:absolute after:inset-0"
            >
              {name}
            </Link>
          </h2>
          <p className="mt-0.5 text-sm text-ink-soft">{countText(count, 'recipe')}</p>
          {note}
        </div>
      </Card>
    </li>
  );
}

export function CollectionCardSkeleton() {
  return (
    <Card flush className="simmer" aria-hidden="true">
      <Skeleton className="aspect-[4/3] w-full rounded-none" />
      <div className="flex flex-col gap-2 p-4">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-4 w-20" />
      </div>
    </Card>
  );
}
