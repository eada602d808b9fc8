import type { GenerationStage } from '@larder/contract/assistant';
import { ChefHat } from 'lucide-react';
import { toast } from 'sonner';

import { cancelGeneration } from '#features/assistant/api.ts';
import { stageText } from '#features/assistant/model/making-text.ts';
import { failureDetail } from '#platform/failure-detail.ts';

export interface Progress {
  show: (stage: GenerationStage | null) => void;
  end: () => void;
  /** Never aborted while it is shown: even who stops the work waits to hear that it has. */
  readonly signal: AbortSignal;
}

/** The message that stands while a recipe is being made, with its stages and a way to stop it. */
export function showProgress(id: string, title: string): Progress {
  const ending = new AbortController();
  let shown: GenerationStage | null | undefined;
  let stopping = false;

  const draw = (): void => {
    toast(title, {
      id,
      description: stopping ? 'Stopping' : stageText(shown),
      duration: Infinity,
      dismissible: false,
      icon: <ChefHat className="simmer size-5 text-tomato-ink" aria-hidden="true" />,
      action: {
        label: 'Stop',
        onClick: (event) => {
          event.preventDefault();
          void stop();
        },
      },
    });
  };

  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    draw();
    try {
      await cancelGeneration(id);
    } catch (error) {
      stopping = false;
      if (ending.signal.aborted) return;
      draw();
      toast.error('REECE could not be stopped', { description: failureDetail(error) });
    }
  };

  draw();
  return {
    show: (stage) => {
      shown = stage;
      draw();
    },
    end: () => {
      ending.abort();
      toast.dismiss(id);
    },
    signal: ending.signal,
  };
}
