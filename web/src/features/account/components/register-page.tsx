import { ACCOUNT_LIMITS, REGISTER_TEXTS } from '@larder/contract/account';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { toast } from 'sonner';

import { useSignUp } from '#features/account/api.ts';
import { EmailField, PasswordField } from '#features/account/components/account-fields.tsx';
import { BackToHome } from '#features/account/components/back-to-home.tsx';
import { DoorForm } from '#features/account/components/door-form.tsx';
import { useDoor } from '#features/account/components/use-door.ts';
import { checkRegistration, describeRegistrationError } from '#features/account/model/entering.ts';
import type { RegistrationField } from '#features/account/model/entering.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { TextLink } from '#ui/text-link.tsx';

export function RegisterPage() {
  const { next } = useSearch({ strict: false });
  const search = next === undefined ? {} : { next };
  const navigate = useNavigate();
  const { mutateAsync: signUp } = useSignUp();
  const door = useDoor<RegistrationField>({
    fields: ['email', 'password', 'confirmation'],
    check: checkRegistration,
    send: async (values) => {
      const email = values.email.trim();
      const { confirmation_required: mustConfirm } = await signUp({ email, password: values.password });
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
        lead="An email address and a password, and the kitchen is yours."
        back={<BackToHome />}
        className="mb-6 sm:mb-8"
      />
      <DoorForm door={door} submitLabel="Create account" busyLabel="Creating account...">
        <EmailField error={door.errorOf('email')} hint="You log in with it. Other cooks do not see it." />
        <PasswordField
          autoComplete="new-password"
          error={door.errorOf('password')}
          hint={`At least ${ACCOUNT_LIMITS.password_min_characters} characters`}
        />
        <PasswordField
          label="Confirm Password"
          name="confirmation"
          autoComplete="new-password"
          error={door.errorOf('confirmation')}
        />
      </DoorForm>
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
    /** Where the mail was sent that confirms this address. */
    confirmationSentTo?: string;
  }
}
