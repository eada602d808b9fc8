import { ACCOUNT_LIMITS, REGISTER_TEXTS } from '@larder/contract/account';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { toast } from 'sonner';

import { useSignUp } from '#features/account/api.ts';
import { EmailField, PasswordField } from '#features/account/components/account-fields.tsx';
import { BackToHome } from '#features/account/components/back-to-home.tsx';
import { AuthForm } from '#features/account/components/auth-form.tsx';
import { OpenidLink } from '#features/account/components/openid-link.tsx';
import { useAuthForm } from '#features/account/hooks/use-auth-form.ts';
import { checkRegistration, describeRegistrationError } from '#features/account/model/auth-forms.ts';
import type { RegistrationField } from '#features/account/model/auth-forms.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { TextLink } from '#ui/text-link.tsx';

export interface RegisterPageProps {
  /** The invitation that was opened. A non-null `email` is the only address it is valid for. */
  invitation?: { readonly token: string; readonly email: string | null };
}

export function RegisterPage({ invitation }: RegisterPageProps) {
  const { next } = useSearch({ strict: false });
  const search = next === undefined ? {} : { next };
  const navigate = useNavigate();
  const { mutateAsync: signUp } = useSignUp();
  const form = useAuthForm<RegistrationField>({
    fields: ['email', 'password', 'confirmation'],
    check: checkRegistration,
    send: async (values) => {
      const email = values.email.trim();
      const { confirmation_required: mustConfirm } = await signUp({
        email,
        password: values.password,
        ...(invitation !== undefined && { invitation: invitation.token }),
      });
      toast.success(REGISTER_TEXTS.success);
      const state = mustConfirm ? { registeredEmail: email, confirmationSentTo: email } : { registeredEmail: email };
      await navigate({ to: '/login', search, state });
    },
    describe: describeRegistrationError,
  });

  return (
    <>
      <PageHeader
        title="Sign up"
        lead={
          invitation === undefined
            ? 'An email address and a password, and the kitchen is yours.'
            : 'You are invited: an email address and a password, and the kitchen is yours.'
        }
        back={<BackToHome />}
      />
      <AuthForm form={form} submitLabel="Create account" busyLabel="Creating account...">
        <EmailField
          defaultValue={invitation?.email ?? ''}
          readOnly={typeof invitation?.email === 'string'}
          error={form.errorOf('email')}
          hint="You’ll log in with it. Other cooks won’t see it."
        />
        <PasswordField
          autoComplete="new-password"
          error={form.errorOf('password')}
          hint={`At least ${ACCOUNT_LIMITS.password_min_characters} characters`}
        />
        <PasswordField
          label="Confirm Password"
          name="confirmation"
          autoComplete="new-password"
          error={form.errorOf('confirmation')}
        />
      </AuthForm>
      {invitation !== undefined && (
        <div className="mt-3 flex flex-col empty:hidden">
          <OpenidLink next={next} invitation={invitation.token} />
        </div>
      )}
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
    /** The address that was just registered. It prefills the login form. */
    registeredEmail?: string;
    /** The address that the confirmation mail was sent to. */
    confirmationSentTo?: string;
  }
}
