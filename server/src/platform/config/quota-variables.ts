import type { z } from 'zod';

import { wholeNumber } from './variable-types.ts';

const QUOTA_MAX = 10_000_000;

/** How much one user may store; 0 means no limit. */
export const quotaVariables = {
  QUOTA_RECIPES: wholeNumber(0, QUOTA_MAX)
    .default(20_000)
    .describe('Maximum of recipes per person, including the bin; 0: no limit'),
  QUOTA_VERSIONS: wholeNumber(0, QUOTA_MAX)
    .default(100)
    .describe('Maximum of earlier versions per recipe, within 2 MB: the older, the fewer; 0: as many as fit in that'),
  QUOTA_PICTURES: wholeNumber(0, QUOTA_MAX).default(10_000).describe('Maximum of photos per person; 0: no limit'),
  QUOTA_CONVERSATIONS: wholeNumber(0, QUOTA_MAX)
    .default(2_000)
    .describe('Maximum of conversations with REECE per person; 0: no limit'),
  QUOTA_MB: wholeNumber(0, QUOTA_MAX)
    .default(2_048)
    .describe(
      'Maximum of megabytes per person: recipes with their versions and copies, conversations and picture files together; 0: no limit',
    ),
};

export type Quotas = z.output<z.ZodObject<typeof quotaVariables>>;
