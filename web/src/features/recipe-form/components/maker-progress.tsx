import { stageText, STOPPING } from '#features/assistant/model/generation-text.ts';
import type { RecipeMaker } from '#features/recipe-form/hooks/use-recipe-maker.ts';
import { Button } from '#ui/button.tsx';
import { restoreFocusOnRemoval } from '#ui/restore-focus.ts';

/** How it goes with the recipe that is being made, and a way to stop it. */
export function MakerProgress({ maker }: { maker: Pick<RecipeMaker, 'stage' | 'stopping' | 'stop'> }) {
  return (
    <div ref={restoreFocusOnRemoval} className="mt-3 flex min-h-11 items-center justify-between gap-3">
      <p aria-live="polite" className="min-w-0 text-sm font-semibold">
        {maker.stopping ? STOPPING : stageText(maker.stage)}
      </p>
      <Button tone="ghost" className="-mr-3 shrink-0" busy={maker.stopping} onClick={maker.stop}>
        Stop
      </Button>
    </div>
  );
}
