import { ASSISTANT_TEXTS } from '@larder/contract/assistant';
import { Zap } from 'lucide-react';

import { useMakeRecipe } from '#features/assistant/hooks/use-make-recipe.ts';
import { classNames } from '#ui/class-names.ts';

export interface QuickCreateProps {
  /** The style of the surrounding menu or toolbar. */
  className: string;
}

/** Generates a recipe from common ingredients with one click. */
export function QuickCreate({ className }: QuickCreateProps) {
  const { make, prepare, busy } = useMakeRecipe();
  const isBusy = busy === 'quick';
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      aria-disabled={busy !== null || undefined}
      className={classNames(className, 'off:cursor-not-allowed off:text-ink-faint', isBusy && 'simmer')}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => make({ kind: 'quick' })}
    >
      <Zap className="size-5 shrink-0" aria-hidden="true" />
      {ASSISTANT_TEXTS.quick_create}
    </button>
  );
}
