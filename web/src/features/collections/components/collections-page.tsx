import { COLLECTION_TEXTS } from '@larder/contract/collection-texts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft, LibraryBig, Plus } from 'lucide-react';
import { useState } from 'react';

import { collectionsQuery } from '#features/collections/api.ts';
import {
  COLLECTION_GRID,
  CollectionCard,
  CollectionCardSkeleton,
} from '#features/collections/components/collection-card.tsx';
import { CollectionDialog } from '#features/collections/components/collection-dialog.tsx';
import { referenceOf } from '#platform/failure-detail.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { MorePages } from '#ui/more-pages.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const SKELETONS = 4;

function Loading() {
  return (
    <div className={COLLECTION_GRID}>
      <VisuallyHidden live>Loading your collections</VisuallyHidden>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <CollectionCardSkeleton key={index} />
      ))}
    </div>
  );
}

/** The user's collections, with their covers. */
export function CollectionsPage() {
  const list = useInfiniteQuery(collectionsQuery());
  const navigate = useNavigate();
  const [isCreating, setCreating] = useState(false);
  const collections = list.data?.pages.flatMap((page) => page.collections) ?? [];
  return (
    <>
      <PageHeader
        title="Collections"
        back={
          <LinkButton tone="ghost" asChild className="-ml-4 px-4!">
            <Link to="/my-cookbook">
              <ArrowLeft aria-hidden="true" />
              My Cookbook
            </Link>
          </LinkButton>
        }
        lead="Recipes that belong together, in the order you choose."
        actions={
          <Button tone="primary" onClick={() => setCreating(true)}>
            <Plus aria-hidden="true" />
            New Collection
          </Button>
        }
      />
      {list.isPending && <Loading />}
      {list.isError && list.data === undefined && (
        <ErrorPanel
          title={COLLECTION_TEXTS.load_failed}
          onRetry={() => void list.refetch()}
          reference={referenceOf(list.error)}
        >
          Nothing is lost. Check your connection and try again.
        </ErrorPanel>
      )}
      {list.data !== undefined && collections.length === 0 && !list.hasNextPage && (
        <EmptyState title="No collections yet" picture={<LibraryBig />}>
          Create one for a holiday, a guest or your weeknights, then add recipes from their pages or from your cookbook.
        </EmptyState>
      )}
      {collections.length > 0 && (
        <ul className={COLLECTION_GRID}>
          {collections.map((collection) => (
            <CollectionCard key={collection.id} collection={collection} />
          ))}
        </ul>
      )}
      {list.data !== undefined && <MorePages list={list} failure={COLLECTION_TEXTS.load_failed} />}
      <CollectionDialog
        open={isCreating}
        collection={null}
        onClose={() => setCreating(false)}
        onSaved={({ id }) => void navigate({ to: '/collections/$id', params: { id } })}
      />
    </>
  );
}
