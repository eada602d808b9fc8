import { ACCOUNT_LIMITS, PASSWORD_TEXTS } from '@larder/contract/account';
import { Link, useNavigate } from '@tanstack/react-router';
import { toast } from 'sonner';

import { useResetPassword, useSessionRefresh } from '#features/account/api.ts';
import { PasswordField } from '#features/account/components/account-fields.tsx';
import { AuthForm } from '#features/account/components/auth-form.tsx';
import { LinkPage } from '#features/account/components/link-page.tsx';
import type { GoodLink } from '#features/account/components/link-page.tsx';
import { useAuthForm } from '#features/account/hooks/use-auth-form.ts';
import { checkNewPassword } from '#features/account/model/auth-forms.ts';
import type { NewPasswordField } from '#features/account/model/auth-forms.ts';
import { describeFailure, describeFieldRefusal } from '#features/account/model/form.ts';
import { LinkButton } from '#ui/link-button.tsx';

function NewPasswordForm({ token, email }: GoodLink) {
  const navigate = useNavigate();
  const { mutateAsync: reset } = useResetPassword();
  const refreshSession = useSessionRefresh();
  const form = useAuthForm<NewPasswordField>({
    fields: ['password', 'confirmation'],
    check: checkNewPassword,
    send: async ({ password }) => {
      await reset({ token, password });
      toast.success(PASSWORD_TEXTS.success);
      // The reset ends every session, perhaps this browser's too. A failed refresh changes nothing here.
      await refreshSession().catch(() => undefined);
      await navigate({ to: '/login', state: { registeredEmail: email } });
    },
    describe: (error) =>
      describeFieldRefusal<NewPasswordField>(error, { new_password: 'password' }) ??
      describeFailure<NewPasswordField>(error, null),
  });
  return (
    <AuthForm form={form} submitLabel="Set new password" busyLabel="Saving...">
      {/* Password managers need the user name that belongs to the password. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        error={form.errorOf('password')}
        hint={`At least ${ACCOUNT_LIMITS.password_min_characters} characters`}
      />
      <PasswordField
        label="Confirm New Password"
        name="confirmation"
        autoComplete="new-password"
        error={form.errorOf('confirmation')}
      />
    </AuthForm>
  );
}

function RequestNewLink() {
  return (
    <LinkButton asChild>
      <Link to="/forgot-password">Ask for a new link</Link>
    </LinkButton>
  );
}

export function ResetPasswordPage() {
  return (
    <LinkPage
      title="Set a new password"
      lead="You’ll be signed out everywhere and can log in with the new one."
      purposes={['reset_password']}
      whenUsed={<RequestNewLink />}
      whenBad={<RequestNewLink />}
    >
      {(link) => <NewPasswordForm {...link} />}
    </LinkPage>
  );
}
