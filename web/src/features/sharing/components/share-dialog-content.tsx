import { useRef } from 'react';

import { CommunitySection } from '#features/sharing/components/community-section.tsx';
import { EmailForm } from '#features/sharing/components/email-form.tsx';
import { LinkSection } from '#features/sharing/components/link-section.tsx';
import { PeopleSection } from '#features/sharing/components/people-section.tsx';
import type { SharedThing } from '#features/sharing/model/shared-recipe.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { DIALOG_FOOT } from '#ui/dialog-style.ts';
import { Dialog } from '#ui/dialog.tsx';

export interface ShareDialogContentProps {
  recipe: SharedThing;
  onClose: () => void;
}

/** Shares the user's recipe by email, with the community or by public link, or a collection by email. */
export function ShareDialogContent({ recipe, onClose }: ShareDialogContentProps) {
  const email = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Share this ${recipe.kind ?? 'recipe'}`}
      description={
        <span className="line-clamp-2 wrap-anywhere" dir="auto">
          {recipe.title}
        </span>
      }
      initialFocus={email}
    >
      <EmailForm thing={recipe} input={email} />
      <PeopleSection thing={recipe} />
      {recipe.kind !== 'collection' && (
        <>
          <CommunitySection recipe={recipe} onDone={onClose} />
          <LinkSection recipe={recipe} />
        </>
      )}
      <div className={classNames(DIALOG_FOOT, 'mt-6 flex flex-col sm:flex-row sm:justify-end')}>
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  );
}
