import { INVITATION_TEXTS } from '@larder/contract/invitations';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { BackToHome } from '#features/account/components/back-to-home.tsx';
import { RegisterPage } from '#features/account/components/register-page.tsx';
import { useUrlToken } from '#features/account/hooks/use-url-token.ts';
import { describeFailure } from '#features/account/model/form.ts';
import { describeLinkState } from '#features/account/model/links.ts';
import { invitationQuery } from '#features/invitations/api.ts';
import { getPublicConfig } from '#platform/public-config.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

function WithoutForm({ lead, children }: { lead?: string; children?: ReactNode }) {
  return (
    <>
      <PageHeader title="Sign up" lead={lead} back={<BackToHome />} />
      {children}
    </>
  );
}

/** Why signing up is not possible, with a link to log in. */
function NoSignUp({ reason }: { reason: string }) {
  const { next } = useSearch({ strict: false });
  return (
    <WithoutForm lead={reason}>
      <LinkButton asChild tone="primary" size="large">
        <Link to="/login" search={next === undefined ? {} : { next }}>
          Log in
        </Link>
      </LinkButton>
    </WithoutForm>
  );
}

function Checking() {
  return (
    <WithoutForm>
      <VisuallyHidden live>Checking the invitation</VisuallyHidden>
      <Skeleton className="h-48" />
    </WithoutForm>
  );
}

function InvitedSignUp({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(invitationQuery(token));
  if (data !== undefined) return <RegisterPage invitation={{ token, email: data.email }} />;
  if (error === null) {
    return <Checking />;
  }
  const { message } = describeFailure(error, null);
  if (describeLinkState(error) !== null) return <NoSignUp reason={message} />;
  return (
    <WithoutForm>
      <ErrorPanel title="We couldn’t check this invitation" onRetry={() => void refetch()}>
        {message}
      </ErrorPanel>
    </WithoutForm>
  );
}

/** Sign-up by registration mode: open, closed, or with an invitation token in the URL fragment. */
export function SignUpPage() {
  const token = useUrlToken();
  const { registration } = getPublicConfig();
  if (registration === 'open') return <RegisterPage />;
  if (registration === 'closed') return <NoSignUp reason={INVITATION_TEXTS.closed} />;
  if (token === null) return <Checking />;
  if (token === '') return <NoSignUp reason={INVITATION_TEXTS.required} />;
  // A different token in the same tab remounts the form.
  return <InvitedSignUp key={token} token={token} />;
}
