import { useEffect, useState } from 'react';

import type { ParsedIngredient } from '#features/recipe-form/model/parsed-ingredient.ts';

const DEBOUNCE_MS = 500;

type Parse = (text: string) => Promise<readonly ParsedIngredient[]>;

let parser: Promise<Parse> | undefined;

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 1);
  });
}

async function importParser(): Promise<Parse> {
  try {
    await whenIdle();
    const { parseIngredient } = await import('#features/recipe-form/model/ingredient-parser.ts');
    return parseIngredient;
  } catch (error) {
    parser = undefined;
    throw error;
  }
}

const NONE: readonly ParsedIngredient[] = [];

/** Parses the ingredients of a line while the user types it, debounced; none until the current text is parsed. */
export function useParsedIngredients(text: string): readonly ParsedIngredient[] {
  const [result, setResult] = useState<{ text: string; parsed: readonly ParsedIngredient[] } | null>(null);
  useEffect(() => {
    let isStale = false;
    const parseNow = async (): Promise<void> => {
      try {
        parser ??= importParser();
        const parsed = await (await parser)(text);
        if (!isStale) setResult({ text, parsed });
      } catch {
        // Without the parser the row shows no hint.
      }
    };
    const timer = window.setTimeout(() => void parseNow(), DEBOUNCE_MS);
    return () => {
      isStale = true;
      window.clearTimeout(timer);
    };
  }, [text]);
  return result?.text === text ? result.parsed : NONE;
}
