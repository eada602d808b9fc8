import { ChefHat } from 'lucide-react';
import { useCallback } from 'react';

import type { PhotoReading } from '#features/assistant/api.ts';
import { GenerationOptionsPanel } from '#features/recipe-form/components/generation-options-panel.tsx';
import { IngredientPhoto } from '#features/recipe-form/components/ingredient-photo.tsx';
import { GenerationProgress } from '#features/recipe-form/components/generation-progress.tsx';
import { LinkRecipe } from '#features/recipe-form/components/link-recipe.tsx';
import { LinkedRecipeChip } from '#features/recipe-form/components/linked-recipe-chip.tsx';
import { RowList } from '#features/recipe-form/components/row-list.tsx';
import type { RowPlace } from '#features/recipe-form/components/sortable-row.tsx';
import { ParsedIngredientHint } from '#features/recipe-form/components/parsed-ingredient-hint.tsx';
import { UnusableList } from '#features/recipe-form/components/unusable-list.tsx';
import type { WizardGenerator } from '#features/recipe-form/hooks/use-recipe-generator.ts';
import type { Wizard } from '#features/recipe-form/hooks/use-wizard.ts';
import { listFoods } from '#features/recipe-form/model/listed-foods.ts';
import { Button } from '#ui/button.tsx';

const EXAMPLES = ['3 ripe tomatoes', 'half an onion', 'a handful of basil'];

export interface IngredientsStepProps {
  wizard: Wizard;
  generator: WizardGenerator;
  photo: PhotoReading;
}

export function IngredientsStep({ wizard, generator, photo }: IngredientsStepProps) {
  const { generated, isEdit, form } = wizard;
  const renderBelow = useCallback(
    ({ index, isSection }: RowPlace) =>
      isSection ? null : (
        <>
          <ParsedIngredientHint control={form.control} index={index} />
          <LinkedRecipeChip form={form} index={index} />
        </>
      ),
    [form],
  );
  return (
    <div>
      <p className="mb-4 text-ink-soft">
        One per row, with or without amounts. Paste a whole list and we’ll split it into rows.
      </p>
      <RowList
        wizard={wizard}
        name="ingredients"
        noun="Ingredient"
        examples={EXAMPLES}
        renderBelow={renderBelow}
        renderActions={(append) => (
          <LinkRecipe ownId={wizard.recipeId} onAdd={(recipe) => append({ text: recipe.title, recipe })} />
        )}
      />
      <IngredientPhoto wizard={wizard} photo={photo} />
      {!isEdit && (
        <GeneratePanel
          hasRecipe={generated !== null}
          generator={generator}
          onGenerate={() => generator.generate(listFoods(form.getValues()))}
        />
      )}
    </div>
  );
}

interface GeneratePanelProps {
  hasRecipe: boolean;
  generator: WizardGenerator;
  onGenerate: () => void;
}

function GeneratePanel({ hasRecipe, generator, onGenerate }: GeneratePanelProps) {
  return (
    <div className="mt-8 rounded-lg bg-saffron-wash p-5">
      <p className="font-semibold">
        {hasRecipe ? 'Changed your mind about what goes in?' : 'Let REECE write the rest'}
      </p>
      <p className="mt-0.5 mb-4 max-w-prose text-sm text-ink-soft">
        REECE writes a whole recipe from these ingredients: title, description, amounts, steps and times. Change
        anything you like, or undo it.
      </p>
      <GenerationOptionsPanel />
      <Button
        className="w-full sm:w-auto"
        tone={hasRecipe ? 'secondary' : 'primary'}
        busy={generator.busy}
        busyLabel="Generating..."
        onClick={onGenerate}
      >
        <ChefHat aria-hidden="true" />
        Generate Recipe from Ingredients
      </Button>
      {generator.busy && !generator.isRegenerating && <GenerationProgress generator={generator} />}
      <div aria-live="polite">
        {generator.unusable !== null && (
          <div className="appear mt-5">
            <p className="font-semibold">REECE couldn’t make a dish from these.</p>
            <p className="text-sm text-ink-soft">Your list is unchanged. Add a food and try again.</p>
            <UnusableList unusable={generator.unusable} />
          </div>
        )}
      </div>
    </div>
  );
}
