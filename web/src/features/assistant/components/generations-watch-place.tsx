import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

import { generationsQuery } from '#features/assistant/api.ts';
import { findUnderWay } from '#features/assistant/model/making.ts';

/** Delays the notification so that the user sees the page first. */
const LOOKING_MS = 1_500;

/** Loads the notifier for earlier generations after the page, or at once while one is running. */
export function GenerationsWatchPlace() {
  const isUnderWay = findUnderWay(useQuery(generationsQuery()).data) !== null;
  const [Watch, setWatch] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      try {
        const { GenerationsWatch } = await import('#features/assistant/components/generations-watch.tsx');
        setWatch(() => GenerationsWatch);
      } catch {
        // Not critical: the next page tries again.
      }
    };
    const timer = setTimeout(() => void load(), isUnderWay ? 0 : LOOKING_MS);
    return () => clearTimeout(timer);
  }, [isUnderWay]);
  return Watch === null ? null : <Watch />;
}
