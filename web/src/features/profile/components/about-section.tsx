import { PROFILE_LIMITS } from '@larder/contract/profile';

import type { AboutFormState } from '#features/profile/hooks/use-about-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';

export interface FormSectionProps {
  id: string;
  title: string;
  about: AboutFormState;
}

export function AboutSection({ id, title, about: { values, change, faultOf } }: FormSectionProps) {
  return (
    <SectionCard id={id} title={title} description="What REECE and the people you cook with may call you.">
      <div className="flex flex-col gap-5">
        <Field label="Username" error={faultOf('username')}>
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
          error={faultOf('bio')}
          hint={`${values.bio.length.toLocaleString('en')} of ${PROFILE_LIMITS.bio_max_characters.toLocaleString('en')} characters`}
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
        <Field label="Phone Number" error={faultOf('phone')} hint="With its country code, such as +44 20 7946 0000">
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
        <fieldset>
          <legend className="text-sm font-semibold">Notifications</legend>
          <Checkbox
            label="Email Notifications"
            hint="Messages about the safety of your account come in any case."
            name="emailNotifications"
            checked={values.emailNotifications}
            onChange={(event) => change({ emailNotifications: event.target.checked })}
          />
          <Checkbox
            label="Push Notifications"
            hint="Kept with your account. There is no push service here, so nothing is sent that way."
            name="pushNotifications"
            checked={values.pushNotifications}
            onChange={(event) => change({ pushNotifications: event.target.checked })}
          />
        </fieldset>
      </div>
    </SectionCard>
  );
}
