import type { CookEntry } from '@larder/contract/cook-log';

import { presentPicture } from '#features/recipes/present.ts';

import type { CookEntryRow } from './queries.ts';

export function presentCookEntry(row: CookEntryRow): CookEntry {
  return {
    id: row.id,
    recipe_id: row.recipe_id,
    title: row.title,
    cooked_on: row.cooked_on,
    servings: row.servings,
    note: row.note,
    stars: row.stars,
    image_url: row.image_url,
    picture: presentPicture(row),
    created_at: row.created_at.toISOString(),
  };
}
