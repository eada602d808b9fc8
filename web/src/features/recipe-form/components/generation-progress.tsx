import { stageText, STOPPING } from '#features/assistant/model/generation-text.ts';
import type { WizardGenerator } from '#features/recipe-form/hooks/use-recipe-generator.ts';
import { Button } from '#ui/button.tsx';
import { restoreFocusOnRemoval } from '#ui/restore-focus.ts';

/** The progress of a generation, with a button to stop it. */
export function GenerationProgress({ generator }: { generator: WizardGenerator }) {
  return (
    <div ref={restoreFocusOnRemoval} className="mt-3 flex min-h-11 items-center justify-between gap-3">
      <p aria-live="polite" className="min-w-0 text-sm font-semibold">
        {generator.isStopping ? STOPPING : stageText(generator.stage)}
      </p>
      <Button tone="ghost" className="-mr-3 shrink-0" busy={generator.isStopping} onClick={generator.stop}>
        Stop
      </Button>
    </div>
  );
}
