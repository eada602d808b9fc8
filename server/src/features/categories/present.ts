import type { SourcedCard } from '@larder/contract/recipes';

import { presentCard, presentCookName } from '#features/recipes/present.ts';

import type { SourcedRow } from './queries/pages.ts';

export function presentSourced(row: SourcedRow): SourcedCard {
  const { source, shared_by, username, rating, ratings_count } = row;
  const shared_by_name = shared_by === null ? null : presentCookName(username);
  return { ...presentCard(row), source, shared_by, shared_by_name, rating, ratings_count };
}
