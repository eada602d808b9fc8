import { ChefHat } from 'lucide-react';
import { useCallback } from 'react';

import type { PhotoReading } from '#features/assistant/api.ts';
import { IngredientPhoto } from '#features/recipe-form/components/ingredient-photo.tsx';
import { MakerProgress } from '#features/recipe-form/components/maker-progress.tsx';
import { RowList } from '#features/recipe-form/components/row-list.tsx';
import { UnderstoodLine } from '#features/recipe-form/components/understood-line.tsx';
import { UnusableList } from '#features/recipe-form/components/unusable-list.tsx';
import type { RecipeMaker } from '#features/recipe-form/hooks/use-recipe-maker.ts';
import type { Wizard } from '#features/recipe-form/hooks/use-wizard.ts';
import { Button } from '#ui/button.tsx';

const EXAMPLES = ['3 ripe tomatoes', 'half an onion', 'a handful of basil'];

export interface IngredientsStepProps {
  wizard: Wizard;
  maker: RecipeMaker;
  photo: PhotoReading;
}

export function IngredientsStep({ wizard, maker, photo }: IngredientsStepProps) {
  const { made, isEdit, form } = wizard;
  const { control } = form;
  const renderUnderstood = useCallback(
    (index: number) => <UnderstoodLine control={control} index={index} />,
    [control],
  );
  return (
    <div>
      <p className="mb-4 text-ink-soft">
        One in each row, with or without amounts. Paste a whole list, and it falls into rows.
      </p>
      <RowList
        wizard={wizard}
        name="ingredients"
        noun="Ingredient"
        examples={EXAMPLES}
        renderBelow={renderUnderstood}
      />
      <IngredientPhoto wizard={wizard} photo={photo} />
      {!isEdit && <GeneratePanel made={made !== null} maker={maker} />}
    </div>
  );
}

function GeneratePanel({ made, maker }: { made: boolean; maker: RecipeMaker }) {
  return (
    <div className="mt-8 rounded-lg bg-saffron-wash p-5">
      <p className="font-semibold">{made ? 'Changed your mind about what goes in?' : 'Let REECE write the rest'}</p>
      <p className="mt-0.5 mb-4 max-w-prose text-sm text-ink-soft">
        REECE makes a whole recipe from these ingredients: title, description, amounts, steps and times. You can change
        all of it, or undo it.
      </p>
      <Button
        className="w-full sm:w-auto"
        tone={made ? 'secondary' : 'primary'}
        busy={maker.busy}
        busyLabel="Generating..."
        onClick={maker.make}
      >
        <ChefHat aria-hidden="true" />
        Generate Recipe from Ingredients
      </Button>
      {maker.busy && !maker.isAnother && <MakerProgress maker={maker} />}
      <div aria-live="polite">
        {maker.refused !== null && (
          <div className="appear mt-5">
            <p className="font-semibold">REECE could not make a dish of these.</p>
            <p className="text-sm text-ink-soft">Nothing you typed was changed. Add something to eat and try again.</p>
            <UnusableList unusable={maker.refused} />
          </div>
        )}
      </div>
    </div>
  );
}
