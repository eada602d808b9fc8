import { z } from 'zod';

import { DeliverableEmail } from './account-fields.ts';

/** The recipient of a share. */
export const ShareTarget = z.strictObject({ email: DeliverableEmail });
