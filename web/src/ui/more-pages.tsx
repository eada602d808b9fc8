import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode } from 'react';

import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { focusContainerOnRemoval } from '#ui/restore-focus.ts';

/** The distance from the viewport at which the next page is fetched. */
const PREFETCH_MARGIN = '800px';

/** The part of an infinite query that its end needs. */
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

/** Marks the end of a list. */
export function ListEnd({ children }: { children: ReactNode }) {
  return <p className="mt-10 text-center text-sm text-ink-faint">{children}</p>;
}

export interface ShowMoreProps {
  list: PagedQuery;
  /** Shown when the next page failed to load. */
  failure: string;
  label?: string;
  className?: string;
}

/** The button that loads the next page of a list. Unlike `MorePages`, it never loads by itself. */
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
  /** Shown when the next page failed to load. It is retried by the button, or when the browser is online again. */
  failure: string;
  /** Shown after the last page. */
  end?: string | undefined;
}

/** The end of an infinite list: the next page loads on scrolling, or by a button. */
export function MorePages({ list, failure, end }: MorePagesProps) {
  const { hasNextPage: hasMore, isFetchingNextPage: busy, isFetchNextPageError: hasFailed } = list;
  const container = useRef<HTMLDivElement>(null);
  const loadNext = useEffectEvent(() => void list.fetchNextPage());
  const isIdle = hasMore && !busy;
  useEffect(() => {
    if (!isIdle || !hasFailed) return undefined;
    const retry = (): void => loadNext();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isIdle, hasFailed]);
  useEffect(() => {
    const element = container.current;
    if (!isIdle || hasFailed || element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) loadNext();
      },
      { rootMargin: PREFETCH_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isIdle, hasFailed]);
  return (
    <div
      ref={container}
      tabIndex={-1}
      className={classNames('outline-none', hasMore && 'mt-8 flex flex-col items-center gap-4')}
    >
      {!hasMore && end !== undefined && <ListEnd>{end}</ListEnd>}
      {hasMore && hasFailed && <Failure>{failure}</Failure>}
      {hasMore && (
        <Button
          ref={focusContainerOnRemoval}
          busy={busy}
          busyLabel="Loading..."
          onClick={() => void list.fetchNextPage()}
        >
          {hasFailed ? 'Try Again' : 'Load more'}
        </Button>
      )}
    </div>
  );
}
