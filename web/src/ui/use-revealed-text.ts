import { useEffect, useState } from 'react';

/** Each frame reveals one of this many parts of the pending text: fast when much is pending, slow at the end. */
const PARTS = 14;
const MIN_CHARACTERS = 2;

function endOfWord(text: string, from: number): number {
  const next = text.slice(from).search(/\s/u);
  return next === -1 ? text.length : from + next;
}

/**
 * Reveals a streamed text word by word. A text that is complete on mount is shown at once, and any text for users who prefer reduced
 * motion.
 */
export function useRevealedText(text: string, isStreaming: boolean): string {
  const [isInstant] = useState(() => !isStreaming || window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [revealed, setRevealed] = useState(isInstant ? text.length : 0);
  const isPending = !isInstant && revealed < text.length;
  useEffect(() => {
    if (!isPending) return undefined;
    const frame = requestAnimationFrame(() => {
      setRevealed(endOfWord(text, revealed + Math.max(MIN_CHARACTERS, Math.ceil((text.length - revealed) / PARTS))));
    });
    return () => cancelAnimationFrame(frame);
  }, [isPending, text, revealed]);
  return isPending ? text.slice(0, revealed) : text;
}
