import type { BinnedRecipe } from '@larder/contract/bin';

import { purgedAt } from '#features/recipes/commands/purge.ts';
import { presentCard } from '#features/recipes/present.ts';

import type { BinnedRow } from './queries.ts';

export function presentBinned(row: BinnedRow): BinnedRecipe {
  const { deleted_at } = row;
  return { ...presentCard(row), deleted_at: deleted_at.toISOString(), purged_at: purgedAt(deleted_at).toISOString() };
}
