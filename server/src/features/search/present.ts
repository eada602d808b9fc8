import { RECIPE_LIMITS, type RecipeSource } from '@larder/contract/recipes';
import type { SearchHit } from '@larder/contract/search';

import { type PictureColumns, presentCookName, presentPicture } from '#features/recipes/present.ts';

export interface HitRow extends PictureColumns {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly image_url: string | null;
  readonly category: string | null;
  readonly source: RecipeSource;
  readonly username: string | null;
}

export function presentHit(row: HitRow): SearchHit {
  const { id, title, image_url, category, source } = row;
  return {
    id,
    title,
    image_url,
    category,
    source,
    description: row.description.slice(0, RECIPE_LIMITS.card_description_max_characters).toWellFormed(),
    picture: presentPicture(row),
    shared_by_name: source === 'own' ? null : presentCookName(row.username),
  };
}
