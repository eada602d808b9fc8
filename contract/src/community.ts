import { z } from 'zod';

import { RecipeId } from './recipes.ts';
import { defineRoutes } from './route.ts';

export const COMMUNITY_TEXTS = {
  shared: 'Recipe shared to community!',
  already_shared: 'Recipe already shared to community',
  failed: 'Failed to share recipe to community',
  not_found: 'Recipe not found',
} as const;

export const communityRoutes = defineRoutes({
  shareToCommunity: {
    method: 'POST',
    path: '/api/recipes/{id}/community',
    access: 'session',
    scope: 'recipes:write',
    summary: "Give everyone a copy of one of one's own recipes; the same title once",
    params: RecipeId,
    status: 201,
    response: z.object({ id: z.uuid() }),
    errors: ['not_found', 'conflict'],
  },
});
