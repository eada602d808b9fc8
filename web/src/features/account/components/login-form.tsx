import { LOGIN_TEXTS } from '@larder/contract/account';
import { Link, useLocation, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { toast } from 'sonner';

import { useSessionRefresh, useSignIn } from '#features/account/api.ts';
import { EmailField, PasswordField } from '#features/account/components/account-fields.tsx';
import { BackToHome } from '#features/account/components/back-to-home.tsx';
import { ConfirmationRequest } from '#features/account/components/confirmation-request.tsx';
import { AuthForm } from '#features/account/components/auth-form.tsx';
import { OpenidLink } from '#features/account/components/openid-link.tsx';
import { PasskeyButton } from '#features/account/components/passkey-button.tsx';
import { useAuthForm } from '#features/account/hooks/use-auth-form.ts';
import {
  checkLogin,
  describeConfirmationRequired,
  describeLoginError,
  describeOpenidError,
} from '#features/account/model/auth-forms.ts';
import type { LoginField } from '#features/account/model/auth-forms.ts';
import { SessionNotStoredError } from '#features/account/model/form.ts';
import { ApiError } from '#platform/api-error.ts';
import { getPublicConfig } from '#platform/public-config.ts';
import { FormMessage } from '#ui/form-message.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** The result of OpenID sign-in or registration, until the form has a message of its own. */
function LoginNotice() {
  const { error } = useSearch({ strict: false });
  const confirmationSentTo = useLocation({ select: ({ state }) => state.confirmationSentTo });
  const refused = describeOpenidError(error);
  if (refused !== null) return <FormMessage>{refused}</FormMessage>;
  if (confirmationSentTo === undefined) return null;
  return (
    <FormMessage tone="success">
      {describeConfirmationRequired(confirmationSentTo, getPublicConfig().mail_delivers)}
    </FormMessage>
  );
}

/** The sign-up link, or the hint that registration needs an invitation. */
function SignUpHint({ next }: { next: string | undefined }) {
  const { registration } = getPublicConfig();
  if (registration === 'closed') return null;
  return (
    <p className="mt-6 text-ink-soft">
      New here?{' '}
      {registration === 'invitation' ? (
        'Ask the people who run this kitchen for an invitation.'
      ) : (
        <TextLink asChild>
          <Link to="/register" search={next === undefined ? {} : { next }}>
            Sign up
          </Link>
        </TextLink>
      )}
    </p>
  );
}

export function LoginForm() {
  const { next } = useSearch({ strict: false });
  const registered = useLocation({ select: ({ state }) => state.registeredEmail });
  const { mutateAsync: signIn } = useSignIn();
  const refreshSession = useSessionRefresh();
  /** The server accepted the login; the session is not loaded yet. */
  const signedIn = useRef(false);
  /** The address that must be confirmed before this login succeeds. */
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);

  /** Loads the session. The route guard then redirects to `next` or the dashboard, or the second step opens. */
  const finishLogin = async (): Promise<void> => {
    const { user, pendingUser } = await refreshSession();
    if (user !== null) toast.success(LOGIN_TEXTS.success);
    // No redirect will replace this form.
    else if (pendingUser === null) throw new SessionNotStoredError();
  };

  const form = useAuthForm<LoginField>({
    fields: ['email', 'password'],
    check: checkLogin,
    send: async ({ email, password }) => {
      signedIn.current = false;
      setUnconfirmed(null);
      await signIn({ email: email.trim(), password }).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'email_not_confirmed') setUnconfirmed(email.trim());
        throw error;
      });
      signedIn.current = true;
      await finishLogin();
    },
    describe: (error) => describeLoginError(error, signedIn.current),
  });

  return (
    <>
      <PageHeader
        title="Log in"
        lead={next === undefined ? 'Your recipes are waiting.' : 'Log in to pick up where you left off.'}
        back={<BackToHome />}
      />
      <AuthForm form={form} submitLabel="Log in" busyLabel="Logging in..." notice={<LoginNotice />}>
        <EmailField defaultValue={registered ?? ''} error={form.errorOf('email')} />
        <PasswordField autoComplete="current-password" error={form.errorOf('password')} />
      </AuthForm>
      {unconfirmed !== null && <ConfirmationRequest key={unconfirmed} email={unconfirmed} />}
      <p className="mt-2">
        <TextLink asChild className="-mx-1 inline-flex min-h-11 items-center px-1 text-sm">
          <Link to="/forgot-password">Forgot password?</Link>
        </TextLink>
      </p>
      <div className="mt-3 flex flex-col gap-3 empty:hidden">
        <PasskeyButton
          label="Log in with a passkey"
          onStart={form.clear}
          onDone={finishLogin}
          onFailure={form.showFailure}
        />
        <OpenidLink next={next} />
      </div>
      <SignUpHint next={next} />
    </>
  );
}
