import { toast } from 'sonner';
import type { ExternalToast } from 'sonner';

export interface FailureToast {
  /** Shows an error toast. Replaces the earlier one of this action. */
  show: (title: string, options?: ExternalToast) => void;
  /** Removes the toast. Call when the action starts again. */
  clear: () => void;
}

/** The error toast of one action. Each toast gets a new id, because sonner cannot show a toast again while it is closing. */
export function failureToast(): FailureToast {
  let current: ReturnType<typeof toast.error> | undefined;
  const clear = (): void => {
    if (current !== undefined) toast.dismiss(current);
    current = undefined;
  };
  const show = (title: string, options?: ExternalToast): void => {
    clear();
    current = toast.error(title, options);
  };
  return { show, clear };
}
