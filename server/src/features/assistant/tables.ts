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
/** What was asked for, whatever its id. */
export type GenerationRequest = WithoutId<NewGeneration>;

/** What came of it. */
export interface Outcome {
  readonly recipe: GeneratedRecipe | null;
  readonly unusable: Generation['unusable'];
  readonly notes: readonly string[];
  readonly answered_by: AnsweredBy | null;
  readonly image_url: string | null;
}

/** `lease_until` is there exactly while it runs: after that, whoever held it has died, and another may go on. */
interface GenerationsTable {
  id: string;
  user_id: string;
  request: Json<GenerationRequest>;
  state: Generation['state'];
  stage: GenerationStage | null;
  /** Written down before it is kept, so that nobody makes another one to keep after a cut. */
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
