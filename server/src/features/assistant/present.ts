import type { Generation } from '@larder/contract/assistant';

import type { GenerationRequest, GenerationRow } from './tables.ts';

/** True when the result is to be saved as a recipe. */
export function isToBeSaved(request: GenerationRequest): boolean {
  return request.kind !== 'ingredients' || request.keep;
}

export function presentGeneration(row: GenerationRow): Generation {
  const { id, request, state, stage, outcome, problem, created_at } = row;
  const isSaved = state === 'done' && isToBeSaved(request) && outcome !== null && outcome.recipe !== null;
  return {
    id,
    kind: request.kind,
    requested_title: request.kind === 'suggestion' ? request.title : null,
    state,
    stage,
    recipe: state === 'done' ? (outcome?.recipe ?? null) : null,
    recipe_id: isSaved ? id : null,
    image_url: state === 'done' ? (outcome?.image_url ?? null) : null,
    unusable: outcome?.unusable ?? [],
    notes: [...(outcome?.notes ?? [])],
    answered_by: outcome?.answered_by ?? null,
    problem,
    created_at: created_at.toISOString(),
  };
}
