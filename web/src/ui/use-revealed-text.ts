import { useEffect, useState } from 'react';

/** Of what is still to be shown, each frame shows one part of so many: quick when much has come, calm at the end. */
const FRAMES = 14;
const AT_LEAST = 2;

function endOfWord(text: string, from: number): number {
  const next = text.slice(from).search(/\s/u);
  return next === -1 ? text.length : from + next;
}

/**
 * As much of a text that comes in lumps as is shown at the moment, so that it flows. What was whole at first is shown whole, and so is
 * everything to who wants no motion.
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
