import { lazy, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

import { pointerReleased } from '#platform/pointer-release.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { restoreFocusOnRemoval } from '#ui/restore-focus.ts';
import { FormMessage } from '#ui/form-message.tsx';

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
            <PartError
              what={what}
              className={errorClassName}
              onRetry={() => {
                current = loadPart();
                setPart(() => current);
                retry();
              }}
            />
          )
        }
      >
        <Part {...props} />
      </ErrorBoundary>
    );
  };
}

interface PartErrorProps {
  what: string;
  className: string | undefined;
  onRetry: () => void;
}

function PartError({ what, className, onRetry }: PartErrorProps) {
  return (
    <div ref={restoreFocusOnRemoval} className={classNames('flex flex-col items-start gap-3', className)}>
      <FormMessage>{what} could not be shown. Nothing is lost: check your connection, then try again.</FormMessage>
      <Button onClick={onRetry}>Try Again</Button>
    </div>
  );
}
