import { KeyRound } from 'lucide-react';

import { usePasskeyLogin } from '#features/account/api.ts';
import { describeFailure } from '#features/account/model/form.ts';
import type { FormFailure } from '#features/account/model/form.ts';
import { isDismissed, supportsPasskeys } from '#features/account/model/passkeys.ts';
import { Button } from '#ui/button.tsx';
import { useIsHydrated } from '#platform/use-is-hydrated.ts';

export interface PasskeyButtonProps {
  label: string;
  onStart: () => void;
  /** The server accepted the passkey. */
  onDone: () => Promise<void> | void;
  onFailure: (failure: FormFailure<never>) => void;
}

/** Rendered only in browsers with passkey support. A dismissed browser dialog shows no error. */
export function PasskeyButton({ label, onStart, onDone, onFailure }: PasskeyButtonProps) {
  const { mutateAsync: logIn, isPending } = usePasskeyLogin();
  // Nearly every browser supports passkeys, so the button is there from the first paint.
  const isHydrated = useIsHydrated();
  if (isHydrated && !supportsPasskeys(window)) return null;
  const start = async (): Promise<void> => {
    onStart();
    try {
      await logIn();
      await onDone();
    } catch (error) {
      if (!isDismissed(error)) onFailure(describeFailure<never>(error, null));
    }
  };
  return (
    <Button busy={isPending} busyLabel="Waiting for your passkey..." onClick={() => void start()}>
      <KeyRound aria-hidden="true" />
      {label}
    </Button>
  );
}
