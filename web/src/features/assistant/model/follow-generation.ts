import type { Generation, GenerationEvent, GenerationStage } from '@larder/contract/assistant';

import { readWithRetry } from '#platform/events/read-with-retry.ts';
import type { RetriedEvents } from '#platform/events/read-with-retry.ts';

export interface Following extends Pick<RetriedEvents<GenerationEvent, Generation>, 'open' | 'signal' | 'wait'> {
  /** The current stage; null while the server cannot be reached. */
  readonly onStage: (stage: GenerationStage | null) => void;
}

/** Follows a generation to its end, with reconnects. Aborting stops following, not the generation. */
export function followGeneration({ onStage, ...events }: Following): Promise<Generation> {
  return readWithRetry({
    ...events,
    onEvent: (event) => {
      if (event.type === 'end') return event.generation;
      onStage(event.stage);
      return undefined;
    },
    onDisconnect: () => onStage(null),
  });
}
