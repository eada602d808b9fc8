import { numberedSteps, stepHeadingText } from '@larder/culinary/steps/numbered-steps';

import { SizeNotes } from '#features/cooking/components/size-notes.tsx';
import { StepNote } from '#features/cooking/components/step-note.tsx';
import { TimedText } from '#features/cooking/components/timed-text.tsx';
import type { CookableRecipe, CookedRecipe } from '#features/cooking/model/shaped-recipe.ts';

export interface InstructionListProps {
  recipe: CookableRecipe;
  cooked: CookedRecipe;
}

/** The steps, numbered across their sections. */
export function InstructionList({ recipe, cooked }: InstructionListProps) {
  const { shaped, steps } = cooked;
  const numbers = new Map(numberedSteps(shaped.instructions).map(({ index, number }) => [index, number]));
  return (
    <ol className="flex flex-col gap-6 print:gap-2">
      {shaped.instructions.map((text, index) => {
        const number = numbers.get(index);
        if (number === undefined) {
          return (
            <li key={index} className="mt-2 break-after-avoid first:mt-0">
              <h3 dir="auto" className="font-serif text-xl font-semibold wrap-anywhere print:text-base">
                {stepHeadingText(text)}
              </h3>
            </li>
          );
        }
        const pieces = steps?.[index];
        const note = recipe.step_notes?.find(({ step }) => step === index);
        return (
          <li key={index} className="flex gap-4 print:gap-2.5">
            <span
              aria-hidden="true"
              className="w-8 shrink-0 text-right font-serif text-2xl leading-tight font-semibold whitespace-nowrap text-tomato-ink lining-nums print:w-5 print:text-base"
            >
              {number}
            </span>
            <div className="min-w-0 grow">
              <p
                dir="auto"
                className="quantity text-lg whitespace-pre-line wrap-anywhere print:text-base print:leading-snug"
              >
                {pieces === undefined ? text : <TimedText recipe={recipe} step={index} pieces={pieces} />}
              </p>
              <SizeNotes notes={shaped.notes.filter(({ step }) => step === index)} />
              {note !== undefined && <StepNote text={note.note} className="mt-2" />}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
