import type { RecipeVersion } from '@larder/contract/versions';

import { presentPicture } from '#features/recipes/present.ts';

import type { VersionRow } from './queries.ts';

export function presentVersion(row: VersionRow): RecipeVersion {
  const { title, description, ingredients, instructions, image_url, category, ...figures } = row.content;
  const { preparation_time, cooking_time, servings } = figures;
  const texts = { title, description, ingredients, instructions, image_url, picture: presentPicture(row), category };
  return {
    version: row.version,
    made_at: row.made_at.toISOString(),
    content: { ...texts, preparation_time, cooking_time, servings },
  };
}
