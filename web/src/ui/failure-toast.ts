import { toast } from 'sonner';
import type { ExternalToast } from 'sonner';

export interface FailureToast {
  /** Shows that the action failed. Replaces its earlier message. */
  show: (title: string, options?: ExternalToast) => void;
  /** Call when the action starts again. Removes the message of the last attempt. */
  clear: () => void;
}

/** The error message of one action. Each message gets a new id, because sonner cannot show a toast again while it is leaving. */
export function failureToast(): FailureToast {
  let shown: ReturnType<typeof toast.error> | undefined;
  const clear = (): void => {
    if (shown !== undefined) toast.dismiss(shown);
    shown = undefined;
  };
  const show = (title: string, options?: ExternalToast): void => {
    clear();
    shown = toast.error(title, options);
  };
  return { show, clear };
}
