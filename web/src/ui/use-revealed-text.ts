import { useEffect, useState } from 'react';

/** Each frame reveals this fraction of the rest: fast when much is pending, slow at the end. */
const FRAMES = 14;
const AT_LEAST = 2;

function endOfWord(text: string, from: number): number {
  const next = text.slice(from).search(/\s/u);
  return next === -1 ? text.length : from + next;
}

/**
 * Reveals a text that streams in chunks word by word. A text that is complete at first, and any text for users who prefer reduced
 * motion, is shown at once.
 */
export function useRevealedText(text: string, isComing: boolean): string {
  const [isCalm] = useState(() => !isComing || window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [shown, setShown] = useState(isCalm ? text.length : 0);
  const isBehind = !isCalm && shown < text.length;
  useEffect(() => {
    if (!isBehind) return undefined;
    const frame = requestAnimationFrame(() => {
      setShown(endOfWord(text, shown + Math.max(AT_LEAST, Math.ceil((text.length - shown) / FRAMES))));
    });
    return () => cancelAnimationFrame(frame);
  }, [isBehind, text, shown]);
  return isBehind ? text.slice(0, shown) : text;
}
