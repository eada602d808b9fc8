import type { Generation } from '@larder/contract/assistant';

import type { GenerationRequest, GenerationRow } from './tables.ts';

/** Is what comes of it kept as a recipe? */
export function isToKeep(request: GenerationRequest): boolean {
  return request.kind !== 'ingredients' || request.keep;
}

export function presentGeneration(row: GenerationRow): Generation {
  const { id, request, state, stage, outcome, problem, created_at } = row;
  const isKept = state === 'done' && isToKeep(request) && outcome !== null && outcome.recipe !== null;
  return {
    id,
    kind: request.kind,
    requested_title: request.kind === 'suggestion' ? request.title : null,
    state,
    stage,
    recipe: state === 'done' ? (outcome?.recipe ?? null) : null,
    recipe_id: isKept ? id : null,
    image_url: state === 'done' ? (outcome?.image_url ?? null) : null,
    unusable: outcome?.unusable ?? [],
    notes: [...(outcome?.notes ?? [])],
    answered_by: outcome?.answered_by ?? null,
    problem,
    created_at: created_at.toISOString(),
  };
}
