import type { ReactNode } from 'react';

import { Button } from '#ui/button.tsx';
import { restoreFocusOnRemoval } from '#ui/restore-focus.ts';
import { FormMessage } from '#ui/form-message.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

export interface LoadedProps<Data> {
  /** A query of the region. */
  query: { readonly data: Data | undefined; readonly isError: boolean };
  onRetry: () => void;
  /** What is on its way, in the plural: "Your passkeys". */
  what: string;
  /** How much room it will take, in lines of text. */
  lines?: number;
  children: (data: Data) => ReactNode;
}

/** A small region that waits for its own data: it fails and tries again by itself. */
export function Loaded<Data>({ query, onRetry, what, lines = 2, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) {
    return (
      <>
        <VisuallyHidden live>{what} are loading</VisuallyHidden>
        <SkeletonText lines={lines} />
      </>
    );
  }
  return (
    <div ref={restoreFocusOnRemoval} className="flex flex-col items-start gap-3">
      <FormMessage>{what} could not be loaded. Nothing is lost.</FormMessage>
      <Button onClick={onRetry}>Try Again</Button>
    </div>
  );
}
