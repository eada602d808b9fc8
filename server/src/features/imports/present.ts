import type { RecipeDraft } from '@larder/culinary/import/imported-recipe';
import {
  type Draft,
  type DraftCard,
  IMPORT_LIMITS,
  type ImportedDraft,
  type ImportJob,
} from '@larder/contract/imports';

import { DAY_MS } from '#platform/durations.ts';
import { presentPicture } from '#features/recipes/present.ts';

import { partsOf } from './parts.ts';
import type { DraftCardRow } from './queries/drafts.ts';
import type { CountedImport } from './queries/jobs.ts';
import type { DraftRow } from './tables.ts';

export const presentDraft = ({ step_pictures, ...draft }: RecipeDraft): Draft => ({
  ...draft,
  ingredients: [...draft.ingredients],
  instructions: [...draft.instructions],
  step_notes: [...draft.step_notes],
  ...(step_pictures === undefined ? {} : { step_pictures: [...step_pictures] }),
  nutrition: draft.nutrition === null ? null : { ...draft.nutrition },
  tags: [...draft.tags],
  equipment: [...draft.equipment],
  links: [...draft.links],
  cooked: [...draft.cooked],
  findings: [...draft.findings],
});

export function presentImport(row: CountedImport): ImportJob {
  const { id, file_name, bytes, state, format, problem, created_at, parts, counts } = row;
  return {
    id,
    file_name,
    bytes,
    state,
    missing_parts: state === 'uploading' ? partsOf(bytes).filter((part) => !parts.includes(part)) : [],
    format,
    problem,
    ...counts,
    created_at: created_at.toISOString(),
    deleted_at: new Date(created_at.getTime() + IMPORT_LIMITS.retention_days * DAY_MS).toISOString(),
  };
}

export function presentDraftCard(row: DraftCardRow): DraftCard {
  return {
    position: row.position,
    title: row.title,
    picture: presentPicture(row),
    image_url: row.image_url,
    ingredient_count: row.ingredient_count,
    step_count: row.step_count,
    doubt_count: row.doubt_count,
    duplicate:
      row.duplicate_by === null
        ? null
        : { by: row.duplicate_by, recipe_id: row.duplicate_of, title: row.duplicate_title ?? '' },
    choice: row.choice,
    recipe_id: row.saved_as,
    problem: row.problem,
    is_readable: row.is_readable,
  };
}

export function presentImportedDraft(row: DraftCardRow & Pick<DraftRow, 'draft'>): ImportedDraft {
  if (row.draft === null) return { ...presentDraftCard(row), draft: null };
  const { earlier: _earlier, collections: _collections, ...draft } = row.draft;
  return { ...presentDraftCard(row), draft };
}
