import type { Collection, CoverRecipe } from '@larder/contract/collections';

import { drawingKey, presentCookName, presentPicture } from '#features/recipes/present.ts';

import type { CollectionRow, CoverRow } from './queries/collections.ts';
import type { ReceivedHead } from './queries/shares.ts';

export function presentCollection(row: CollectionRow): Collection {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    count: row.count,
    covers: row.covers.map(presentCover),
    version: row.version,
    shared_by: row.shared_by,
    shared_by_name: row.shared_by === null ? null : presentCookName(row.username),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export function presentReceivedCollection(row: CollectionRow & ReceivedHead) {
  return { ...presentCollection(row), viewed: row.viewed, shared_at: row.shared_at.toISOString() };
}

function presentCover(row: CoverRow): CoverRecipe {
  const { id, title, category } = row;
  return { id, title, category, picture: presentPicture(row), drawing: drawingKey(row) };
}
