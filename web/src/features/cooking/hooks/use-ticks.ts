import { useEffect, useState } from 'react';

import { useCookOwner } from './use-cook-owner.ts';
import { parseTickBook, ticksOf, withTicks } from '#features/cooking/model/ticks.ts';
import { TICK_MS, vibrate } from '#platform/haptics.ts';
import { onUserItemChange, readUserItem, writeUserItem } from '#platform/user-storage.ts';
import { useIsHydrated } from '#platform/use-is-hydrated.ts';

const NAME = 'ticks';
const NONE: ReadonlySet<number> = new Set();

/** The ticked ingredients, and a function that toggles one. Ticks belong to the written list, so they survive a change of size. */
export function useTicks(
  id: string,
  ingredients: readonly string[],
): readonly [ReadonlySet<number>, (index: number) => void] {
  const owner = useCookOwner();
  const load = (): ReadonlySet<number> =>
    ticksOf(parseTickBook(readUserItem(owner, NAME)), id, ingredients, Date.now());
  const isHydrated = useIsHydrated();
  const [ticked, setTicked] = useState(() => (isHydrated ? load() : NONE));
  useEffect(() => {
    const read = (): void => setTicked(ticksOf(parseTickBook(readUserItem(owner, NAME)), id, ingredients, Date.now()));
    read();
    return onUserItemChange(owner, NAME, read);
  }, [owner, id, ingredients]);
  const toggle = (index: number): void => {
    const next = new Set(ticked);
    if (!next.delete(index)) next.add(index);
    setTicked(next);
    vibrate(TICK_MS);
    writeUserItem(owner, NAME, withTicks(parseTickBook(readUserItem(owner, NAME)), id, ingredients, next, Date.now()));
  };
  return [ticked, toggle];
}
