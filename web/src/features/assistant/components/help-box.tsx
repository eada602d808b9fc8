import { ASSISTANT_TEXTS } from '@larder/contract/assistant';
import { Sparkles } from 'lucide-react';

import { useMakeRecipe } from '#features/assistant/components/use-make-recipe.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';

/** REECE, at hand on every page. */
export function HelpBox({ className }: { className?: string }) {
  const { make, prepare, busy } = useMakeRecipe();
  const isBusy = busy === 'surprise';
  return (
    <section aria-label="REECE" className={classNames('rounded-lg bg-saffron-wash p-4', className)}>
      <p className="text-sm text-ink-soft">
        <span className="mb-0.5 block font-serif text-lg font-semibold text-ink">Need cooking help?</span> Ask REECE,
        your AI cooking assistant!
      </p>
      <Button
        className="mt-3 w-full"
        busy={isBusy}
        busyLabel="Creating..."
        disabled={busy !== null && !isBusy}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => make({ kind: 'surprise' })}
      >
        <Sparkles aria-hidden="true" />
        {ASSISTANT_TEXTS.surprise}
      </Button>
    </section>
  );
}
