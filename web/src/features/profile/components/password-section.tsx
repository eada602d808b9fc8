import { PASSWORD_TEXTS } from '@larder/contract/account';
import type { Profile } from '@larder/contract/profile';
import type { FormEvent } from 'react';
import { toast } from 'sonner';

import { useResetRequest } from '#features/account/api.ts';
import { useChangePassword } from '#features/profile/api.ts';
import { useFieldError } from '#features/profile/hooks/use-field-error.ts';
import { checkPasswords } from '#features/profile/model/password-form.ts';
import type { PasswordValues } from '#features/profile/model/password-form.ts';
import { ApiError } from '#platform/api-error.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { getPublicConfig } from '#platform/public-config.ts';
import { Button } from '#ui/button.tsx';
import { failureToast } from '#ui/failure-toast.ts';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { SectionCard } from '#ui/section-card.tsx';

const changeFailure = failureToast();
const linkFailure = failureToast();

interface SectionProps {
  id: string;
  title: string;
  profile: Profile;
}

const FIELDS = [
  { name: 'current', label: 'Current Password', autoComplete: 'current-password' },
  { name: 'next', label: 'New Password', autoComplete: 'new-password', hint: 'At least 6 characters' },
  { name: 'confirmation', label: 'Confirm New Password', autoComplete: 'new-password' },
] as const;

function ChangePassword({ id, title, profile }: SectionProps) {
  const { form, read, showError, errorOf } = useFieldError<keyof PasswordValues>();
  const { mutateAsync: changePassword, isPending } = useChangePassword();

  const change = async (values: PasswordValues): Promise<void> => {
    changeFailure.clear();
    try {
      await changePassword(values);
      form.current?.reset();
      toast.success(PASSWORD_TEXTS.success, { description: 'You’re signed out everywhere else.' });
    } catch (error) {
      const wrong = error instanceof ApiError && error.code === 'invalid_credentials';
      changeFailure.show(PASSWORD_TEXTS.failed, { description: wrong ? PASSWORD_TEXTS.wrong : failureDetail(error) });
      const refused = error instanceof ApiError ? error.fields['new_password'] : undefined;
      if (wrong) showError({ field: 'current', message: PASSWORD_TEXTS.wrong });
      else if (refused !== undefined) showError({ field: 'next', message: refused });
    }
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    const values = { current: read('current'), next: read('next'), confirmation: read('confirmation') };
    const found = checkPasswords(values);
    showError(found);
    if (found === null) void change(values);
  };

  return (
    <SectionCard id={id} title={title} description="Changing it signs you out everywhere else.">
      <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        {/* Names the account for password managers. */}
        <input type="text" name="username" autoComplete="username" value={profile.email} readOnly hidden />
        {FIELDS.map(({ name, label, autoComplete, ...rest }) => (
          <Field key={name} label={label} error={errorOf(name)} {...rest}>
            {(control) => <PasswordInput {...control} name={name} required autoComplete={autoComplete} />}
          </Field>
        ))}
        <Button type="submit" className="self-start" busy={isPending} busyLabel="Updating...">
          Change Password
        </Button>
      </form>
    </SectionCard>
  );
}

function SetPassword({ id, title, profile }: SectionProps) {
  const { mutateAsync: requestLink, isPending } = useResetRequest();
  const request = async (): Promise<void> => {
    linkFailure.clear();
    try {
      await requestLink(profile.email);
      toast.success('The link is on its way', {
        description: getPublicConfig().mail_delivers
          ? `Check your inbox at ${profile.email}.`
          : 'This server doesn’t send email, so ask your admin for the link.',
      });
    } catch (error) {
      linkFailure.show('The link could not be sent', { description: failureDetail(error) });
    }
  };
  return (
    <SectionCard
      id={id}
      title={title}
      description="You sign in with a passkey or another service. To add a password, click a link that we send you."
    >
      <Button busy={isPending} onClick={() => void request()}>
        Send me a link to set a password
      </Button>
    </SectionCard>
  );
}

export function PasswordSection(props: SectionProps) {
  return props.profile.has_password ? <ChangePassword {...props} /> : <SetPassword {...props} />;
}
