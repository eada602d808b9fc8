import { numberedSteps } from '@larder/culinary/steps/numbered-steps';
import { CookingPot } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ComponentProps, ReactNode, RefObject } from 'react';

import { AskReece } from '#features/chat/components/ask-reece.tsx';
import { FactsSection } from '#features/cooking/components/facts-section.tsx';
import { SizePicker } from '#features/cooking/components/size-picker.tsx';
import { UnitsPicker } from '#features/cooking/components/units-picker.tsx';
import { useCookedRecipe } from '#features/cooking/hooks/use-cooked-recipe.ts';
import { useUnits } from '#features/cooking/hooks/use-units.ts';
import { recipeAsText } from '#features/cooking/model/recipe-as-text.ts';
import { servingsAt, sizeText } from '#features/cooking/model/recipe-size.ts';
import type { CookableRecipe } from '#features/cooking/model/shaped-recipe.ts';
import { IngredientChecklist } from '#features/recipe-page/components/ingredient-checklist.tsx';
import { InstructionList } from '#features/recipe-page/components/instruction-list.tsx';
import { AmountsStatus } from '#features/recipe-page/components/amounts-status.tsx';
import { RecipeFigures } from '#features/recipe-page/components/recipe-figures.tsx';
import { RecipeHeader } from '#features/recipe-page/components/recipe-header.tsx';
import { RecipeNotes } from '#features/recipes/components/recipe-notes.tsx';
import { RecipeTags } from '#features/recipe-page/components/recipe-tags.tsx';
import { useRecipeSearch } from '#features/recipe-page/hooks/use-recipe-search.ts';
import type { RecipePlace } from '#features/recipe-page/hooks/use-recipe-search.ts';
import type { SheetRecipe } from '#features/recipe-page/model/sheet-recipe.ts';
import { Button } from '#ui/button.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { keepToastsAbove } from '#ui/toast-offset.ts';
import { usePageTitle } from '#ui/page-header.tsx';
import { useLazyModule } from '#ui/use-lazy-module.ts';
import { useInView } from '#ui/use-in-view.ts';

async function loadCookMode() {
  const { CookMode } = await import('#features/cooking/components/cook-mode.tsx');
  return CookMode;
}

/** Long enough for the page and its pictures to load on a slow network. */
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

/** A memoized subset: a change of other fields, such as the favorite, does not parse the recipe again. */
function useCookable(recipe: SheetRecipe): CookableRecipe {
  const { id, title, ingredients, instructions, servings, step_notes, step_pictures, linked_recipes } = recipe;
  return useMemo(
    () => ({ id, title, ingredients, instructions, servings, step_notes, step_pictures, linked_recipes }),
    [id, title, ingredients, instructions, servings, step_notes, step_pictures, linked_recipes],
  );
}

/** On a large screen picture, ingredients and steps are beside each other. */
const SHEET =
  'min-[100rem]:grid min-[100rem]:grid-cols-[minmax(0,26rem)_minmax(0,24rem)_minmax(0,1fr)] min-[100rem]:gap-x-14 min-[100rem]:[&>*]:col-span-full min-[100rem]:[&>header]:col-span-1 min-[100rem]:[&>header]:grid-cols-1 min-[100rem]:[&>header]:self-start print:block';

const COLUMNS =
  'mt-10 grid gap-10 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-14 min-[100rem]:contents print:mt-4 print:grid print:grid-cols-[2fr_3fr] print:gap-8';

/**
 * On a desk the ingredients stay beside the steps. A list that is longer than the window scrolls on its own, also by keyboard: its check
 * boxes have the focus. The padding leaves room for the focus ring at its edges.
 */
const INGREDIENTS =
  'lg:sticky lg:top-20 lg:-m-2 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto lg:overscroll-contain lg:p-2 print:static print:m-0 print:max-h-none print:overflow-visible print:p-0';

export interface RecipeSheetProps {
  recipe: SheetRecipe;
  /** The route of the page, whose search parameters hold size and current step. */
  place: RecipePlace;
  /** The author, unless the recipe is the user's own. */
  origin: ReactNode;
  /** A note above the ingredients, which are passed in the chosen size and units. */
  renderNote?: (ingredients: readonly string[]) => ReactNode;
  /** True when the heading of the skeleton had the focus, so that this heading takes it over. */
  takesFocus: RefObject<boolean>;
  /** Renders the actions. `writeText` returns the recipe as text, in the chosen size and units. */
  renderActions: (writeText: () => string) => ReactNode;
  /** Renders a section below the recipe, given the servings of the chosen size. */
  renderLog?: (servings: number | null) => ReactNode;
  /** Called when the user has finished the last step of cook mode. */
  onCooked?: () => void;
}

