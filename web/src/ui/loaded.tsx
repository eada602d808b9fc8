import type { ReactNode } from 'react';

import { RetryMessage } from '#ui/retry-message.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

export interface LoadedProps<Data> {
  query: { readonly data: Data | undefined; readonly isError: boolean };
  onRetry: () => void;
  /** The name of the data, in the plural: "Your passkeys". */
  what: string;
  /** The height of the skeleton, in lines of text. */
  lines?: number;
  children: (data: Data) => ReactNode;
}

/** Renders the data of a query, with a skeleton while it loads and a retry when it failed. */
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
  return <RetryMessage onRetry={onRetry}>{`${what} could not be loaded. Nothing is lost.`}</RetryMessage>;
}
