import { Fragment } from 'react';
import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';

import { useParsedIngredients } from '#features/recipe-form/hooks/use-parsed-ingredients.ts';
import type { RecipeForm } from '#features/recipe-form/model/recipe-form.ts';
import { classNames } from '#ui/class-names.ts';

interface PartProps {
  children: string;
  known?: boolean;
  /** Does not shrink: a truncated amount reads as a different one. */
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

/** Shows how a row is parsed, in one line below it. The line has its height while empty, so that rows do not move. */
export function ParsedIngredientHint({ control, index }: { control: Control<RecipeForm>; index: number }) {
  const text = useWatch({ control, name: `ingredients.${index}.text` });
  const ingredients = useParsedIngredients(text);
  return (
    <div className="mt-1 flex min-h-5.5 items-center gap-1 text-xs">
      {ingredients.map((parsed, at) => (
        <Fragment key={at}>
          {at === 0 ? <span className="sr-only">Understood as: </span> : <span className="text-ink-faint">+</span>}
          {parsed.quantity !== '' && <Part isAmount>{parsed.quantity}</Part>}
          {parsed.unit !== '' && <Part isAmount>{parsed.unit}</Part>}
          {parsed.food !== '' && <Part known={parsed.known}>{parsed.food}</Part>}
          {!parsed.known && (
            // Screen-reader text is truncated too, or it would make the page wider than a phone.
            <span className="relative min-w-0 truncate text-ink-faint">
              not recognized<span className="max-sm:sr-only">, saved as you wrote it</span>
            </span>
          )}
        </Fragment>
      ))}
    </div>
  );
}
