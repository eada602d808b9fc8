import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';

import { pointerReleased } from '#platform/pointer-release.ts';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const FEEDBACK_MS = 3_000;

type Outcome = 'copied' | 'failed' | null;

async function copy(text: string): Promise<Outcome> {
  try {
    // `clipboard` is undefined on plain HTTP.
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

export interface CopyButtonProps {
  text: string;
  label?: string;
  /** Icon only. */
  compact?: boolean;
}

/** Copies `text` and confirms it, because copying has no visible effect. */
export function CopyButton({ text, label = 'Copy', compact = false }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>(null);
  useEffect(() => {
    if (outcome === null) return undefined;
    const timer = window.setTimeout(() => void pointerReleased().then(() => setOutcome(null)), FEEDBACK_MS);
    return () => window.clearTimeout(timer);
  }, [outcome]);
  const feedback = outcome === 'copied' ? 'Copied' : outcome === 'failed' ? 'Copy it manually, please' : null;
  return (
    <>
      <Button
        {...(compact ? ({ tone: 'ghost', size: 'icon', 'aria-label': feedback ?? label } as const) : {})}
        onClick={() => void copy(text).then(setOutcome)}
      >
        {outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {!compact && (feedback ?? label)}
      </Button>
      <VisuallyHidden live>{feedback}</VisuallyHidden>
    </>
  );
}
