import { CookingPot } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';

import { FactsSection } from '#features/cooking/components/facts-section.tsx';
import { SizePicker } from '#features/cooking/components/size-picker.tsx';
import { UnitsPicker } from '#features/cooking/components/units-picker.tsx';
import { useCookedRecipe } from '#features/cooking/hooks/use-cooked-recipe.ts';
import { useUnits } from '#features/cooking/hooks/use-units.ts';
import { recipeAsText } from '#features/cooking/model/recipe-as-text.ts';
import { sizeText } from '#features/cooking/model/recipe-size.ts';
import type { CookableRecipe } from '#features/cooking/model/shaped-recipe.ts';
import { IngredientChecklist } from '#features/recipe-page/components/ingredient-checklist.tsx';
import { InstructionList } from '#features/recipe-page/components/instruction-list.tsx';
import { AmountsStatus } from '#features/recipe-page/components/amounts-status.tsx';
import { RecipeFigures } from '#features/recipe-page/components/recipe-figures.tsx';
import { RecipeHeader } from '#features/recipe-page/components/recipe-header.tsx';
import { useRecipeSearch } from '#features/recipe-page/hooks/use-recipe-search.ts';
import type { RecipePlace } from '#features/recipe-page/hooks/use-recipe-search.ts';
import type { SheetRecipe } from '#features/recipe-page/model/sheet-recipe.ts';
import { Button } from '#ui/button.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { usePageTitle } from '#ui/page-header.tsx';
import { useLazyModule } from '#ui/use-lazy-module.ts';
import { useInView } from '#ui/use-in-view.ts';

async function loadCookMode() {
  const { CookMode } = await import('#features/cooking/components/cook-mode.tsx');
  return CookMode;
}

/** By then the page and its pictures have loaded, also on a slow network. */
const PREFETCH_DELAY_MS = 8000;

/** Prefetches cook mode and the timers, for users who are offline by the time they cook. Returns whether it has begun. */
function usePrefetchedCooking(): boolean {
  const [isPrefetching, setPrefetching] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setPrefetching(true);
      // A script that does not load is requested again when it is needed.
      loadCookMode().catch(() => undefined);
      import('#features/cooking/components/timer-dock.tsx').catch(() => undefined);
    }, PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isPrefetching;
}

/** Up to so many ingredients fit beside the steps on a screen, and stay in sight. */
const STAYING_MAX = 11;

/** Its own object as long as what is cooked from stays the same: the heart is no reason to read it all again. */
function useCookable({ id, title, ingredients, instructions, servings }: SheetRecipe): CookableRecipe {
  return useMemo(
    () => ({ id, title, ingredients, instructions, servings }),
    [id, title, ingredients, instructions, servings],
  );
}

export interface RecipeSheetProps {
  recipe: SheetRecipe;
  /** Where it stands: its size and the step that is cooked are written there. */
  place: RecipePlace;
  /** From whom it comes, where it is not one's own. */
  origin: ReactNode;
  /** The heading that stood here before had the focus, so this one takes it over. */
  takesFocus: RefObject<boolean>;
  /** What one can do with it; `writeText` gives it as it is shown. */
  renderActions: (writeText: () => string) => ReactNode;
}

/** A recipe as one cooks from it, on a screen and on paper. */
export function RecipeSheet({ recipe, place, origin, takesFocus, renderActions }: RecipeSheetProps) {
  const { title, servings, ingredients, instructions } = recipe;
  const heading = useRef<HTMLHeadingElement>(null);
  const lastStep = useRef(1);
  const cookable = useCookable(recipe);
  const [units, setUnits] = useUnits();
  const { size, setSize, cook, openCook, moveCook, closeCook } = useRecipeSearch(place, servings);
  const steps = useRef<HTMLElement>(null);
  const stepsInSight = useInView(steps);
  const isPrefetching = usePrefetchedCooking();
  const cooked = useCookedRecipe(cookable, size, units, stepsInSight || isPrefetching || cook !== undefined);
  const [CookMode] = useLazyModule(loadCookMode, cook !== undefined, closeCook);
  usePageTitle(title);
  useEffect(() => {
    if (takesFocus.current && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  useEffect(() => {
    // Who has come to the end begins anew.
    if (cook !== undefined) lastStep.current = cook >= instructions.length ? 1 : cook;
  }, [cook, instructions.length]);

  return (
    <article>
      {renderActions(() => recipeAsText(recipe, cooked.shaped, sizeText(size, servings)))}
      <RecipeHeader recipe={recipe} origin={origin} heading={heading}>
        <RecipeFigures recipe={recipe} size={size} />
        <Button
          tone="primary"
          size="large"
          className="mt-6 w-full sm:w-auto"
          busy={cook !== undefined && CookMode === null}
          onClick={() => openCook(lastStep.current)}
        >
          <CookingPot aria-hidden="true" />
          Start cooking
        </Button>
      </RecipeHeader>
      <div className="mt-10 grid gap-10 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-14 print:mt-5 print:grid-cols-[2fr_3fr] print:gap-8">
        <section
          aria-labelledby="ingredients"
          className={ingredients.length <= STAYING_MAX ? 'md:sticky md:top-24 md:self-start print:static' : ''}
        >
          <h2 id="ingredients" className="mb-3 text-2xl font-semibold print:text-lg">
            Ingredients
          </h2>
          <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-3" data-print="hide">
            <SizePicker written={servings} size={size} onChange={setSize} />
            <UnitsPicker units={units} onChange={setUnits} />
          </div>
          <AmountsStatus cooked={cooked} />
          <IngredientChecklist recipe={cookable} shaped={cooked.shaped} />
        </section>
        <section ref={steps} aria-labelledby="instructions">
          <h2 id="instructions" className="mb-3 text-2xl font-semibold print:text-lg">
            Instructions
          </h2>
          <InstructionList recipe={cookable} cooked={cooked} />
        </section>
      </div>
      <FactsSection recipe={cookable} />
      {cook !== undefined && CookMode !== null && (
        <ErrorBoundary resetKey={cook} what="Cook mode">
          <CookMode recipe={cookable} cooked={cooked} step={cook} onStep={moveCook} onClose={closeCook} />
        </ErrorBoundary>
      )}
    </article>
  );
}
