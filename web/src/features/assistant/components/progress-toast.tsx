import type { GenerationStage } from '@larder/contract/assistant';
import { ChefHat } from 'lucide-react';
import { toast } from 'sonner';

import { cancelGeneration } from '#features/assistant/api.ts';
import { NOT_STOPPED, stageText, STOPPING } from '#features/assistant/model/generation-text.ts';
import { createCancellation } from '#features/assistant/model/cancellation.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { failureToast } from '#ui/failure-toast.ts';

export interface Progress {
  show: (stage: GenerationStage | null) => void;
  end: () => void;
  /** Aborted when the toast ends. Cancelling the generation does not abort it: the toast waits for confirmation. */
  readonly signal: AbortSignal;
}

/** Shows the stages of a generation in a toast with a Stop button, until `end` is called or `lasting` is aborted. */
export function showProgress(id: string, title: string, lasting: AbortSignal): Progress {
  const ending = new AbortController();
  const stopFailure = failureToast();
  let shown: GenerationStage | null | undefined;

  const draw = (): void => {
    if (ending.signal.aborted) return;
    toast(title, {
      id,
      description: cancellation.isRequested() ? STOPPING : stageText(shown),
      duration: Infinity,
      dismissible: false,
      icon: <ChefHat className="simmer size-5 text-tomato-ink" aria-hidden="true" />,
      action: {
        label: 'Stop',
        onClick: (event) => {
          event.preventDefault();
          cancellation.request();
        },
      },
    });
  };

  const cancellation = createCancellation({
    cancel: () => cancelGeneration(id),
    onChange: draw,
    onFailed: (error) => {
      if (!ending.signal.aborted) stopFailure.show(NOT_STOPPED, { description: failureDetail(error) });
    },
  });

  const end = (): void => {
    ending.abort();
    stopFailure.clear();
    toast.dismiss(id);
  };

  draw();
  lasting.addEventListener('abort', end, { signal: ending.signal });
  return {
    show: (stage) => {
      shown = stage;
      if (stage !== null) cancellation.noteStarted();
      draw();
    },
    end,
    signal: ending.signal,
  };
}
