import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';

import { EditLayoutSwitch } from '#features/recipe-form/components/edit-layout-switch.tsx';
import { RecipeWizard } from '#features/recipe-form/components/recipe-wizard.tsx';
import { useDraftAutosave } from '#features/recipe-form/hooks/use-draft-autosave.ts';
import { useEditLayout } from '#features/recipe-form/hooks/use-edit-layout.ts';
import { useSaveEdit } from '#features/recipe-form/hooks/use-save-edit.ts';
import { useWizardNavigation } from '#features/recipe-form/hooks/use-wizard-navigation.ts';
import { useWizard } from '#features/recipe-form/hooks/use-wizard.ts';
import type { Edited, RecipeDraft } from '#features/recipe-form/model/recipe-draft.ts';
import type { RecipeForm } from '#features/recipe-form/model/recipe-form.ts';
import type { Problem } from '#features/recipe-form/model/wizard-steps.ts';
import type { DraftScope } from '#platform/drafts.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { useSingleFlight } from '#ui/use-single-flight.ts';

/** Lazy: conflicts are rare. */
const ConflictView = lazyPart(async () => {
  const { ConflictView: component } = await import('#features/recipe-form/components/conflict-view.tsx');
  return component;
}, 'The other version of this recipe');
const DeletedView = lazyPart(async () => {
  const { DeletedView: component } = await import('#features/recipe-form/components/deleted-view.tsx');
  return component;
}, 'This message');

export interface EditWizardProps {
  scope: DraftScope;
  draft: RecipeDraft;
  edited: Edited;
  restored: boolean;
  /** The recipe was deleted. */
  isDeleted: boolean;
  onIdChange: (id: string) => void;
  onDiscard: () => void;
}

export function EditWizard({
  scope,
  draft,
  edited: base,
  restored,
  isDeleted: wasDeleted,
  onIdChange,
  onDiscard,
}: EditWizardProps) {
  const autosave = useDraftAutosave(scope, draft, onIdChange);
  const navigation = useWizardNavigation(() => autosave.id);
  const editing = useSaveEdit(autosave, navigation, base, wasDeleted);
  const { edited, conflict, isDeleted, saving } = editing;
  const [layout, setLayout] = useEditLayout(scope.owner, draft.form);
  const isOnePage = layout === 'page';
  const wizard = useWizard({ draft, autosave, navigation, edited, saving, isOnePage, onSave: editing.save });
  const { form, showProblem } = wizard;

  const showResult = async (result: Promise<Problem | null>): Promise<void> => showProblem(await result);
  const saveAsNew = useSingleFlight(() => showResult(editing.saveAsNew(form.getValues())));

  if (isDeleted) {
    return (
      <Suspense fallback={<SkeletonText />}>
        <DeletedView
          saving={saving}
          title={form.getValues('title')}
          onSaveAsNew={saveAsNew}
          onDiscard={() => autosave.discard()}
        />
      </Suspense>
    );
  }
  if (conflict !== null) {
    return (
      <Suspense fallback={<SkeletonText />}>
        <ConflictView
          key={conflict.theirs.version}
          before={edited.before}
          mine={form.getValues()}
          theirs={conflict.theirs.before}
          at={conflict.at}
          onResolve={(merged: RecipeForm) => {
            form.reset(merged);
            void showResult(editing.resolveConflict(merged));
          }}
          onDismiss={editing.dismissConflict}
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
    >
      <div className="mb-5">
        <EditLayoutSwitch layout={layout} onChange={setLayout} />
      </div>
    </RecipeWizard>
  );
}
