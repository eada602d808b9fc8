import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useRef } from 'react';

import { factorsQuery, sessionQuery, useReauthenticate } from '#features/account/api.ts';
import { PasswordField } from '#features/account/components/account-fields.tsx';
import { AuthForm } from '#features/account/components/auth-form.tsx';
import { OpenidLink } from '#features/account/components/openid-link.tsx';
import { PasskeyButton } from '#features/account/components/passkey-button.tsx';
import { useAuthForm } from '#features/account/hooks/use-auth-form.ts';
import { describeFailure } from '#features/account/model/form.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface FreshLoginDialogProps {
  open: boolean;
  onConfirmed: () => void;
  onCancel: () => void;
}

interface FreshLoginFormProps extends Omit<FreshLoginDialogProps, 'open'> {
  password: RefObject<HTMLInputElement | null>;
}

function FreshLoginForm({ password, onConfirmed, onCancel }: FreshLoginFormProps) {
  const { data: user } = useQuery(sessionQuery());
  const { data: factors } = useQuery(factorsQuery());
  const { mutateAsync: reauthenticate } = useReauthenticate();
  const form = useAuthForm({
    fields: ['password'],
    check: (values) =>
      values.password === '' ? { field: 'password', message: 'Please enter your password', isFormWide: false } : null,
    send: async (values) => {
      await reauthenticate(values.password);
      onConfirmed();
    },
    describe: (error) => describeFailure(error, 'password'),
  });
  return (
    <>
      <AuthForm
        form={form}
        submitLabel="Confirm"
        busyLabel="Checking..."
        beside={<Button onClick={onCancel}>Cancel</Button>}
        className="mt-5"
      >
        {/* Password managers need the user name that belongs to the password. */}
        <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <PasswordField ref={password} autoComplete="current-password" error={form.errorOf('password')} />
      </AuthForm>
      <div className="mt-3 flex flex-col gap-3 empty:hidden">
        {factors?.has_passkey === true && (
          <PasskeyButton label="Use a passkey" onStart={form.clear} onDone={onConfirmed} onFailure={form.showFailure} />
        )}
        <OpenidLink next={`${window.location.pathname}${window.location.search}`} />
      </div>
    </>
  );
}

/** Asks the user to authenticate again before a sensitive action, in case the page was left open. */
export function FreshLoginDialog({ open, onConfirmed, onCancel }: FreshLoginDialogProps) {
  const password = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title="Please confirm it’s you"
      description="You signed in a while ago, and this affects your account’s security."
      initialFocus={password}
    >
      <FreshLoginForm password={password} onConfirmed={onConfirmed} onCancel={onCancel} />
    </Dialog>
  );
}
