import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { FormMessage } from '#ui/form-message.tsx';
import { restoreFocusOnRemoval } from '#ui/restore-focus.ts';

export interface RetryMessageProps {
  onRetry: () => void;
  className?: string | undefined;
  children: string;
}

/** Takes the place of a region that failed to load. */
export function RetryMessage({ onRetry, className, children }: RetryMessageProps) {
  return (
    <div ref={restoreFocusOnRemoval} className={classNames('flex flex-col items-start gap-3', className)}>
      <FormMessage>{children}</FormMessage>
      <Button onClick={onRetry}>Try Again</Button>
    </div>
  );
}
