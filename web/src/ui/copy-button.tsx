import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';

import { pointerReleased } from '#platform/pointer-release.ts';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const SHOWN_MS = 3_000;

type Outcome = 'copied' | 'failed' | null;

async function copy(text: string): Promise<Outcome> {
  try {
    // Missing where the page did not come by HTTPS.
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

export interface CopyButtonProps {
  text: string;
  label?: string;
  /** Without words, where there is little room. */
  compact?: boolean;
}

/** Says whether it worked, because it cannot be seen. */
export function CopyButton({ text, label = 'Copy', compact = false }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>(null);
  useEffect(() => {
    if (outcome === null) return undefined;
    const timer = window.setTimeout(() => void pointerReleased().then(() => setOutcome(null)), SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [outcome]);
  const said = outcome === 'copied' ? 'Copied' : outcome === 'failed' ? 'Please copy it by hand' : null;
  return (
    <>
      <Button
        {...(compact ? ({ tone: 'ghost', size: 'icon', 'aria-label': said ?? label } as const) : {})}
        onClick={() => void copy(text).then(setOutcome)}
      >
        {outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {!compact && (said ?? label)}
      </Button>
      <VisuallyHidden live>{said}</VisuallyHidden>
    </>
  );
}
