import type { ReactNode } from 'react';

import { describeLoadError } from '#features/admin/model/admin-text.ts';
import { referenceOf } from '#platform/failure-detail.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { ShowMore } from '#ui/more-pages.tsx';
import type { ComingPages } from '#ui/more-pages.tsx';
import { RecordTableSkeleton } from '#ui/record-table.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** As much of an infinite query as a list needs. */
interface Pages<Item> extends ComingPages {
  readonly data: readonly Item[] | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly isPending: boolean;
  refetch(): Promise<unknown>;
}

export interface PagedListProps<Item> {
  list: Pages<Item>;
  /** What is listed, as it is called in a sentence: one of it, and several. */
  what: readonly [one: string, several: string];
  empty: ReactNode;
  skeleton?: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list that comes a page at a time, in each of the states it can be in. */
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
