import { DELETE_ACCOUNT_TEXTS } from '@larder/contract/personal-data';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';

import { FreshLoginCancelled } from '#features/account/hooks/use-fresh-login.tsx';
import { useDeleteAccount } from '#features/personal-data/api.ts';
import { ApiError } from '#platform/api-error.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { failureToast } from '#ui/failure-toast.ts';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';

const deleteFailure = failureToast();

export interface DeleteAccountProps {
  email: string;
  hasPassword: boolean;
  runFresh: <Result>(action: () => Promise<Result>) => Promise<Result>;
  onClose: () => void;
  onDeleted: () => void;
}

/** Confirms the deletion, with the password if there is one. Mounted only while open. */
export function DeleteAccountDialog({ email, hasPassword, runFresh, onClose, onDeleted }: DeleteAccountProps) {
  const input = useRef<HTMLInputElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { mutateAsync: deleteAccount, isPending } = useDeleteAccount();

  const showFault = (message: string): void => {
    setFault(message);
    input.current?.focus();
  };

  const remove = async (): Promise<void> => {
    deleteFailure.clear();
    try {
      await runFresh(() => deleteAccount(hasPassword ? password : null));
      onDeleted();
    } catch (error) {
      if (error instanceof FreshLoginCancelled) return;
      const wrong = error instanceof ApiError && error.code === 'invalid_credentials';
      deleteFailure.show(DELETE_ACCOUNT_TEXTS.failed, { description: failureDetail(error) });
      if (wrong) showFault(error.message);
    }
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    if (hasPassword && password === '') return showFault('Please enter your password');
    setFault(null);
    void remove();
  };

  return (
    <Dialog
      open
      onClose={() => !isPending && onClose()}
      title={DELETE_ACCOUNT_TEXTS.question}
      description="Your recipes, photos and everything else in your account will be deleted. What you shared with the community stays, without your name. You may want to download your data first."
      initialFocus={hasPassword ? input : cancel}
    >
      <form method="post" noValidate onSubmit={submit} className="mt-5 flex flex-col gap-5">
        {hasPassword && (
          <>
            {/* Names the account for password managers. */}
            <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
            <Field label="Password" error={fault ?? undefined}>
              {(control) => (
                <PasswordInput
                  {...control}
                  ref={input}
                  name="password"
                  required
                  autoComplete="current-password"
                  maxLength={128}
                  value={password}
                  onChange={(event) => setPassword(event.target.value)}
                />
              )}
            </Field>
          </>
        )}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button ref={cancel} disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" tone="danger" busy={isPending} busyLabel="Deleting...">
            Delete my account
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
