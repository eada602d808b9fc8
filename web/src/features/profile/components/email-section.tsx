import { EMAIL_PATTERN, REGISTER_TEXTS } from '@larder/contract/account';
import { PROFILE_TEXTS } from '@larder/contract/profile';
import type { Profile } from '@larder/contract/profile';
import { MailCheck, MailWarning } from 'lucide-react';
import type { FormEvent } from 'react';
import { toast } from 'sonner';

import { useConfirmationRequest } from '#features/account/api.ts';
import { FreshLoginCancelled, useFreshLogin } from '#features/account/hooks/use-fresh-login.tsx';
import { useChangeEmail } from '#features/profile/api.ts';
import { useFieldError } from '#features/profile/hooks/use-field-error.ts';
import { ApiError } from '#platform/api-error.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { getPublicConfig } from '#platform/public-config.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { failureToast } from '#ui/failure-toast.ts';
import { Field } from '#ui/field.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { TextInput } from '#ui/text-input.tsx';

const sendFailure = failureToast();
const changeFailure = failureToast();

/** The text for a server that sends mail; otherwise how to get the link without mail. */
function withDelivery(text: string): string {
  if (getPublicConfig().mail_delivers) return text;
  return 'This server doesn’t send email, so ask your admin for the link.';
}

function CurrentAddress({ profile }: { profile: Profile }) {
  const { mutateAsync: sendAgain, isPending } = useConfirmationRequest();
  const send = async (): Promise<void> => {
    sendFailure.clear();
    try {
      await sendAgain(profile.email);
      toast.success('The email is on its way', { description: withDelivery(`Check your inbox at ${profile.email}.`) });
    } catch (error) {
      sendFailure.show('The email could not be sent', { description: failureDetail(error) });
    }
  };
  return (
    <div className="mb-5 flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold wrap-anywhere">{profile.email}</span>
        {profile.email_confirmed ? (
          <Badge tone="basil">
            <MailCheck aria-hidden="true" />
            Confirmed
          </Badge>
        ) : (
          <Badge tone="saffron">
            <MailWarning aria-hidden="true" />
            Not confirmed
          </Badge>
        )}
      </p>
      {!profile.email_confirmed && (
        <Button className="self-start" busy={isPending} onClick={() => void send()}>
          Send the email again
        </Button>
      )}
      {profile.pending_email !== null && (
        <p className="rounded-md bg-saffron-wash px-4 py-3 text-sm text-saffron-ink">
          Waiting for you to confirm <strong className="wrap-anywhere">{profile.pending_email}</strong>. Until then,
          your current address stays.
        </p>
      )}
    </div>
  );
}

export function EmailSection({ id, title, profile }: { id: string; title: string; profile: Profile }) {
  const { form, read, showError, errorOf } = useFieldError<'email'>();
  const { mutateAsync: changeEmail, isPending } = useChangeEmail();
  const { runFresh, dialog } = useFreshLogin();

  const change = async (email: string): Promise<void> => {
    changeFailure.clear();
    try {
      await runFresh(() => changeEmail(email));
      toast.success(PROFILE_TEXTS.email_initiated, {
        description: withDelivery(`We sent a link to ${email}. Your current address stays until you click it.`),
      });
    } catch (error) {
      if (error instanceof FreshLoginCancelled) return;
      changeFailure.show(PROFILE_TEXTS.email_failed, { description: failureDetail(error) });
      const message = error instanceof ApiError ? error.fields['new_email'] : undefined;
      if (message !== undefined) showError({ field: 'email', message });
    }
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    const email = read('email').trim().normalize('NFKC').toLowerCase();
    if (!EMAIL_PATTERN.test(email)) return showError({ field: 'email', message: REGISTER_TEXTS.email_invalid });
    if (email === profile.email) return showError({ field: 'email', message: 'This is already your address' });
    showError(null);
    void change(email);
  };

  return (
    <SectionCard
      id={id}
      title={title}
      description={`You sign in with this address. Click the link we send you to confirm a new address. ${withDelivery('')}`}
    >
      <CurrentAddress profile={profile} />
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label="Email" error={errorOf('email')}>
          {(control) => (
            <TextInput
              {...control}
              key={profile.email}
              type="email"
              name="email"
              required
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={profile.email}
            />
          )}
        </Field>
        <Button type="submit" className="self-start" busy={isPending} busyLabel="Updating...">
          Update Email
        </Button>
      </form>
      {dialog}
    </SectionCard>
  );
}
