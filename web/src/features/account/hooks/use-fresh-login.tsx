import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';

import { ApiError } from '#platform/api-error.ts';
import { useFetched } from '#ui/use-fetched.ts';

/** Most people signed in a short while ago, and are never asked. */
async function loadDialog() {
  const { FreshLoginDialog } = await import('#features/account/components/fresh-login-dialog.tsx');
  return FreshLoginDialog;
}

/** The person did not want to prove again who they are: nothing was done. */
export class FreshLoginCancelled extends Error {
  override readonly name = 'FreshLoginCancelled';
}

interface FreshLogin {
  /** Runs `action`; if the server asks for a fresh login, asks the person, then runs it again. Rejects with FreshLoginCancelled. */
  readonly runFresh: <Result>(action: () => Promise<Result>) => Promise<Result>;
  /** To be rendered once. */
  readonly dialog: ReactNode;
}

function asksForFreshLogin(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'fresh_login_required';
}

export function useFreshLogin(): FreshLogin {
  const [open, setOpen] = useState(false);
  /** All that wait for the person: they share one dialog. */
  const waiting = useRef<PromiseWithResolvers<void> | null>(null);
  /** How often the person has proved who they are here. */
  const proofs = useRef(0);

  const ask = (): Promise<void> => {
    waiting.current ??= Promise.withResolvers<void>();
    setOpen(true);
    return waiting.current.promise;
  };

  const takeWaiting = (): PromiseWithResolvers<void> | null => {
    const taken = waiting.current;
    waiting.current = null;
    setOpen(false);
    return taken;
  };

  const giveUp = (): void => takeWaiting()?.reject(new FreshLoginCancelled());
  const [FreshLoginDialog] = useFetched(loadDialog, open, giveUp);

  // Who leaves the page does not want it any more.
  useEffect(() => () => waiting.current?.reject(new FreshLoginCancelled()), []);

  return {
    runFresh: async (action) => {
      const before = proofs.current;
      try {
        return await action();
      } catch (error) {
        if (!asksForFreshLogin(error)) throw error;
        // Another call may have asked while this one was on its way.
        if (proofs.current === before) await ask();
        return action();
      }
    },
    dialog: FreshLoginDialog !== null && (
      <FreshLoginDialog
        open={open}
        onProved={() => {
          proofs.current += 1;
          takeWaiting()?.resolve();
        }}
        onCancel={giveUp}
      />
    ),
  };
}
