import type { z } from 'zod';

import { wholeNumber } from './variable-types.ts';

const MOST = 10_000_000;

/** How much one person may store; 0 is no limit. */
export const quotaVariables = {
  QUOTA_RECIPES: wholeNumber(0, MOST)
    .default(20_000)
    .describe('Most recipes of one person, those in the bin included; 0: no limit'),
  QUOTA_VERSIONS: wholeNumber(0, MOST)
    .default(100)
    .describe(
      'Most earlier versions kept of one recipe, within 2 MB: the older they are, the fewer; 0: as many as fit in that',
    ),
  QUOTA_PICTURES: wholeNumber(0, MOST).default(10_000).describe('Most photos of one person; 0: no limit'),
  QUOTA_CONVERSATIONS: wholeNumber(0, MOST)
    .default(2_000)
    .describe('Most conversations of one person with REECE; 0: no limit'),
  QUOTA_MB: wholeNumber(0, MOST)
    .default(2_048)
    .describe(
      'Most megabytes of one person: recipes with their versions and copies, conversations and picture files together; 0: no limit',
    ),
};

export type Quotas = z.output<z.ZodObject<typeof quotaVariables>>;
