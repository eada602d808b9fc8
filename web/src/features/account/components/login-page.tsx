import { LOGIN_TEXTS } from '@larder/contract/account';
import { Link, useLocation, useSearch } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { toast } from 'sonner';

import { useSessionRefresh, useSignIn } from '#features/account/api.ts';
import { BackToHome } from '#features/account/components/back-to-home.tsx';
import { DoorMessage } from '#features/account/components/door-message.tsx';
import { useDoorForm } from '#features/account/components/use-door-form.ts';
import { checkLogin, describeLoginError } from '#features/account/model.ts';
import type { LoginValues } from '#features/account/model.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { TextLink } from '#ui/text-link.tsx';

export function LoginPage() {
  const { next } = useSearch({ strict: false });
  const registered = useLocation({ select: ({ state }) => state.registeredEmail });
  const { form, read, showFault, showFailure, clear, errorOf, message } = useDoorForm<keyof LoginValues>();
  const { mutateAsync: signIn } = useSignIn();
  const refreshSession = useSessionRefresh();
  const [busy, setBusy] = useState(false);

  /** Once the session is there, the guard of this page leads on to `next` or the dashboard. */
  const enter = async (values: LoginValues): Promise<void> => {
    let signedIn = false;
    setBusy(true);
    try {
      await signIn({ email: values.email.trim(), password: values.password });
      signedIn = true;
      await refreshSession();
      toast.success(LOGIN_TEXTS.success);
    } catch (error) {
      showFailure(describeLoginError(error, signedIn));
      setBusy(false);
    }
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    const values = { email: read('email'), password: read('password') };
    const fault = checkLogin(values);
    if (fault !== null) return showFault(fault);
    clear();
    void enter(values);
  };

  return (
    <>
      <PageHeader
        title="Log in"
        lead={next === undefined ? 'Your recipes are waiting.' : 'Log in, and you are back where you were.'}
        back={<BackToHome />}
        className="mb-6 sm:mb-8"
      />
      <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label="Email" error={errorOf('email')}>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              name="email"
              required
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={registered ?? ''}
            />
          )}
        </Field>
        <Field label="Password" error={errorOf('password')}>
          {(control) => <PasswordInput {...control} name="password" required autoComplete="current-password" />}
        </Field>
        <DoorMessage message={message} />
        <Button type="submit" tone="primary" size="large" busy={busy} busyLabel="Logging in...">
          Log in
        </Button>
      </form>
      <p className="mt-6 text-ink-soft">
        New here?{' '}
        <TextLink asChild>
          <Link to="/register" search={next === undefined ? {} : { next }}>
            Sign up
          </Link>
        </TextLink>
      </p>
    </>
  );
}
