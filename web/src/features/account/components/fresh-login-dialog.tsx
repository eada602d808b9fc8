import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useRef } from 'react';

import { factorsQuery, sessionQuery, useReauthenticate } from '#features/account/api.ts';
import { PasswordField } from '#features/account/components/account-fields.tsx';
import { DoorForm } from '#features/account/components/door-form.tsx';
import { OpenidLink } from '#features/account/components/openid-link.tsx';
import { PasskeyButton } from '#features/account/components/passkey-button.tsx';
import { useDoor } from '#features/account/hooks/use-door.ts';
import { describeFailure } from '#features/account/model/form.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface FreshLoginDialogProps {
  open: boolean;
  onProved: () => void;
  onCancel: () => void;
}

interface FreshLoginFormProps extends Omit<FreshLoginDialogProps, 'open'> {
  password: RefObject<HTMLInputElement | null>;
}

function FreshLoginForm({ password, onProved, onCancel }: FreshLoginFormProps) {
  const { data: user } = useQuery(sessionQuery());
  const { data: factors } = useQuery(factorsQuery());
  const { mutateAsync: reauthenticate } = useReauthenticate();
  const door = useDoor({
    fields: ['password'],
    check: (values) =>
      values.password === '' ? { field: 'password', message: 'Please enter your password', ofForm: false } : null,
    send: async (values) => {
      await reauthenticate(values.password);
      onProved();
    },
    describe: (error) => describeFailure(error, 'password'),
  });
  return (
    <>
      <DoorForm
        door={door}
        submitLabel="Confirm"
        busyLabel="Checking..."
        beside={<Button onClick={onCancel}>Cancel</Button>}
        className="mt-5"
      >
        {/* Password managers need the user name that belongs to the password. */}
        <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <PasswordField ref={password} autoComplete="current-password" error={door.errorOf('password')} />
      </DoorForm>
      <div className="mt-3 flex flex-col gap-3 empty:hidden">
        {factors?.has_passkey === true && (
          <PasskeyButton label="Use a passkey" onStart={door.clear} onDone={onProved} onFailure={door.showFailure} />
        )}
        <OpenidLink next={`${window.location.pathname}${window.location.search}`} />
      </div>
    </>
  );
}

/** Asks the user to authenticate again before a sensitive action, in case the page was left open. */
export function FreshLoginDialog({ open, onProved, onCancel }: FreshLoginDialogProps) {
  const password = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title="Please confirm that it is you"
      description="You signed in a while ago, and this concerns the safety of your account."
      initialFocus={password}
    >
      <FreshLoginForm password={password} onProved={onProved} onCancel={onCancel} />
    </Dialog>
  );
}
