import type { BinnedRecipe } from '@larder/contract/bin';

import { purgedAt } from '#features/recipes/commands/purge.ts';
import { presentCard } from '#features/recipes/present.ts';
import { NO_RULES } from '#features/recipes/queries/eating-rules.ts';

import type { BinnedRow } from './queries.ts';

export function presentBinned(row: BinnedRow): BinnedRecipe {
  const { deleted_at } = row;
  return {
    ...presentCard(row, NO_RULES),
    deleted_at: deleted_at.toISOString(),
    purged_at: purgedAt(deleted_at).toISOString(),
  };
}
