import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';

import { useUnderstood } from '#features/recipe-form/hooks/use-understood.ts';
import type { RecipeForm } from '#features/recipe-form/model/recipe-form.ts';
import { classNames } from '#ui/class-names.ts';

interface PartProps {
  children: string;
  known?: boolean;
  /** An amount that is cut says something else; a food that is cut can still be told. */
  isAmount?: boolean;
}

function Part({ children, known = true, isAmount = false }: PartProps) {
  return (
    <span
      dir="auto"
      className={classNames(
        'min-w-7 truncate rounded-full border px-2 text-center leading-5',
        isAmount && 'max-w-2/5 shrink-0',
        known ? 'border-line bg-paper-sunken text-ink-soft' : 'border-dashed border-edge text-ink-faint',
      )}
    >
      {children}
    </span>
  );
}

/** What the kitchen reads in a row, in one line below it. It keeps its place while there is nothing, so that the rows stand still. */
export function UnderstoodLine({ control, index }: { control: Control<RecipeForm>; index: number }) {
  const text = useWatch({ control, name: `ingredients.${index}.text` });
  const understood = useUnderstood(text);
  return (
    <div className="mt-1 flex min-h-5.5 items-center gap-1 text-xs">
      {understood !== null && (
        <>
          <span className="sr-only">Understood as: </span>
          {understood.quantity !== '' && <Part isAmount>{understood.quantity}</Part>}
          {understood.unit !== '' && <Part isAmount>{understood.unit}</Part>}
          {understood.food !== '' && <Part known={understood.known}>{understood.food}</Part>}
          {!understood.known && (
            // What only a screen reader hears is cut with the rest, else it makes the page wider than the phone.
            <span className="relative min-w-0 truncate text-ink-faint">
              not known to the kitchen<span className="max-sm:sr-only">, kept as you wrote it</span>
            </span>
          )}
        </>
      )}
    </div>
  );
}
