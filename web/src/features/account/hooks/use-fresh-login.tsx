import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';

import { ApiError } from '#platform/api-error.ts';
import { useLazyModule } from '#ui/use-lazy-module.ts';

/** Loaded on demand: most users signed in recently and never see the dialog. */
async function loadDialog() {
  const { FreshLoginDialog } = await import('#features/account/components/fresh-login-dialog.tsx');
  return FreshLoginDialog;
}

/** The user dismissed the dialog, so the action did not run. */
export class FreshLoginCancelled extends Error {
  override readonly name = 'FreshLoginCancelled';
}

interface FreshLogin {
  /** Runs `action`. When the server requires a fresh login, asks the user and runs it again. Rejects with FreshLoginCancelled. */
  readonly runFresh: <Result>(action: () => Promise<Result>) => Promise<Result>;
  /** Render this exactly once. */
  readonly dialog: ReactNode;
}

function requiresFreshLogin(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'fresh_login_required';
}

export function useFreshLogin(): FreshLogin {
  const [open, setOpen] = useState(false);
  /** All calls that wait for the user share one dialog. */
  const waiting = useRef<PromiseWithResolvers<void> | null>(null);
  /** Counts successful logins in this dialog. */
  const confirmations = useRef(0);

  const ask = (): Promise<void> => {
    waiting.current ??= Promise.withResolvers<void>();
    setOpen(true);
    return waiting.current.promise;
  };

  const closeDialog = (): PromiseWithResolvers<void> | null => {
    const pending = waiting.current;
    waiting.current = null;
    setOpen(false);
    return pending;
  };

  const cancel = (): void => closeDialog()?.reject(new FreshLoginCancelled());
  const [FreshLoginDialog] = useLazyModule(loadDialog, open, cancel);

  // Leaving the page cancels the action.
  useEffect(() => () => waiting.current?.reject(new FreshLoginCancelled()), []);

  return {
    runFresh: async (action) => {
      const before = confirmations.current;
      try {
        return await action();
      } catch (error) {
        if (!requiresFreshLogin(error)) throw error;
        // Another call may have completed a fresh login in the meantime.
        if (confirmations.current === before) await ask();
        return action();
      }
    },
    dialog: FreshLoginDialog !== null && (
      <FreshLoginDialog
        open={open}
        onConfirmed={() => {
          confirmations.current += 1;
          closeDialog()?.resolve();
        }}
        onCancel={cancel}
      />
    ),
  };
}
