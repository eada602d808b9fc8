import type { Generation, GenerationEvent, GenerationStage } from '@larder/contract/assistant';

import { followEvents } from '#platform/follow-events.ts';
import type { FollowedEvents } from '#platform/follow-events.ts';

export interface Following extends Pick<FollowedEvents<GenerationEvent, Generation>, 'open' | 'signal' | 'wait'> {
  /** What is being done; null while the server cannot be heard. */
  readonly onStage: (stage: GenerationStage | null) => void;
}

/** Listens until the recipe is made or is not going to be. The work itself goes on, also when nobody wants to hear of it any more. */
export function followGeneration({ onStage, ...events }: Following): Promise<Generation> {
  return followEvents({
    ...events,
    hear: (event) => {
      if (event.type === 'end') return event.generation;
      onStage(event.stage);
      return undefined;
    },
    onLost: () => onStage(null),
  });
}
