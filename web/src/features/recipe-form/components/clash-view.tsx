import { useState } from 'react';

import { ClashField } from '#features/recipe-form/components/clash-field.tsx';
import type { RecipeForm } from '#features/recipe-form/model/recipe-form.ts';
import { chooseAll, findDifferences, mergeForms, suggestedChoices } from '#features/recipe-form/model/two-versions.ts';
import { countText } from '#features/recipes/model/recipe-text.ts';
import { Button } from '#ui/button.tsx';
import { useHeadingFocus } from '#ui/restore-focus.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';

export interface ClashViewProps {
  /** What both sides began with. */
  before: RecipeForm;
  mine: RecipeForm;
  theirs: RecipeForm;
  /** When theirs was kept. */
  at: string;
  onChosen: (merged: RecipeForm) => void;
  onLeave: () => void;
}

/** Two versions of one recipe, field by field; nothing is kept until one has chosen. */
export function ClashView({ before, mine, theirs, at, onChosen, onLeave }: ClashViewProps) {
  const differences = findDifferences(before, mine, theirs);
  const [choices, setChoices] = useState(() => suggestedChoices(differences));
  useHeadingFocus();
  const contested = differences.filter(({ both }) => both).length;
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader
        title="Two versions of this recipe"
        lead={
          <>
            It was changed elsewhere <RelativeTime at={at} />, while you were writing. Nothing was overwritten: choose
            what stays. Theirs can be found among the recipe’s versions in any case.
          </>
        }
      />
      <p role="status" className="mb-4 text-sm text-ink-soft">
        {countText(differences.length, 'difference')}
        {contested > 0 && `, ${contested} changed on both sides`}. What only one side changed is chosen already.
      </p>
      <div className="mb-6 flex flex-wrap gap-2.5">
        <Button onClick={() => setChoices(chooseAll(differences, 'mine'))}>Keep mine</Button>
        <Button onClick={() => setChoices(chooseAll(differences, 'theirs'))}>Take theirs</Button>
      </div>
      <div className="flex flex-col gap-6">
        {differences.map((difference) => (
          <ClashField
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
        <Button onClick={onLeave}>Back to writing</Button>
        <Button tone="primary" onClick={() => onChosen(mergeForms(mine, theirs, choices))}>
          Save what I chose
        </Button>
      </div>
    </div>
  );
}
