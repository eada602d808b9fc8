import { z } from 'zod';

import { DeliverableEmail } from './account.ts';
import { RecipeId } from './recipes.ts';
import { defineRoutes } from './route.ts';

export const SHARING_TEXTS = {
  email_invalid: 'Please enter a valid email address',
  user_not_found: 'User not found',
  shared: 'Recipe shared successfully!',
  failed: 'Failed to share recipe',
  not_found: 'Recipe not found',
  self: 'This is your own address',
} as const;

/** With whom a recipe is shared. */
export const ShareTarget = z.strictObject({ email: DeliverableEmail });

export const sharingRoutes = defineRoutes({
  shareRecipe: {
    method: 'POST',
    path: '/api/recipes/{id}/shares',
    access: 'session',
    scope: 'recipes:write',
    summary: "Let another person see one of one's own recipes; sharing twice is one share",
    params: RecipeId,
    body: ShareTarget,
    status: 200,
    response: z.object({ success: z.literal(true) }),
    errors: ['not_found', 'invalid_input'],
  },
});
