import { toast } from 'sonner';
import type { ExternalToast } from 'sonner';

export interface FailureToast {
  /** Says that the action failed, in place of what was said of it before. */
  show: (title: string, options?: ExternalToast) => void;
  /** The action starts again: what was said of the attempt before is no longer true. */
  clear: () => void;
}

/** The error message of one action. Each has an id of its own, because a message that is leaving cannot be brought back. */
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
