import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { Button } from '#ui/button.tsx';

/** How far below the screen the end may be when the next page is fetched. */
const AHEAD = '800px';

export interface MorePagesProps {
  hasMore: boolean;
  busy: boolean;
  /** Why the last attempt to get more failed. It is not tried again unasked, but when the network is back. */
  failure?: ReactNode;
  onMore: () => void;
  /** What is said where nothing more comes. */
  end?: ReactNode;
}

/** Says that nothing more comes. */
export function ListEnd({ children }: { children: ReactNode }) {
  return <p className="mt-10 text-center text-sm text-ink-faint">{children}</p>;
}

/** The lower end of a list that comes a page at a time: the next page comes by scrolling, or by a button. */
export function MorePages({ hasMore, busy, failure, onMore, end }: MorePagesProps) {
  const place = useRef<HTMLDivElement>(null);
  const waits = hasMore && !busy && failure === undefined;
  const more = useRef(onMore);
  useEffect(() => {
    more.current = onMore;
  });
  const failed = hasMore && !busy && failure !== undefined;
  useEffect(() => {
    if (!failed) return undefined;
    const tryAgain = (): void => more.current();
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [failed]);
  useEffect(() => {
    const element = place.current;
    if (!waits || element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) more.current();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [waits]);
  if (!hasMore) return end === undefined ? null : <ListEnd>{end}</ListEnd>;
  return (
    <div ref={place} className="mt-8 flex flex-col items-center gap-4">
      {failure !== undefined && (
        <p role="alert" className="text-center font-semibold text-beet-ink">
          {failure}
        </p>
      )}
      <Button busy={busy} busyLabel="Loading..." onClick={onMore}>
        {failure === undefined ? 'Load more' : 'Try Again'}
      </Button>
    </div>
  );
}
