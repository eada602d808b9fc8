import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

import { generationsQuery } from '#features/assistant/api.ts';
import { findRunningGeneration } from '#features/assistant/model/started-generation.ts';

/** Delays the notification so that the user sees the page first. */
const DELAY_MS = 1_500;

/** Loads the notifier for earlier generations after the page, or at once while one is running. */
export function LazyGenerationNotifier() {
  const isRunning = findRunningGeneration(useQuery(generationsQuery()).data) !== null;
  const [Watch, setWatch] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      try {
        const { GenerationNotifier } = await import('#features/assistant/components/generation-notifier.tsx');
        setWatch(() => GenerationNotifier);
      } catch {
        // Not critical: the next page tries again.
      }
    };
    const timer = setTimeout(() => void load(), isRunning ? 0 : DELAY_MS);
    return () => clearTimeout(timer);
  }, [isRunning]);
  return Watch === null ? null : <Watch />;
}
