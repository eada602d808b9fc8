import { COLLECTION_TEXTS } from '@larder/contract/collection-texts';
import type { Collection } from '@larder/contract/collections';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { ArrowLeft, ArrowUpDown, LibraryBig, SearchX } from 'lucide-react';
import { useState } from 'react';

import { collectionQuery, collectionRecipesQuery } from '#features/collections/api.ts';
import { LeaveButton } from '#features/collections/components/leave-button.tsx';
import { ShareButton } from '#features/collections/components/share-button.tsx';
import { CollectionMenu } from '#features/collections/components/collection-menu.tsx';
import { CollectionRecipes } from '#features/collections/components/collection-recipes.tsx';
import { isNotFound } from '#features/recipes/model/recipe-text.ts';
import { referenceOf } from '#platform/failure-detail.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

function AllCollections() {
  return (
    <LinkButton tone="ghost" asChild className="-ml-4 px-4!">
      <Link to="/collections">
        <ArrowLeft aria-hidden="true" />
        Collections
      </Link>
    </LinkButton>
  );
}

function ReceivedList() {
  return (
    <LinkButton tone="ghost" asChild className="-ml-4 px-4!">
      <Link to="/shared-with-me">
        <ArrowLeft aria-hidden="true" />
        Shared with me
      </Link>
    </LinkButton>
  );
}

function NoCollection() {
  return (
    <>
      <PageHeader title={COLLECTION_TEXTS.not_found} back={<AllCollections />} />
      <EmptyState title="There is no collection here" picture={<SearchX />}>
        It may have been deleted, or it is not shared with you anymore.
      </EmptyState>
    </>
  );
}

function CollectionContent({ collection }: { collection: Collection }) {
  const { id, name, description } = collection;
  const isOwn = collection.shared_by === null;
  const list = useInfiniteQuery(collectionRecipesQuery(id));
  const [isArranging, setArranging] = useState(false);
  const isEmpty = list.data?.pages.every((page) => page.recipes.length === 0) === true;
  return (
    <>
      <PageHeader
        title={name}
        back={isOwn ? <AllCollections /> : <ReceivedList />}
        eyebrow={
          collection.shared_by === null ? undefined : (
            <>
              Shared by <bdi>{collection.shared_by_name}</bdi>
            </>
          )
        }
        lead={description === '' ? undefined : <span className="wrap-anywhere whitespace-pre-line">{description}</span>}
        actions={
          <>
            {isOwn && <ShareButton collection={collection} />}
            {isOwn && !isEmpty && (
              <Button aria-pressed={isArranging} onClick={() => setArranging(!isArranging)}>
                <ArrowUpDown aria-hidden="true" />
                {isArranging ? 'Done' : 'Rearrange'}
              </Button>
            )}
            {isOwn ? <CollectionMenu collection={collection} /> : <LeaveButton collection={collection} />}
          </>
        }
      />
      {isEmpty && !list.hasNextPage && (
        <EmptyState
          title="No recipes here yet"
          picture={<LibraryBig />}
          action={
            <LinkButton asChild>
              <Link to="/my-cookbook">Go to My Cookbook</Link>
            </LinkButton>
          }
        >
          {isOwn
            ? 'Add recipes from the menu on their pages, or select several in your cookbook.'
            : 'Its owner hasn’t added any yet.'}
        </EmptyState>
      )}
      <CollectionRecipes collectionId={id} list={list} isArranging={isArranging} />
    </>
  );
}

/** A collection with its recipes in order. */
export function CollectionPage() {
  const id = useParams({ strict: false, select: (params) => params.id ?? '' });
  const { data: collection, error, isError, refetch } = useQuery(collectionQuery(id));
  if (collection !== undefined) return <CollectionContent key={id} collection={collection} />;
  if (isNotFound(error)) return <NoCollection />;
  if (isError) {
    return (
      <ErrorPanel
        headingLevel={1}
        title={COLLECTION_TEXTS.open_failed}
        onRetry={() => void refetch()}
        reference={referenceOf(error)}
      >
        Nothing is lost. Check your connection and try again.
      </ErrorPanel>
    );
  }
  return (
    <>
      <VisuallyHidden live>Loading the collection</VisuallyHidden>
      <Skeleton className="mt-12 mb-10 h-10 w-2/3 max-w-md" />
      <Skeleton className="h-64 w-full" />
    </>
  );
}
