import type { Generation, GenerationStage } from '@larder/contract/assistant';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChefHat } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toast } from 'sonner';

import { cancelGeneration, generationsQuery, joinGeneration, markGenerationSeen } from '#features/assistant/api.ts';
import { followGeneration } from '#features/assistant/model/follow-generation.ts';
import { NOT_STOPPED, stageText, STOPPING } from '#features/assistant/model/generation-text.ts';
import { createCancellation } from '#features/assistant/model/cancellation.ts';
import type { Cancellation } from '#features/assistant/model/cancellation.ts';
import { WIZARD_TOAST } from '#features/recipe-form/hooks/use-wizard.ts';
import { listFoods } from '#features/recipe-form/model/listed-foods.ts';
import type { RecipeForm } from '#features/recipe-form/model/recipe-form.ts';
import { Button } from '#ui/button.tsx';
import { failureToast } from '#ui/failure-toast.ts';
import { restoreFocusOnRemoval } from '#ui/restore-focus.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { failureDetail } from '#platform/failure-detail.ts';
import { tabLocks } from '#platform/tab-locks.ts';

const stopFailure = failureToast();

export interface GenerationOfferProps {
  /** The form into which the recipe goes. */
  getForm: () => RecipeForm;
  onUse: (generation: Generation, foods: string[]) => void;
}

/** Requested in this wizard, and not applied yet. */
function isOfWizard({ kind, state, recipe_id: recipeId }: Generation): boolean {
  return kind === 'ingredients' && recipeId === null && state !== 'cancelled';
}

/** Offers the generation that was requested on an earlier visit: its progress, then its result. */
export function GenerationOffer({ getForm, onUse }: GenerationOfferProps) {
  const queryClient = useQueryClient();
  const { data: generations } = useQuery({ ...generationsQuery(), refetchOnMount: 'always' });
  const [newest] = (generations ?? []).filter(isOfWizard);
  const offered = useOffered(newest ?? null);

  const settle = (id: string): void => {
    // If this fails, the generation is offered again on the next visit.
    markGenerationSeen(id).catch(() => undefined);
    queryClient.setQueryData(generationsQuery().queryKey, (listed) => listed?.filter((one) => one.id !== id));
  };

  return (
    <>
      {/* A live region must exist before its text, or screen readers do not announce it. */}
      <VisuallyHidden live>{offered !== null && `${leadText(offered)} ${detailText(offered)}`}</VisuallyHidden>
      {offered !== null && (
        <Offer
          offered={offered}
          onSettle={() => settle(offered.generation.id)}
          onUse={() => {
            settle(offered.generation.id);
            onUse(offered.generation, listFoods(getForm()));
          }}
        />
      )}
    </>
  );
}

interface OfferProps {
  offered: Offered;
  onSettle: () => void;
  onUse: () => void;
}

function Offer({ offered, onSettle, onUse }: OfferProps) {
  const { state, recipe } = offered.generation;
  return (
    <section
      ref={restoreFocusOnRemoval}
      aria-label="From REECE"
      className="appear mb-6 flex flex-col gap-4 rounded-lg border border-line bg-paper-raised p-4 sm:flex-row sm:items-center sm:p-5"
    >
      <ChefHat className="hidden size-6 shrink-0 text-ink-faint sm:block" aria-hidden="true" />
      <p className="min-w-0 grow wrap-anywhere">
        {leadText(offered)}{' '}
        <bdi dir="auto" className={recipe === null ? 'text-sm text-ink-soft' : 'font-semibold'}>
          {detailText(offered)}
        </bdi>
      </p>
      {state === 'running' ? (
        <Button className="shrink-0" busy={offered.stopping.isRequested()} onClick={offered.stopping.request}>
          Stop
        </Button>
      ) : (
        <div className="flex shrink-0 gap-2.5">
          {recipe !== null && (
            <Button tone="primary" className="grow" onClick={onUse}>
              Use it
            </Button>
          )}
          <Button className="grow" onClick={onSettle}>
            {recipe === null ? 'OK' : 'Not now'}
          </Button>
        </div>
      )}
    </section>
  );
}

function leadText({ generation: { state, recipe } }: Offered): string {
  if (state === 'running') return 'REECE is still working on the recipe you asked for.';
  return recipe === null ? 'REECE couldn’t make the recipe you asked for.' : 'REECE finished the recipe you asked for:';
}

/** The title of the recipe, the progress, or the reason for failure. */
function detailText({ generation: { state, recipe, problem }, stage, stopping }: Offered): string {
  if (state === 'running') return stopping.isRequested() ? STOPPING : stageText(stage);
  return recipe?.title ?? problem ?? 'The ingredients didn’t make a dish.';
}

interface Offered {
  readonly generation: Generation;
  readonly stage: GenerationStage | null;
  readonly stopping: Cancellation;
}

/** Follows the generation to its end, unless another tab or this page follows it already. */
function useOffered(found: Generation | null): Offered | null {
  const [offered, setOffered] = useState<Offered | null>(null);
  const id = found?.id;

  useEffect(() => {
    if (found === null) return undefined;
    const controller = new AbortController();
    const follow = async (): Promise<void> => {
      const release = await tabLocks().tryAcquire(found.id);
      if (release === null) return;
      controller.signal.addEventListener('abort', release);
      if (controller.signal.aborted) return release();
      let { stage } = found;
      const stopping = createCancellation({
        cancel: () => cancelGeneration(found.id),
        onChange: () => offer(found),
        onFailed: (error) => stopFailure.show(NOT_STOPPED, { ...WIZARD_TOAST, description: failureDetail(error) }),
      });
      const offer = (generation: Generation): void => setOffered({ generation, stage, stopping });
      stopping.noteStarted();
      offer(found);
      if (found.state !== 'running') return;
      const open = (signal: AbortSignal) => joinGeneration(found.id, signal);
      const onStage = (now: GenerationStage | null): void => {
        stage = now;
        offer(found);
      };
      const generation = await followGeneration({ open, onStage, signal: controller.signal });
      if (generation.state !== 'cancelled' && !stopping.isRequested()) return offer(generation);
      setOffered(null);
      markGenerationSeen(found.id).catch(() => undefined);
      stopFailure.clear();
      toast.info('Stopped', { ...WIZARD_TOAST, description: 'Nothing was saved.' });
    };
    follow().catch(() => setOffered(null));
    return () => {
      controller.abort();
      setOffered(null);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- refetching the list must not follow the same generation again
  }, [id]);
  return offered;
}
