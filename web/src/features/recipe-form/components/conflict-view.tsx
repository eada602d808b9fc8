import { useState } from 'react';

import { ConflictField } from '#features/recipe-form/components/conflict-field.tsx';
import type { RecipeForm } from '#features/recipe-form/model/recipe-form.ts';
import {
  chooseAll,
  findDifferences,
  mergeForms,
  suggestedChoices,
} from '#features/recipe-form/model/merge-versions.ts';
import { countText } from '#features/recipes/model/recipe-text.ts';
import { Button } from '#ui/button.tsx';
import { useHeadingFocus } from '#ui/restore-focus.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';

export interface ConflictViewProps {
  /** The common base of both versions. */
  before: RecipeForm;
  mine: RecipeForm;
  theirs: RecipeForm;
  /** When the other version was stored, as an ISO timestamp. */
  at: string;
  onResolve: (merged: RecipeForm) => void;
  onDismiss: () => void;
}

/** Resolves an edit conflict field by field. Nothing is saved before the user chooses. */
export function ConflictView({ before, mine, theirs, at, onResolve, onDismiss }: ConflictViewProps) {
  const differences = findDifferences(before, mine, theirs);
  const [choices, setChoices] = useState(() => suggestedChoices(differences));
  useHeadingFocus();
  const contested = differences.filter(({ isChangedInBoth }) => isChangedInBoth).length;
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader
        title="Two versions of this recipe"
        lead={
          <>
            It was changed elsewhere <RelativeTime at={at} />, while you were editing. Nothing is overwritten: choose
            what to keep. Theirs stays in the recipe’s history either way.
          </>
        }
      />
      <p role="status" className="mb-4 text-sm text-ink-soft">
        {countText(differences.length, 'difference')}
        {contested > 0 && `, ${contested} changed on both sides`}. Fields changed on one side only are already chosen.
      </p>
      <div className="mb-6 flex flex-wrap gap-2.5">
        <Button onClick={() => setChoices(chooseAll(differences, 'mine'))}>Keep mine</Button>
        <Button onClick={() => setChoices(chooseAll(differences, 'theirs'))}>Take theirs</Button>
      </div>
      <div className="flex flex-col gap-6">
        {differences.map((difference) => (
          <ConflictField
            key={difference.field}
            difference={difference}
            mine={mine}
            theirs={theirs}
            choice={choices[difference.field] ?? 'mine'}
            onChoose={(side) => setChoices({ ...choices, [difference.field]: side })}
          />
        ))}
      </div>
      <div className="mt-10 flex flex-col-reverse justify-between gap-3 border-t border-line pt-5 sm:flex-row">
        <Button onClick={onDismiss}>Keep editing</Button>
        <Button tone="primary" onClick={() => onResolve(mergeForms(mine, theirs, choices))}>
          Save my choices
        </Button>
      </div>
    </div>
  );
}