/** A recipe to cook from, on a screen and in print. */
export function RecipeSheet({
  recipe,
  place,
  origin,
  renderNote,
  takesFocus,
  renderActions,
  renderLog,
  onCooked,
}: RecipeSheetProps) {
  const { title, servings } = recipe;
  const heading = useRef<HTMLHeadingElement>(null);
  const lastStep = useRef(1);
  const steps = numberedSteps(recipe.instructions).length;
  const cookable = useCookable(recipe);
  const [units, setUnits] = useUnits();
  const { size, setSize, cook, openCook, moveCook, closeCook } = useRecipeSearch(place, servings);
  const instructions = useRef<HTMLElement>(null);
  const areStepsInView = useInView(instructions);
  const isPrefetching = usePrefetchedCooking();
  const cooked = useCookedRecipe(cookable, size, units, areStepsInView || isPrefetching || cook !== undefined);
  const [CookMode] = useLazyModule(loadCookMode, cook !== undefined, closeCook);
  usePageTitle(title);
  useEffect(() => {
    if (takesFocus.current && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  useEffect(() => {
    // After the last step, cook mode starts again at the first.
    if (cook !== undefined) lastStep.current = cook >= steps ? 1 : cook;
  }, [cook, steps]);

  const startCooking = (className: string, ref?: ComponentProps<typeof Button>['ref']) => (
    <Button
      ref={ref ?? null}
      tone="primary"
      size="large"
      className={className}
      busy={cook !== undefined && CookMode === null}
      onClick={() => openCook(lastStep.current)}
    >
      <CookingPot aria-hidden="true" />
      Start cooking
    </Button>
  );

  return (
    <article data-wide className={SHEET}>
      {renderActions(() => recipeAsText(recipe, cooked.shaped, sizeText(size, servings)))}
      <RecipeHeader recipe={recipe} origin={origin} heading={heading}>
        <RecipeTags tags={recipe.tags ?? []} areLinks={place.to === '/recipe/$id'} />
        <RecipeFigures recipe={recipe} size={size} />
        {startCooking('mt-6 max-lg:hidden')}
      </RecipeHeader>
      <div className={COLUMNS}>
        <section aria-labelledby="ingredients" className={INGREDIENTS}>
          {renderNote?.(cooked.shaped.ingredients)}
          <h2 id="ingredients" className="mb-3 text-2xl font-semibold print:text-lg">
            Ingredients
          </h2>
          <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-3" data-print="hide">
            <SizePicker written={servings} size={size} onChange={setSize} />
            <UnitsPicker units={units} onChange={setUnits} />
          </div>
          <AmountsStatus cooked={cooked} />
          <IngredientChecklist recipe={cookable} shaped={cooked.shaped} openable={recipe.openable_links} />
        </section>
        <section ref={instructions} aria-labelledby="instructions" className="max-w-[75ch]">
          <h2 id="instructions" className="mb-3 text-2xl font-semibold print:text-lg">
            Instructions
          </h2>
          <InstructionList recipe={cookable} cooked={cooked} />
          <RecipeNotes recipe={recipe} />
        </section>
      </div>
      {renderLog?.(servingsAt(size, servings))}
      <FactsSection recipe={cookable} />
      {/* In reach of the thumb on the whole recipe, where the screen has no room for it beside the text. */}
      {startCooking(
        'sticky bottom-[calc(var(--bottom,var(--dock,0px))+0.75rem)] z-10 mt-6 ml-auto flex! w-fit rounded-full! shadow-high! lg:hidden!',
        keepToastsAbove,
      )}
      {cook !== undefined && CookMode !== null && (
        <ErrorBoundary resetKey={cook} what="Cook mode">
          <CookMode
            recipe={cookable}
            cooked={cooked}
            step={cook}
            onStep={moveCook}
            onClose={closeCook}
            onDone={onCooked}
            tools={<AskReece tone="ghost" />}
          />
        </ErrorBoundary>
      )}
    </article>
  );
}
