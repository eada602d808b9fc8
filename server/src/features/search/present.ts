import { RECIPE_LIMITS, type RecipeSource } from '@larder/contract/recipes';
import type { FoundHit, SearchHit } from '@larder/contract/search';

import type { EatingRules } from '#features/recipes/queries/eating-rules.ts';
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

export interface FoundRow extends HitRow {
  readonly contents: string | null;
}

export function presentFound(row: FoundRow, rules: EatingRules): FoundHit {
  return { ...presentHit(row), conflicts: rules.conflictsOf(row.contents) };
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
