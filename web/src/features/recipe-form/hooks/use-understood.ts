import { useEffect, useState } from 'react';

import type { Understood } from '#features/recipe-form/model/understood.ts';

/** As long as one goes on typing nothing is read. */
const PAUSE_MS = 500;

type Read = (text: string) => Promise<Understood | null>;

let reader: Promise<Read> | undefined;

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 1);
  });
}

async function importReader(): Promise<Read> {
  try {
    await whenIdle();
    const { readIngredient } = await import('#features/recipe-form/model/ingredient-reader.ts');
    return readIngredient;
  } catch (error) {
    reader = undefined;
    throw error;
  }
}

/** What was typed, as soon as it rests, with what was understood of it. */
export function useUnderstood(text: string): Understood | null {
  const [read, setRead] = useState<{ text: string; understood: Understood | null } | null>(null);
  useEffect(() => {
    let stale = false;
    const readNow = async (): Promise<void> => {
      try {
        reader ??= importReader();
        const understood = await (await reader)(text);
        if (!stale) setRead({ text, understood });
      } catch {
        // Without the reader the row is a row of text, which is all it has to be.
      }
    };
    const timer = window.setTimeout(() => void readNow(), PAUSE_MS);
    return () => {
      stale = true;
      window.clearTimeout(timer);
    };
  }, [text]);
  return read?.text === text ? read.understood : null;
}
