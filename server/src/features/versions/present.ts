import type { RecipeVersion } from '@larder/contract/versions';

import { presentPicture } from '#features/recipes/present.ts';

import type { VersionRow } from './queries.ts';

export function presentVersion(row: VersionRow): RecipeVersion {
  const { version, made_at, content } = row;
  return { version, made_at: made_at.toISOString(), content: { ...content, picture: presentPicture(row) } };
}
