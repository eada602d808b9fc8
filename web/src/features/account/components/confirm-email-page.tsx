import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { sessionQuery, useConfirmationRequest, useConfirmEmail } from '#features/account/api.ts';
import { EmailRequestForm } from '#features/account/components/email-request-form.tsx';
import { LinkPage } from '#features/account/components/link-page.tsx';
import type { GoodLink } from '#features/account/components/link-page.tsx';
import { describeConfirmationSent } from '#features/account/model/auth-forms.ts';
import { describeFailure } from '#features/account/model/form.ts';
import { describeLinkState } from '#features/account/model/links.ts';
import { getPublicConfig } from '#platform/public-config.ts';
import { Button } from '#ui/button.tsx';
import { restoreFocusOnRemoval } from '#ui/restore-focus.ts';
import { FormMessage } from '#ui/form-message.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** Confirming does not sign in: the reader of the mail may not know the password. */
function ContinueLink() {
  const { data: user = null } = useQuery(sessionQuery());
  return (
    <LinkButton asChild tone="primary" size="large">
      {user === null ? <Link to="/login">Log in</Link> : <Link to="/dashboard">Go to my recipes</Link>}
    </LinkButton>
  );
}

function AlreadyDone() {
  return (
    <>
      <p className="text-ink-soft">If that was you, your address is confirmed and you’re all set.</p>
      <ContinueLink />
    </>
  );
}

function RequestNewLink() {
  const { mutateAsync: send } = useConfirmationRequest();
  return (
    <section aria-labelledby="ask-again">
      <h2 id="ask-again" className="font-serif text-xl font-semibold">
        Ask for a new link
      </h2>
      <p className="mt-2 mb-5 text-ink-soft">
        For the address you registered with. If you were changing your address, request the change again in your
        profile.
      </p>
      <EmailRequestForm
        submitLabel="Send the email again"
        send={send}
        answer={describeConfirmationSent(getPublicConfig().mail_delivers)}
      />
    </section>
  );
}

function Confirmation({ token, email }: GoodLink) {
  const { mutate: confirm, isPending, isSuccess, error } = useConfirmEmail();
  if (isSuccess) {
    return (
      <div className="flex flex-col gap-6">
        <FormMessage tone="success">Thank you: {email} is confirmed.</FormMessage>
        <ContinueLink />
      </div>
    );
  }
  const state = describeLinkState(error);
  return (
    <div className="flex flex-col gap-6">
      {error === null ? (
        <p className="text-lg break-words">
          Is <strong className="font-semibold">{email}</strong> your address?
        </p>
      ) : (
        <FormMessage>{describeFailure(error, null).message}</FormMessage>
      )}
      {state === 'used' && <AlreadyDone />}
      {state === 'bad' && <RequestNewLink />}
      {state === null && (
        <Button
          ref={restoreFocusOnRemoval}
          tone="primary"
          size="large"
          busy={isPending}
          busyLabel="Confirming..."
          onClick={() => confirm(token)}
        >
          Confirm my address
        </Button>
      )}
    </div>
  );
}

/** Confirms only after a click, because mail scanners open links. */
export function ConfirmEmailPage() {
  return (
    <LinkPage
      title="Confirm your address"
      lead="One click, and we know our emails reach you."
      purposes={['confirm_email', 'change_email']}
      whenUsed={<AlreadyDone />}
      whenBad={<RequestNewLink />}
    >
      {(link) => <Confirmation {...link} />}
    </LinkPage>
  );
}
