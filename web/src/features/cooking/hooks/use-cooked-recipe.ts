import { useDeferredValue, useEffect, useMemo, useState } from 'react';

import type * as engineModule from '#features/cooking/model/cooking-engine.ts';
import { factorOf } from '#features/cooking/model/recipe-size.ts';
import type { RecipeSize } from '#features/cooking/model/recipe-size.ts';
import { shapeAsWritten } from '#features/cooking/model/shaped-recipe.ts';
import type { CookableRecipe, CookedRecipe } from '#features/cooking/model/shaped-recipe.ts';
import { measuresOf } from '#features/cooking/model/units.ts';
import type { Units } from '#features/cooking/model/units.ts';
import { usePreferences } from '#features/profile/hooks/use-preferences.ts';

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
 * The recipe in the chosen size and units, with temperatures in the preferred scale: as written at first, converted once the engine
 * has loaded. A recipe in its written form needs the engine only for the times in its steps, so it is loaded only if `needsTimes`.
 */
export function useCookedRecipe(
  recipe: CookableRecipe,
  size: RecipeSize | null,
  units: Units,
  needsTimes: boolean,
): CookedRecipe {
  const [engine, setEngine] = useState<CookingEngine | 'failed' | null>(null);
  const { temperatures } = usePreferences().preferences;
  const factor = factorOf(size, recipe.servings);
  const shape = useMemo(() => ({ factor, ...measuresOf(units, temperatures) }), [factor, units, temperatures]);
  const isAsWritten = factor === 1 && shape.amounts === null && shape.temperatures === null;
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
    return ready.module.shapeRecipe(recipe, deferred.factor, deferred);
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
