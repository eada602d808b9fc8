import type { Profile } from '@larder/contract/profile';
import type { FormEvent } from 'react';

import { AboutSection } from '#features/profile/components/about-section.tsx';
import { DietSection } from '#features/profile/components/diet-section.tsx';
import { UnsavedChangesGuard } from '#features/profile/components/unsaved-changes-guard.tsx';
import { useProfileForm } from '#features/profile/hooks/use-profile-form.ts';
import { Button } from '#ui/button.tsx';
import { restoreFocusOnRemoval } from '#ui/restore-focus.ts';
import { FormMessage } from '#ui/form-message.tsx';

interface Section {
  id: string;
  title: string;
}

/** The user’s details and diet, saved together. */
export function ProfileForm({ about, diet, profile }: { about: Section; diet: Section; profile: Profile }) {
  const state = useProfileForm(profile);
  const { form, saving, hasChanges, restored, save, discard, hasDraft } = state;
  return (
    <>
      <form
        ref={form}
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          save();
        }}
      >
        {restored && <FormMessage tone="success">We restored your unsaved changes.</FormMessage>}
        <AboutSection {...about} state={state} />
        <DietSection {...diet} state={state} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" tone="primary" className="min-w-36" busy={saving} busyLabel="Saving...">
            Save Changes
          </Button>
          {hasChanges && !saving && (
            <Button ref={restoreFocusOnRemoval} tone="ghost" onClick={discard}>
              Undo changes
            </Button>
          )}
          <p className="text-sm text-ink-faint">
            {hasChanges ? 'Not saved yet.' : `Saves “${about.title}” and “${diet.title}”.`}
          </p>
        </div>
      </form>
      <UnsavedChangesGuard hasChanges={hasChanges} hasDraft={hasDraft} onLeave={discard} />
    </>
  );
}
