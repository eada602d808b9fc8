import { ACCOUNT_LIMITS, REGISTER_TEXTS } from '@larder/contract/account';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { toast } from 'sonner';

import { useSignUp } from '#features/account/api.ts';
import { BackToHome } from '#features/account/components/back-to-home.tsx';
import { DoorMessage } from '#features/account/components/door-message.tsx';
import { useDoorForm } from '#features/account/components/use-door-form.ts';
import { checkRegistration, describeRegistrationError } from '#features/account/model.ts';
import type { RegistrationValues } from '#features/account/model.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { TextLink } from '#ui/text-link.tsx';

export function RegisterPage() {
  const { next } = useSearch({ strict: false });
  const search = next === undefined ? {} : { next };
  const navigate = useNavigate();
  const { form, read, showFault, showFailure, clear, errorOf, message } = useDoorForm<keyof RegistrationValues>();
  const { mutateAsync: signUp } = useSignUp();
  const [busy, setBusy] = useState(false);

  const register = async (values: RegistrationValues): Promise<void> => {
    const email = values.email.trim();
    setBusy(true);
    try {
      await signUp({ email, password: values.password });
      toast.success(REGISTER_TEXTS.success);
      await navigate({ to: '/login', search, state: { registeredEmail: email } });
    } catch (error) {
      showFailure(describeRegistrationError(error));
      setBusy(false);
    }
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    const values = { email: read('email'), password: read('password'), confirmation: read('confirmation') };
    const fault = checkRegistration(values);
    if (fault !== null) return showFault(fault);
    clear();
    void register(values);
  };

  return (
    <>
      <PageHeader
        title="Sign up"
        lead="An email address and a password, and the kitchen is yours."
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
            />
          )}
        </Field>
        <Field
          label="Password"
          error={errorOf('password')}
          hint={`At least ${ACCOUNT_LIMITS.password_min_characters} characters`}
        >
          {(control) => <PasswordInput {...control} name="password" required autoComplete="new-password" />}
        </Field>
        <Field label="Confirm Password" error={errorOf('confirmation')}>
          {(control) => <PasswordInput {...control} name="confirmation" required autoComplete="new-password" />}
        </Field>
        <DoorMessage message={message} />
        <Button type="submit" tone="primary" size="large" busy={busy} busyLabel="Creating account...">
          Create account
        </Button>
      </form>
      <p className="mt-6 text-ink-soft">
        Already have an account?{' '}
        <TextLink asChild>
          <Link to="/login" search={search}>
            Log in
          </Link>
        </TextLink>
      </p>
    </>
  );
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whom somebody has just registered, so that the login form can begin with it. */
    registeredEmail?: string;
  }
}
