import { SizeNotes } from '#features/cooking/components/size-notes.tsx';
import { TimedText } from '#features/cooking/components/timed-text.tsx';
import type { CookableRecipe, CookedRecipe } from '#features/cooking/model/shaped-recipe.ts';

export interface InstructionListProps {
  recipe: CookableRecipe;
  cooked: CookedRecipe;
}

export function InstructionList({ recipe, cooked }: InstructionListProps) {
  const { shaped, steps } = cooked;
  return (
    <ol className="flex flex-col gap-6 print:gap-2">
      {shaped.instructions.map((text, index) => {
        const pieces = steps?.[index];
        return (
          <li key={index} className="flex gap-4 print:gap-2.5">
            <span
              aria-hidden="true"
              className="w-8 shrink-0 text-right font-serif text-2xl leading-tight font-semibold whitespace-nowrap text-tomato-ink lining-nums print:w-5 print:text-base"
            >
              {index + 1}
            </span>
            <div className="min-w-0 grow">
              <p
                dir="auto"
                className="quantity text-lg whitespace-pre-line wrap-anywhere print:text-base print:leading-snug"
              >
                {pieces === undefined ? text : <TimedText recipe={recipe} step={index} pieces={pieces} />}
              </p>
              <SizeNotes notes={shaped.notes.filter(({ step }) => step === index)} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
