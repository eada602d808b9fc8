import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

import { generationsQuery } from '#features/assistant/api.ts';
import { findUnderWay } from '#features/assistant/model/making.ts';

/** So long whoever comes looks at the page first. */
const LOOKING_MS = 1_500;

/** What was asked for earlier is shown when the page itself is there, and at once while it is running. */
export function GenerationsWatchPlace() {
  const isUnderWay = findUnderWay(useQuery(generationsQuery()).data) !== null;
  const [Watch, setWatch] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      try {
        const { GenerationsWatch } = await import('#features/assistant/components/generations-watch.tsx');
        setWatch(() => GenerationsWatch);
      } catch {
        // Nothing is lost by it: it is told of on another page.
      }
    };
    const timer = setTimeout(() => void load(), isUnderWay ? 0 : LOOKING_MS);
    return () => clearTimeout(timer);
  }, [isUnderWay]);
  return Watch === null ? null : <Watch />;
}
