import { useEffect } from 'react';

import { useCookOwner } from './use-cook-owner.ts';
import { parseUnits } from '#features/cooking/model/units.ts';
import type { Units } from '#features/cooking/model/units.ts';
import { usePreferences } from '#features/profile/hooks/use-preferences.ts';
import { readStored, removeStored } from '#platform/browser-storage.ts';
import { useUserItem } from '#platform/use-user-item.ts';

/** The units that the browser stored before they were a preference; removed once read. */
function takeOldUnits(owner: string): Units {
  const key = `units:${owner}`;
  const stored = parseUnits(readStored('local', key));
  removeStored('local', key);
  return stored;
}

/** The preferred units, shared by all recipes. A guest's are stored in the browser. */
export function useUnits(): readonly [Units, (units: Units) => void] {
  const owner = useCookOwner();
  const { preferences, isLoaded, change } = usePreferences();
  const [guestUnits, setGuestUnits] = useUserItem(owner, 'units');

  useEffect(() => {
    if (!isLoaded) return;
    const old = takeOldUnits(owner);
    if (old !== 'written' && preferences.units === 'written') change({ units: old });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the preferences are known
  }, [isLoaded, owner]);

  if (!isLoaded) return [parseUnits(guestUnits), setGuestUnits];
  return [preferences.units, (units) => change({ units })];
}
