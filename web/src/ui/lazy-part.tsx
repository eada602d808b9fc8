import { lazy, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

import { pointerReleased } from '#platform/pointer-release.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { restoreFocusOnRemoval } from '#ui/restore-focus.ts';
import { FormMessage } from '#ui/form-message.tsx';

/**
 * A part of a page whose script is fetched when it is first shown. If it does not arrive, that is said in its place and the rest
 * of the page goes on; trying again fetches it again. `what` names it in that sentence: "The list"; null for what can be done
 * without. Until it is there the `Suspense` around it shows.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  what: string | null,
  faultClassName?: string,
) {
  const fetchPart = () =>
    lazy(async () => {
      const component = await load();
      await pointerReleased();
      return { default: component };
    });
  let newest = fetchPart();
  return function LazyPart(props: Props): ReactNode {
    const [Part, setPart] = useState(() => newest);
    return (
      <ErrorBoundary
        renderFallback={(retry) =>
          what !== null && (
            <PartFault
              what={what}
              className={faultClassName}
              onRetry={() => {
                newest = fetchPart();
                setPart(() => newest);
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

interface PartFaultProps {
  what: string;
  className: string | undefined;
  onRetry: () => void;
}

function PartFault({ what, className, onRetry }: PartFaultProps) {
  return (
    <div ref={restoreFocusOnRemoval} className={classNames('flex flex-col items-start gap-3', className)}>
      <FormMessage>{what} could not be shown. Nothing is lost: check your connection, then try again.</FormMessage>
      <Button onClick={onRetry}>Try Again</Button>
    </div>
  );
}
