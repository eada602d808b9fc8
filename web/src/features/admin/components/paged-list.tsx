import type { ReactNode } from 'react';

import { describeLoadError } from '#features/admin/model/admin-text.ts';
import { referenceOf } from '#platform/failure-detail.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { ShowMore } from '#ui/more-pages.tsx';
import type { PagedQuery } from '#ui/more-pages.tsx';
import { RecordTableSkeleton } from '#ui/record-table.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** The part of an infinite query that the list uses. */
interface Pages<Item> extends PagedQuery {
  readonly data: readonly Item[] | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly isPending: boolean;
  refetch(): Promise<unknown>;
}

export interface PagedListProps<Item> {
  list: Pages<Item>;
  /** The noun for the items, singular and plural. */
  what: readonly [one: string, several: string];
  empty: ReactNode;
  skeleton?: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** A paged list with its loading, error and empty states. */
export function PagedList<Item>({ list, what: [one, what], empty, skeleton, children }: PagedListProps<Item>) {
  if (list.isPending) {
    return (
      <>
        <VisuallyHidden live>Loading {what}</VisuallyHidden>
        {skeleton ?? <RecordTableSkeleton />}
      </>
    );
  }
  if (list.data === undefined) {
    return (
      <ErrorPanel
        title={`The ${what} could not be loaded`}
        onRetry={() => void list.refetch()}
        reference={referenceOf(list.error)}
      >
        {describeLoadError(list.error)}
      </ErrorPanel>
    );
  }
  return (
    <>
      <VisuallyHidden live>{`Showing ${list.data.length} ${list.data.length === 1 ? one : what}`}</VisuallyHidden>
      {list.data.length === 0 ? empty : children(list.data)}
      <ShowMore
        list={list}
        failure={`More could not be loaded. ${list.error === null ? '' : describeLoadError(list.error)}`}
        className="mt-8"
      />
    </>
  );
}
