import { COLLECTION_TEXTS } from '@larder/contract/collection-texts';
import { useInfiniteQuery } from '@tanstack/react-query';

import { receivedCollectionsQuery } from '#features/collections/api.ts';
import { COLLECTION_GRID, CollectionCard } from '#features/collections/components/collection-card.tsx';
import { ReceivedPage } from '#features/sharing/components/received-page.tsx';
import { Badge } from '#ui/badge.tsx';
import { ShowMore } from '#ui/more-pages.tsx';

/** The page of collections and recipes that others shared with the user. */
export function SharedWithMePage() {
  const list = useInfiniteQuery(receivedCollectionsQuery());
  const collections = list.data?.pages.flatMap((page) => page.collections) ?? [];
  return (
    <ReceivedPage hasOther={collections.length > 0}>
      {list.isError && list.data === undefined && (
        <p role="alert" className="mb-6 font-semibold text-beet-ink">
          {COLLECTION_TEXTS.received_failed}
        </p>
      )}
      {collections.length > 0 && (
        <section aria-label="Collections" className="mb-10">
          <ul className={COLLECTION_GRID}>
            {collections.map((collection) => (
              <CollectionCard
                key={collection.id}
                collection={collection}
                note={
                  <p className="mt-0.5 flex min-w-0 flex-wrap items-center gap-x-2 text-sm text-ink-soft">
                    {!collection.viewed && <Badge tone="tomato">New</Badge>}
                    <span className="max-w-full truncate">
                      Shared by <bdi>{collection.shared_by_name}</bdi>
                    </span>
                  </p>
                }
              />
            ))}
          </ul>
          <ShowMore list={list} failure={COLLECTION_TEXTS.received_failed} className="mt-4" />
        </section>
      )}
    </ReceivedPage>
  );
}
