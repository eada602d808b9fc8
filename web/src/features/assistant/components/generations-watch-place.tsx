import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

/** So long whoever comes looks at the page first. */
const LOOKING_MS = 1_500;

/** What was asked for earlier is looked for when the page itself is there. */
export function GenerationsWatchPlace() {
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
    const timer = setTimeout(() => void load(), LOOKING_MS);
    return () => clearTimeout(timer);
  }, []);
  return Watch === null ? null : <Watch />;
}
