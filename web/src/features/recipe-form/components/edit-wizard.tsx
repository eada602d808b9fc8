import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';

import { RecipeWizard } from '#features/recipe-form/components/recipe-wizard.tsx';
import { useDraftAutosave } from '#features/recipe-form/hooks/use-draft-autosave.ts';
import { useEditing } from '#features/recipe-form/hooks/use-editing.ts';
import { useWizardPlace } from '#features/recipe-form/hooks/use-wizard-place.ts';
import { useWizard } from '#features/recipe-form/hooks/use-wizard.ts';
import type { Edited, RecipeDraft } from '#features/recipe-form/model/recipe-draft.ts';
import type { RecipeForm } from '#features/recipe-form/model/recipe-form.ts';
import type { Problem } from '#features/recipe-form/model/wizard-steps.ts';
import type { DraftScope } from '#platform/drafts.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { useSingleFlight } from '#ui/use-single-flight.ts';

/** Fetched when two versions meet, which is seldom. */
const ClashView = lazyPart(async () => {
  const { ClashView: component } = await import('#features/recipe-form/components/clash-view.tsx');
  return component;
}, 'The other version of this recipe');
const GoneView = lazyPart(async () => {
  const { GoneView: component } = await import('#features/recipe-form/components/gone-view.tsx');
  return component;
}, 'What became of this recipe');

export interface EditWizardProps {
  scope: DraftScope;
  draft: RecipeDraft;
  edited: Edited;
  restored: boolean;
  /** The recipe is no longer there. */
  isGone: boolean;
  onIdChange: (id: string) => void;
  onDiscard: () => void;
}

export function EditWizard({ scope, draft, edited: begun, restored, isGone, onIdChange, onDiscard }: EditWizardProps) {
  const autosave = useDraftAutosave(scope, draft, onIdChange);
  const place = useWizardPlace(() => autosave.id);
  const editing = useEditing(autosave, place, begun, isGone);
  const { edited, clash, gone, saving } = editing;
  const wizard = useWizard({ draft, autosave, place, edited, saving, onSave: editing.save });
  const { form, show } = wizard;

  const showWhatCame = async (coming: Promise<Problem | null>): Promise<void> => show(await coming);
  const keepAsNew = useSingleFlight(() => showWhatCame(editing.keepAsNew(form.getValues())));

  if (gone) {
    return (
      <Suspense fallback={<SkeletonText />}>
        <GoneView
          saving={saving}
          title={form.getValues('title')}
          onKeep={keepAsNew}
          onDiscard={() => autosave.discard()}
        />
      </Suspense>
    );
  }
  if (clash !== null) {
    return (
      <Suspense fallback={<SkeletonText />}>
        <ClashView
          key={clash.theirs.version}
          before={edited.before}
          mine={form.getValues()}
          theirs={clash.theirs.before}
          at={clash.at}
          onChosen={(merged: RecipeForm) => {
            form.reset(merged);
            void showWhatCame(editing.settleClash(merged));
          }}
          onLeave={editing.leaveClash}
        />
      </Suspense>
    );
  }
  return (
    <RecipeWizard
      wizard={wizard}
      title="Edit Recipe"
      back={
        <Link
          to="/recipe/$id"
          params={{ id: edited.recipe_id }}
          className="inline-flex min-h-11 items-center rounded-sm font-semibold text-tomato-ink underline underline-offset-4"
        >
          Back to the recipe
        </Link>
      }
      submitLabel="Save Changes"
      busyLabel="Saving..."
      losesAll={() => autosave.isUnsaved}
      notice={restored ? 'Your changes are back, as you left them.' : null}
      onDiscard={() => {
        autosave.discard();
        onDiscard();
      }}
    />
  );
}
