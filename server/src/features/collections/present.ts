import type { Collection, CoverRecipe } from '@larder/contract/collections';

import { drawingKey, presentPicture } from '#features/recipes/present.ts';

import type { CollectionRow, CoverRow } from './queries/collections.ts';

export function presentCollection(row: CollectionRow): Collection {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    count: row.count,
    covers: row.covers.map(presentCover),
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

function presentCover(row: CoverRow): CoverRecipe {
  const { id, title, category } = row;
  return { id, title, category, picture: presentPicture(row), drawing: drawingKey(row) };
}
