import { PASSKEY_LIMITS } from '@larder/contract/passkeys';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { toast } from 'sonner';

import { FreshLoginCancelled } from '#features/account/hooks/use-fresh-login.tsx';
import { isDismissed } from '#features/account/model/passkeys.ts';
import { useAddPasskey } from '#features/passkeys/api.ts';
import { checkName, describeRegistrationFailure, suggestName } from '#features/passkeys/model.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { TextInput } from '#ui/text-input.tsx';

export interface AddPasskeyDialogProps {
  runFresh: <Result>(action: () => Promise<Result>) => Promise<Result>;
  onClose: () => void;
}

/** Mounted only while a passkey is being added. */
export function AddPasskeyDialog({ runFresh, onClose }: AddPasskeyDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(() => suggestName(navigator.userAgent));
  const [nameError, setNameError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { mutateAsync: addPasskey, isPending } = useAddPasskey();

  const add = async (): Promise<void> => {
    try {
      await runFresh(() => addPasskey(name.trim()));
      toast.success('Passkey added', { description: 'You can log in with it from now on.' });
      onClose();
    } catch (error) {
      if (error instanceof FreshLoginCancelled) return;
      setFailure(isDismissed(error) ? 'No passkey was added. You can try again.' : describeRegistrationFailure(error));
    }
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    const found = checkName(name);
    setNameError(found);
    setFailure(null);
    if (found === null) void add();
    else input.current?.focus();
  };

  return (
    <Dialog
      open
      onClose={() => !isPending && onClose()}
      title="Add a passkey"
      description="Your browser will ask for your fingerprint, your face or the PIN of this device."
      initialFocus={input}
    >
      <form noValidate onSubmit={submit} className="mt-5 flex flex-col gap-5">
        <Field label="Name" error={nameError ?? undefined} hint="So you can tell your passkeys apart">
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              maxLength={PASSKEY_LIMITS.name_max_characters}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        {failure !== null && <FormMessage>{failure}</FormMessage>}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" tone="primary" busy={isPending} busyLabel="Waiting for your device...">
            Continue
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
