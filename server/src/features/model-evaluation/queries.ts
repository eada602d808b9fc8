import type { ModelEvaluation } from '@larder/contract/model-evaluation';

import { type Db, toJson } from '#platform/db/tables.ts';

import './tables.ts';

const LISTED_MAX = 20;

/** Upsert: the last evaluation of a model replaces the one before. */
export async function storeEvaluation(db: Db, { service, model, evaluated_at: at, ...rest }: ModelEvaluation) {
  const evaluated_at = new Date(at);
  const result = toJson({ scores: rest.scores, misses: rest.misses });
  await db
    .insertInto('model_evaluations')
    .values({ service, model, result, evaluated_at })
    .onConflict((conflict) => conflict.columns(['service', 'model']).doUpdateSet({ result, evaluated_at }))
    .execute();
}

/** The evaluated models, the last evaluated first. */
export async function listEvaluations(db: Db): Promise<ModelEvaluation[]> {
  const rows = await db
    .selectFrom('model_evaluations')
    .selectAll()
    .orderBy('evaluated_at', 'desc')
    .orderBy('model')
    .limit(LISTED_MAX)
    .execute();
  return rows.map(({ result, evaluated_at, ...model }) => ({
    ...model,
    ...result,
    evaluated_at: evaluated_at.toISOString(),
  }));
}
