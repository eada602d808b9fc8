import { formatNumber } from '@larder/contract/format-number';
import { PROFILE_LIMITS } from '@larder/contract/profile';

import type { ProfileFormState } from '#features/profile/hooks/use-profile-form.ts';
import { getPublicConfig } from '#platform/public-config.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';

export interface FormSectionProps {
  id: string;
  title: string;
  state: ProfileFormState;
}

export function AboutSection({ id, title, state: { values, change, errorOf } }: FormSectionProps) {
  return (
    <SectionCard id={id} title={title} description="How REECE and other cooks know you.">
      <div className="flex flex-col gap-5">
        <Field label="Username" error={errorOf('username')}>
          {(field) => (
            <TextInput
              {...field}
              name="username"
              value={values.username}
              onChange={(event) => change({ username: event.target.value })}
              autoComplete="nickname"
            />
          )}
        </Field>
        <Field
          label="Bio"
          error={errorOf('bio')}
          hint={`${formatNumber(values.bio.length)} of ${formatNumber(PROFILE_LIMITS.bio_max_characters)} characters`}
        >
          {(field) => (
            <TextArea
              {...field}
              name="bio"
              value={values.bio}
              onChange={(event) => change({ bio: event.target.value })}
              rows={4}
            />
          )}
        </Field>
        <Field label="Phone Number" error={errorOf('phone')} hint="Include the country code, such as +1 212 555 0123">
          {(field) => (
            <TextInput
              {...field}
              name="phone"
              value={values.phone}
              onChange={(event) => change({ phone: event.target.value })}
              type="tel"
              autoComplete="tel"
            />
          )}
        </Field>
        {/* Without a mail transport the setting does nothing; the admin's health page says so. */}
        {getPublicConfig().mail_delivers && (
          <fieldset>
            <legend className="text-sm font-semibold">Notifications</legend>
            <Checkbox
              label="Email Notifications"
              hint="We always email you about account security."
              name="emailNotifications"
              checked={values.emailNotifications}
              onChange={(event) => change({ emailNotifications: event.target.checked })}
            />
          </fieldset>
        )}
      </div>
    </SectionCard>
  );
}
