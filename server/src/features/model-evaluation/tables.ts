import type { ModelEvaluation } from '@larder/contract/model-evaluation';

import type { Json, Timestamp } from '#platform/db/tables.ts';

/** The last evaluation of each model. */
interface ModelEvaluationsTable {
  /** Host of the provider. */
  service: string;
  model: string;
  result: Json<Pick<ModelEvaluation, 'scores' | 'misses'>>;
  evaluated_at: Timestamp;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    model_evaluations: ModelEvaluationsTable;
  }
}
