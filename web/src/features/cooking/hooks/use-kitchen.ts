import { useDeferredValue, useEffect, useMemo, useState } from 'react';

import type * as kitchenModule from '#features/cooking/model/kitchen.ts';
import { factorOf } from '#features/cooking/model/recipe-size.ts';
import type { RecipeSize } from '#features/cooking/model/recipe-size.ts';
import { shapeAsWritten } from '#features/cooking/model/shaped-recipe.ts';
import type { CookableRecipe, ShapedRecipe } from '#features/cooking/model/shaped-recipe.ts';
import type { StepPiece } from '#features/cooking/model/step-pieces.ts';
import { parseUnits } from '#features/cooking/model/units.ts';
import type { Units } from '#features/cooking/model/units.ts';

type Kitchen = typeof kitchenModule;

async function openKitchen(recipe: CookableRecipe): Promise<Kitchen> {
  const kitchen = await import('#features/cooking/model/kitchen.ts');
  await kitchen.learnNames(recipe);
  return kitchen;
}

/** For who is offline when they begin to cook, or when a timer rings. What does not arrive is fetched again when it is needed. */
function fetchAhead(): void {
  import('#features/cooking/components/cook-mode.tsx').catch(() => undefined);
  import('#features/cooking/components/timer-dock.tsx').catch(() => undefined);
}

/** By then a page and its pictures are there, also where the network is slow. */
const QUIET_AFTER_MS = 8000;

export interface CookedRecipe {
  readonly shaped: ShapedRecipe;
  /** Each step cut at its times; null while the engine is on its way. */
  readonly steps: readonly (readonly StepPiece[])[] | null;
  /** What is shown is not yet what was asked for. */
  readonly pending: boolean;
  /** The engine could not be fetched: the recipe is shown as it was written. */
  readonly failed: boolean;
}

/**
 * The recipe in the size and the units asked for: as it was written at once, and as soon as the engine is there as it shall be.
 * As it was written it needs the engine for its times alone, so it is fetched when the steps come near (`stepsNear`), or when
 * nothing else is fetched any more: who is offline by then has it, and what they cook by.
 */
export function useKitchen(
  recipe: CookableRecipe,
  size: RecipeSize | null,
  units: Units,
  stepsNear: boolean,
): CookedRecipe {
  const [kitchen, setKitchen] = useState<Kitchen | 'failed' | null>(null);
  const wanted = `${factorOf(size, recipe.servings)} ${units}`;
  const isAsWritten = wanted === '1 written';
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setQuiet(true);
      fetchAhead();
    }, QUIET_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const isNeeded = stepsNear || !isAsWritten || isQuiet;
  useEffect(() => {
    if (!isNeeded) return undefined;
    let stale = false;
    const open = async (): Promise<void> => {
      try {
        const opened = await openKitchen(recipe);
        if (!stale) setKitchen(opened);
      } catch {
        if (!stale) setKitchen((before) => before ?? 'failed');
      }
    };
    void open();
    return () => {
      stale = true;
    };
  }, [recipe, isNeeded]);

  const deferred = useDeferredValue(wanted);
  const ready = kitchen === 'failed' ? null : kitchen;
  const shaped = useMemo(() => {
    if (ready === null) return shapeAsWritten(recipe);
    const [factor = '1', system = 'written'] = deferred.split(' ');
    return ready.shapeRecipe(recipe, Number(factor), parseUnits(system));
  }, [ready, recipe, deferred]);
  const steps = useMemo(
    () => (ready === null ? null : shaped.instructions.map((text) => ready.readTimers(text))),
    [ready, shaped],
  );
  return {
    shaped,
    steps,
    pending: !isAsWritten && (kitchen === null || deferred !== wanted),
    failed: !isAsWritten && kitchen === 'failed',
  };
}
