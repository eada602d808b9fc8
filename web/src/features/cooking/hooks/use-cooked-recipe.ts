import { useDeferredValue, useEffect, useMemo, useState } from 'react';

import type * as kitchenModule from '#features/cooking/model/cooking-engine.ts';
import { factorOf } from '#features/cooking/model/recipe-size.ts';
import type { RecipeSize } from '#features/cooking/model/recipe-size.ts';
import { shapeAsWritten } from '#features/cooking/model/shaped-recipe.ts';
import type { CookableRecipe, CookedRecipe } from '#features/cooking/model/shaped-recipe.ts';
import { parseUnits } from '#features/cooking/model/units.ts';
import type { Units } from '#features/cooking/model/units.ts';

type Kitchen = typeof kitchenModule;

async function openKitchen(recipe: CookableRecipe): Promise<Kitchen> {
  const kitchen = await import('#features/cooking/model/cooking-engine.ts');
  await kitchen.learnNames(recipe);
  return kitchen;
}

/**
 * The recipe in the chosen size and units: as written at first, converted once the engine has loaded. A recipe shown as written needs
 * the engine for the times in its steps alone, so it is loaded only when `wantsTimes`.
 */
export function useCookedRecipe(
  recipe: CookableRecipe,
  size: RecipeSize | null,
  units: Units,
  wantsTimes: boolean,
): CookedRecipe {
  const [kitchen, setKitchen] = useState<Kitchen | 'failed' | null>(null);
  const wanted = `${factorOf(size, recipe.servings)} ${units}`;
  const isAsWritten = wanted === '1 written';
  const isNeeded = wantsTimes || !isAsWritten;
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
