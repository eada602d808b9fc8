import type { RecipePart } from '@larder/contract/detail-fields';
import { Timer as TimerIcon } from 'lucide-react';

import { LinkedPart } from '#features/cooking/components/linked-part.tsx';
import { SizeNotes } from '#features/cooking/components/size-notes.tsx';
import { StepNote } from '#features/cooking/components/step-note.tsx';
import { StepPicture } from '#features/recipes/components/step-picture.tsx';
import { useStepTimer } from '#features/cooking/hooks/use-step-timer.ts';
import type { CookableRecipe, SizeNote } from '#features/cooking/model/shaped-recipe.ts';
import type { StepPiece } from '#features/cooking/model/step-pieces.ts';
import { INGREDIENT_TEXT_SIZES, stepTextSize } from '#features/cooking/model/text-size.ts';
import { durationText, rangeNote, timerLabel } from '#features/cooking/model/timer-text.ts';
import { usePreferences } from '#features/profile/hooks/use-preferences.ts';
import { Button } from '#ui/button.tsx';

export interface StepIngredient {
  readonly text: string;
  /** The section, where it is open which ingredient is meant. */
  readonly section: string | null;
  /** The recipes that it is, in the chosen size and units. */
  readonly parts: readonly { readonly part: RecipePart; readonly ingredients: readonly string[] }[];
}

export interface CookStepProps {
  recipe: Pick<CookableRecipe, 'id' | 'title'>;
  index: number;
  text: string;
  pieces: readonly StepPiece[] | null;
  ingredients: readonly StepIngredient[];
  notes: readonly SizeNote[];
  /** What the cook wrote beside the step. */
  ownNote: string | null;
  /** The address of the step's picture. */
  picture: string | null;
}

export function CookStep({ recipe, index, text, pieces, ingredients, notes, ownNote, picture }: CookStepProps) {
  const { isRunning, start } = useStepTimer(recipe, index);
  const { text_size: textSize } = usePreferences().preferences;
  const timers = pieces?.flatMap(({ timer }) => (timer === null ? [] : [timer])) ?? [];
  return (
    <div key={index} className="appear mt-3 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
      <div>
        <p dir="auto" className={`font-serif whitespace-pre-line wrap-anywhere ${stepTextSize(text, textSize)}`}>
          {text}
        </p>
        <div className="mt-3">
          <SizeNotes notes={notes} />
        </div>
        {ownNote !== null && <StepNote text={ownNote} className="mt-4 text-xl" />}
        {picture !== null && <StepPicture url={picture} alt="Photo of this step" className="mt-5 max-w-120" />}
        {timers.length > 0 && (
          <div className="mt-6 flex flex-wrap gap-3">
            {timers.map((timer) => {
              const isSet = isRunning(timer);
              const { seconds, label } = timer;
              const range = rangeNote(timer);
              return (
                <Button key={timer.index} size="large" onClick={() => start(timer)}>
                  <TimerIcon aria-hidden="true" />
                  <span>
                    {isSet ? 'Timer is set: ' : ''}
                    {durationText(seconds)}
                    {label !== null && ` ${timerLabel(label).toLowerCase()}`}
                    {range !== null && <span className="block text-sm font-normal">{range}</span>}
                  </span>
                </Button>
              );
            })}
          </div>
        )}
      </div>
      {ingredients.length > 0 && (
        <div>
          <h3 className="text-lg font-semibold">For this step</h3>
          <ul className={`mt-2 divide-y divide-line border-y border-line ${INGREDIENT_TEXT_SIZES[textSize]}`}>
            {ingredients.map(({ text: line, section, parts }, at) => (
              <li key={at} dir="auto" className="py-2.5 wrap-anywhere">
                {line}
                {section !== null && <span className="block text-base text-ink-soft">{section}</span>}
                {parts.map(({ part, ingredients: lines }) => (
                  <LinkedPart
                    key={part.recipe_id}
                    part={part}
                    ingredients={lines}
                    canOpen={false}
                    className="mt-1.5 text-base"
                  />
                ))}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
