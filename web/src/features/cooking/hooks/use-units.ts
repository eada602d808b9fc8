import { useState } from 'react';

import { useCookOwner } from './use-cook-owner.ts';
import { parseUnits } from '#features/cooking/model/units.ts';
import type { Units } from '#features/cooking/model/units.ts';
import { readStored, writeStored } from '#platform/browser-storage.ts';

/** The user's preferred units, shared by all recipes. */
export function useUnits(): readonly [Units, (units: Units) => void] {
  const key = `units:${useCookOwner()}`;
  const [units, setUnits] = useState(() => parseUnits(readStored('local', key)));
  return [
    units,
    (next) => {
      writeStored('local', key, next);
      setUnits(next);
    },
  ];
}
