import type { Selectable } from 'kysely';

import type {
  AnsweredBy,
  GeneratedRecipe,
  Generation,
  GenerationStage,
  NewGeneration,
} from '@larder/contract/assistant';

import type { Json, NullableTimestamp, Timestamp } from '#platform/db/tables.ts';

type WithoutId<Body> = Body extends unknown ? Omit<Body, 'id'> : never;
/** A request without its id. */
export type GenerationRequest = WithoutId<NewGeneration>;

/** The result of a generation. */
export interface Outcome {
  readonly recipe: GeneratedRecipe | null;
  readonly unusable: Generation['unusable'];
  readonly notes: readonly string[];
  readonly answered_by: AnsweredBy | null;
  readonly image_url: string | null;
}

/** `lease_until` is set exactly while the generation runs. Once it has passed, the holder is dead and another process takes over. */
interface GenerationsTable {
  id: string;
  user_id: string;
  request: Json<GenerationRequest>;
  state: Generation['state'];
  stage: GenerationStage | null;
  /** Stored before the recipe is saved, so that a retry saves the same recipe. */
  outcome: Json<Outcome> | null;
  problem: string | null;
  attempts: number;
  lease_until: NullableTimestamp;
  created_at: Timestamp;
  ended_at: NullableTimestamp;
  seen_at: NullableTimestamp;
}

export type GenerationRow = Selectable<GenerationsTable>;

declare module '#platform/db/tables.ts' {
  interface Tables {
    generations: GenerationsTable;
  }
}
