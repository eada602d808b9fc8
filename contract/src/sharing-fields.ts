import { z } from 'zod';

import { DeliverableEmail } from './account-fields.ts';

/** With whom a recipe is shared. */
export const ShareTarget = z.strictObject({ email: DeliverableEmail });
