import type { Profile } from '@larder/contract/profile';
import type { FormEvent } from 'react';

import { AboutSection } from '#features/profile/components/about-section.tsx';
import { DietSection } from '#features/profile/components/diet-section.tsx';
import { UnsavedChangesGuard } from '#features/profile/components/unsaved-changes-guard.tsx';
import { useAboutForm } from '#features/profile/hooks/use-about-form.ts';
import { Button } from '#ui/button.tsx';
import { restoreFocusOnRemoval } from '#ui/restore-focus.ts';
import { FormMessage } from '#ui/form-message.tsx';

interface Section {
  id: string;
  title: string;
}

/** Who one is and what one eats, saved together. */
export function PersonForm({ about, eating, profile }: { about: Section; eating: Section; profile: Profile }) {
  const state = useAboutForm(profile);
  const { form, saving, changed, restored, save, discard, hasDraft } = state;
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
        {restored && <FormMessage tone="success">What you typed before is back. It is not saved yet.</FormMessage>}
        <AboutSection {...about} about={state} />
        <DietSection {...eating} about={state} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" tone="primary" className="min-w-36" busy={saving} busyLabel="Saving...">
            Save Changes
          </Button>
          {changed && !saving && (
            <Button ref={restoreFocusOnRemoval} tone="ghost" onClick={discard}>
              Undo changes
            </Button>
          )}
          <p className="text-sm text-ink-faint">
            {changed ? 'Not saved yet.' : `Saves “${about.title}” and “${eating.title}”.`}
          </p>
        </div>
      </form>
      <UnsavedChangesGuard changed={changed} hasDraft={hasDraft} onLeave={discard} />
    </>
  );
}
