import { type Link, type LinkedRecipe, linkPath } from '@larder/contract/links';

import { presentCookName } from '#features/recipes/present.ts';

import type { LinkedRow, OpenedLink } from './queries.ts';

export function presentLink({ token, created_at, hidden_reason }: OpenedLink): Link {
  return { path: linkPath(token), created_at: created_at.toISOString(), hidden_reason };
}

export function presentLinked(row: LinkedRow): LinkedRecipe {
  const { picture_width: width, picture_height: height, picture_preview: preview } = row;
  return {
    title: row.title,
    description: row.description,
    ingredients: row.ingredients,
    instructions: row.instructions,
    is_ai_generated: row.is_ai_generated,
    category: row.category,
    preparation_time: row.preparation_time,
    cooking_time: row.cooking_time,
    servings: row.servings,
    ...row.details,
    shared_by_name: presentCookName(row.username),
    picture: width === null || height === null || preview === null ? null : { width, height, preview },
  };
}
