import { lazy, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

import { pointerReleased } from '#platform/pointer-release.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { RetryMessage } from '#ui/retry-message.tsx';

/**
 * `React.lazy` with an error boundary and a retry: if the script cannot be loaded, a message with a button takes its place. `what`
 * names the part in that message: "The list"; null hides an optional part without a message. Suspends while loading.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  what: string | null,
  errorClassName?: string,
) {
  const loadPart = () =>
    lazy(async () => {
      const component = await load();
      await pointerReleased();
      return { default: component };
    });
  let current = loadPart();
  return function LazyPart(props: Props): ReactNode {
    const [Part, setPart] = useState(() => current);
    return (
      <ErrorBoundary
        renderFallback={(retry) =>
          what !== null && (
            <RetryMessage
              className={errorClassName}
              onRetry={() => {
                current = loadPart();
                setPart(() => current);
                retry();
              }}
            >
              {`${what} could not be shown. Nothing is lost: check your connection, then try again.`}
            </RetryMessage>
          )
        }
      >
        <Part {...props} />
      </ErrorBoundary>
    );
  };
}
