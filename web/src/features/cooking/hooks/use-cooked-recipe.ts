import { useDeferredValue, useEffect, useMemo, useState } from 'react';

import type * as engineModule from '#features/cooking/model/cooking-engine.ts';
import { factorOf } from '#features/cooking/model/recipe-size.ts';
import type { RecipeSize } from '#features/cooking/model/recipe-size.ts';
import { shapeAsWritten } from '#features/cooking/model/shaped-recipe.ts';
import type { CookableRecipe, CookedRecipe } from '#features/cooking/model/shaped-recipe.ts';
import { parseUnits } from '#features/cooking/model/units.ts';
import type { Units } from '#features/cooking/model/units.ts';

interface CookingEngine {
  readonly module: typeof engineModule;
  /** False if the names could not be loaded: the times in steps are found without them, amounts may not be. */
  readonly hasNames: boolean;
}

async function loadEngine(recipe: CookableRecipe): Promise<CookingEngine> {
  const module = await import('#features/cooking/model/cooking-engine.ts');
  try {
    await module.loadFoodNames(recipe);
    return { module, hasNames: true };
  } catch {
    return { module, hasNames: false };
  }
}

/**
 * The recipe in the chosen size and units: as written at first, converted once the engine has loaded. A recipe in its written form
 * needs the engine only for the times in its steps, so it is loaded only if `needsTimes`.
 */
export function useCookedRecipe(
  recipe: CookableRecipe,
  size: RecipeSize | null,
  units: Units,
  needsTimes: boolean,
): CookedRecipe {
  const [engine, setEngine] = useState<CookingEngine | 'failed' | null>(null);
  // A string, so that useDeferredValue can compare it.
  const shape = `${factorOf(size, recipe.servings)} ${units}`;
  const isAsWritten = shape === '1 written';
  const isNeeded = needsTimes || !isAsWritten;
  useEffect(() => {
    if (!isNeeded) return undefined;
    let stale = false;
    const load = async (): Promise<void> => {
      try {
        const loaded = await loadEngine(recipe);
        if (!stale) setEngine(loaded);
      } catch {
        if (!stale) setEngine((before) => before ?? 'failed');
      }
    };
    void load();
    return () => {
      stale = true;
    };
  }, [recipe, isNeeded]);

  const deferred = useDeferredValue(shape);
  const ready = engine === 'failed' ? null : engine;
  const shaped = useMemo(() => {
    if (ready?.hasNames !== true) return shapeAsWritten(recipe);
    const [factor = '1', system = 'written'] = deferred.split(' ');
    return ready.module.shapeRecipe(recipe, Number(factor), parseUnits(system));
  }, [ready, recipe, deferred]);
  const steps = useMemo(
    () => (ready === null ? null : shaped.instructions.map((text) => ready.module.readTimers(text))),
    [ready, shaped],
  );
  return {
    shaped,
    steps,
    pending: !isAsWritten && (engine === null || deferred !== shape),
    failed: !isAsWritten && (engine === 'failed' || engine?.hasNames === false),
  };
}
