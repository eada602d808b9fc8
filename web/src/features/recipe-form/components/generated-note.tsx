import { RefreshCw, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { answeredByText } from '#features/assistant/model/generation-text.ts';
import { RecipePicture } from '#features/recipes/components/recipe-picture.tsx';
import { UnusableList } from '#features/recipe-form/components/unusable-list.tsx';
import type { AppliedGeneration } from '#features/recipe-form/model/recipe-draft.ts';
import { plainTexts } from '#features/recipe-form/model/form-rows.ts';
import { toPicturedRecipe } from '#features/recipe-form/model/recipe-form.ts';
import type { RecipeForm } from '#features/recipe-form/model/recipe-form.ts';
import { countText, totalMinutes } from '#features/recipes/model/recipe-text.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { restoreFocusOnRemoval } from '#ui/restore-focus.ts';

export interface GeneratedNoteProps {
  generated: AppliedGeneration;
  /** Just generated: takes the focus, so that a screen reader announces it. */
  fresh: boolean;
  busy: boolean;
  /** With picture, facts and notes, or only the buttons. */
  full: boolean;
  /** The progress of a regeneration. */
  progress?: ReactNode;
  onUndo: () => void;
  onAnother: () => void;
  onEditTitle: () => void;
}

function factsOf(form: RecipeForm): string {
  const minutes = totalMinutes(form);
  return [
    minutes === null ? '' : countText(minutes, 'minute'),
    form.servings === null ? '' : countText(form.servings, 'serving'),
    countText(plainTexts(form.ingredients).length, 'ingredient'),
    countText(plainTexts(form.instructions).length, 'step'),
  ]
    .filter((fact) => fact !== '')
    .join(' · ');
}

/** Says who generated the recipe, with buttons to undo or repeat it. */
export function GeneratedNote({
  generated,
  fresh,
  busy,
  full,
  progress,
  onUndo,
  onAnother,
  onEditTitle,
}: GeneratedNoteProps) {
  const heading = useRef<HTMLParagraphElement>(null);
  const { after, unusable, notes } = generated;
  useEffect(() => {
    if (fresh) heading.current?.focus();
  }, [fresh]);

  return (
    <section
      ref={restoreFocusOnRemoval}
      aria-label="Made by REECE"
      className="mb-8 rounded-lg border border-line bg-paper-raised p-4 sm:p-5"
    >
      <div className="flex items-start gap-4 sm:gap-5">
        {full && (
          <RecipePicture
            recipe={toPicturedRecipe(after)}
            sizes="7rem"
            className="aspect-square w-20 shrink-0 rounded-md sm:w-28"
          />
        )}
        <div className="min-w-0">
          <p ref={heading} tabIndex={-1} className="text-sm text-ink-soft">
            {answeredByText(generated.answered_by)} Change anything you like.
          </p>
          {full && (
            <>
              <p dir="auto" className="mt-1 line-clamp-3 font-serif text-xl font-semibold">
                {after.title}
              </p>
              <p className="mt-1 text-sm text-ink-faint">{factsOf(after)}</p>
            </>
          )}
        </div>
      </div>
      <div className={classNames('flex flex-wrap gap-2.5', full ? 'mt-4' : 'mt-3')}>
        {full && <Button onClick={onEditTitle}>Change the title</Button>}
        <Button busy={busy} busyLabel="Generating..." onClick={onAnother}>
          <RefreshCw aria-hidden="true" />
          Make another
        </Button>
        <Button tone="ghost" disabled={busy} onClick={onUndo}>
          <Undo2 aria-hidden="true" />
          Undo
        </Button>
      </div>
      {progress}
      {full && notes.length > 0 && (
        <div className="mt-4 border-t border-line pt-3">
          <p className="text-sm font-semibold">Good to know</p>
          <ul className="mt-1 flex flex-col gap-1 text-sm text-ink-soft">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      )}
      {full && unusable.length > 0 && (
        <div className="mt-4 border-t border-line pt-3">
          <p className="text-sm font-semibold">Left out this time</p>
          <UnusableList unusable={unusable} />
        </div>
      )}
    </section>
  );
}
