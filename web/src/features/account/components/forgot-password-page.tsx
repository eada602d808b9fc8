import { useResetRequest } from '#features/account/api.ts';
import { BackToLogin } from '#features/account/components/back-to-login.tsx';
import { EmailRequestForm } from '#features/account/components/email-request-form.tsx';
import { describeResetSent } from '#features/account/model/auth-forms.ts';
import { getPublicConfig } from '#platform/public-config.ts';
import { PageHeader } from '#ui/page-header.tsx';

export function ForgotPasswordPage() {
  const { mutateAsync: send } = useResetRequest();
  return (
    <>
      <PageHeader
        title="Forgot password?"
        lead="Enter your email address, and we’ll send you a link to set a new one."
        back={<BackToLogin />}
      />
      <EmailRequestForm
        submitLabel="Send the link"
        send={send}
        answer={describeResetSent(getPublicConfig().mail_delivers)}
      />
    </>
  );
}
