import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { focusContainerOnRemoval } from '#ui/restore-focus.ts';

/** How far below the screen the end may be when the next page is fetched. */
const AHEAD = '800px';

/** As much of an infinite query as its lower end needs. */
export interface PagedQuery {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

function Failure({ children }: { children: string }) {
  return (
    <p role="alert" className="text-center font-semibold text-beet-ink">
      {children}
    </p>
  );
}

/** Says that nothing more comes. */
export function ListEnd({ children }: { children: ReactNode }) {
  return <p className="mt-10 text-center text-sm text-ink-faint">{children}</p>;
}

export interface ShowMoreProps {
  list: PagedQuery;
  /** What is said when the next page did not come. */
  failure: string;
  label?: string;
  className?: string;
}

/** The way to the next page of a list, as long as there is one: nothing comes unasked. */
export function ShowMore({ list, failure, label = 'Show more', className }: ShowMoreProps) {
  return (
    <div tabIndex={-1} className={classNames('flex flex-col items-start gap-3 outline-none empty:m-0', className)}>
      {list.isFetchNextPageError && <Failure>{failure}</Failure>}
      {list.hasNextPage && (
        <Button
          ref={focusContainerOnRemoval}
          busy={list.isFetchingNextPage}
          busyLabel="Loading..."
          onClick={() => void list.fetchNextPage()}
        >
          {label}
        </Button>
      )}
    </div>
  );
}

export interface MorePagesProps {
  list: PagedQuery;
  /** What is said when the next page did not come. It is not tried again unasked, but when the network is back. */
  failure: string;
  /** What is said where nothing more comes. */
  end?: string | undefined;
}

/** The lower end of a list that comes a page at a time: the next page comes by scrolling, or by a button. */
export function MorePages({ list, failure, end }: MorePagesProps) {
  const { hasNextPage: hasMore, isFetchingNextPage: busy, isFetchNextPageError } = list;
  const place = useRef<HTMLDivElement>(null);
  const waits = hasMore && !busy && !isFetchNextPageError;
  const more = useRef(list.fetchNextPage);
  useEffect(() => {
    more.current = list.fetchNextPage;
  });
  const failed = hasMore && !busy && isFetchNextPageError;
  useEffect(() => {
    if (!failed) return undefined;
    const tryAgain = (): void => void more.current();
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [failed]);
  useEffect(() => {
    const element = place.current;
    if (!waits || element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void more.current();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [waits]);
  return (
    <div
      ref={place}
      tabIndex={-1}
      className={classNames('outline-none', hasMore && 'mt-8 flex flex-col items-center gap-4')}
    >
      {!hasMore && end !== undefined && <ListEnd>{end}</ListEnd>}
      {hasMore && isFetchNextPageError && <Failure>{failure}</Failure>}
      {hasMore && (
        <Button
          ref={focusContainerOnRemoval}
          busy={busy}
          busyLabel="Loading..."
          onClick={() => void list.fetchNextPage()}
        >
          {isFetchNextPageError ? 'Try Again' : 'Load more'}
        </Button>
      )}
    </div>
  );
}
