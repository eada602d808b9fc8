import { ASSISTANT_TEXTS } from '@larder/contract/assistant';
import { Zap } from 'lucide-react';

import { useStartGeneration } from '#features/assistant/hooks/use-start-generation.ts';
import { classNames } from '#ui/class-names.ts';

export interface QuickCreateProps {
  /** The style of the surrounding menu or toolbar. */
  className: string;
}

/** Generates a recipe from common ingredients with one click. */
export function QuickCreate({ className }: QuickCreateProps) {
  const { generate, prepare, busy } = useStartGeneration();
  const isBusy = busy === 'quick';
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      aria-disabled={busy !== null || undefined}
      className={classNames(className, 'off:cursor-not-allowed off:text-ink-faint', isBusy && 'simmer')}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => generate({ kind: 'quick' })}
    >
      <Zap className="size-5 shrink-0" aria-hidden="true" />
      {ASSISTANT_TEXTS.quick_create}
    </button>
  );
}
