import { ADMIN_TEXTS } from '@larder/contract/admin';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';

import { isAdmin, signOut, sessionStateQuery, useSessionRefresh, useSignIn } from '#features/account/api.ts';
import { EmailField, PasswordField } from '#features/account/components/account-fields.tsx';
import { BackToHome } from '#features/account/components/back-to-home.tsx';
import { AuthForm } from '#features/account/components/auth-form.tsx';
import { SecondStep } from '#features/account/components/second-step.tsx';
import { useAuthForm } from '#features/account/hooks/use-auth-form.ts';
import { checkAdminLogin, describeAdminLoginError } from '#features/account/model/auth-forms.ts';
import type { LoginField } from '#features/account/model/auth-forms.ts';
import { SessionNotStoredError } from '#features/account/model/form.ts';
import { ApiError } from '#platform/api-error.ts';
import { getPublicConfig } from '#platform/public-config.ts';
import { FormMessage } from '#ui/form-message.tsx';
import { PageHeader } from '#ui/page-header.tsx';

/** The password was right, but the user is not an admin. The new session is closed again. */
class NotAnAdminError extends Error {}

function useFinishAdminLogin(): () => Promise<void> {
  const refreshSession = useSessionRefresh();
  /** Refreshes the session only after the admin check, because the route guard then leaves this page. */
  return async () => {
    try {
      if (!(await isAdmin())) throw new NotAnAdminError(ADMIN_TEXTS.unauthorized);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not_authenticated') throw new SessionNotStoredError();
      await signOut();
      throw error;
    }
    await refreshSession();
    toast.success(ADMIN_TEXTS.welcome);
  };
}

interface AdminLoginFormProps {
  finishLogin: () => Promise<void>;
  refusal: string | null;
}

function AdminLoginForm({ finishLogin, refusal }: AdminLoginFormProps) {
  const { mutateAsync: signIn } = useSignIn();
  const refreshSession = useSessionRefresh();
  const form = useAuthForm<LoginField>({
    fields: ['email', 'password'],
    check: checkAdminLogin,
    send: async (credentials) => {
      const { next_aal: nextAal } = await signIn(credentials);
      if (nextAal !== 'aal2') return finishLogin();
      const { pendingUser } = await refreshSession();
      if (pendingUser === null) throw new SessionNotStoredError();
    },
    describe: (error) =>
      error instanceof NotAnAdminError ? { message: error.message, field: 'password' } : describeAdminLoginError(error),
  });
  return (
    <>
      <PageHeader title="Admin login" lead="For the people who run this kitchen." back={<BackToHome />} />
      <AuthForm
        form={form}
        submitLabel="Log in"
        busyLabel="Logging in..."
        notice={refusal !== null && <FormMessage>{refusal}</FormMessage>}
      >
        <EmailField value={getPublicConfig().admin_email} readOnly error={form.errorOf('email')} />
        <PasswordField autoComplete="current-password" error={form.errorOf('password')} />
      </AuthForm>
    </>
  );
}

export function AdminLoginPage() {
  const { data: sessionState } = useQuery(sessionStateQuery());
  const finishLogin = useFinishAdminLogin();
  const refreshSession = useSessionRefresh();
  /** Why the login failed after the second step, whose form is gone by then. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const pendingUser = sessionState?.pendingUser ?? null;
  if (pendingUser === null) return <AdminLoginForm finishLogin={finishLogin} refusal={refusal} />;
  const finish = async (): Promise<void> => {
    try {
      await finishLogin();
    } catch (error) {
      const hasOwnMessage = error instanceof NotAnAdminError || error instanceof SessionNotStoredError;
      setRefusal(hasOwnMessage ? error.message : describeAdminLoginError(error).message);
      await refreshSession();
    }
  };
  return <SecondStep person={pendingUser} onDone={finish} />;
}
