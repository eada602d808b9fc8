import { z } from 'zod';

import { Uuid } from './recipe-fields.ts';
import { Counted, pageFields, RecipeId, SourcedCard } from './recipes.ts';
import { defineRoutes } from './route.ts';
import { ShareTarget } from './sharing-fields.ts';

export const SHARING_TEXTS = {
  email_invalid: 'Please enter a valid email address',
  user_not_found: 'User not found',
  shared: 'Recipe shared successfully!',
  failed: 'Failed to share recipe',
  not_found: 'Recipe not found',
  self: 'This is your own address',
  not_shared: 'This recipe is not shared with them',
  not_received: 'This recipe is not in your list',
  load_failed: 'Failed to load what is shared with you',
  people_failed: 'Failed to load with whom it is shared',
} as const;

/** So many new recipes are counted; from there on there are "more". */
export const NEW_SHARES_COUNTED_MAX = 99;

/** Somebody who was given one of one's own recipes to see. */
export const Share = z.object({
  person_id: z.uuid(),
  /** The name that others may know them by. */
  name: z.string(),
  /** The address as it was written when it was shared; null where that was not kept. */
  email: z.string().nullable(),
  viewed: z.boolean(),
  shared_at: z.iso.datetime(),
});
export type Share = z.infer<typeof Share>;

/** A recipe that somebody shared with one; new until it was looked at. */
export const ReceivedCard = SourcedCard.extend({ viewed: z.boolean(), shared_at: z.iso.datetime() });
export type ReceivedCard = z.infer<typeof ReceivedCard>;

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
  listShares: {
    method: 'GET',
    path: '/api/recipes/{id}/shares',
    access: 'session',
    scope: 'recipes:read',
    summary: "With whom one of one's own recipes is shared, who came last first, a page at a time",
    params: RecipeId,
    query: z.strictObject(pageFields),
    status: 200,
    response: z.object({ shares: z.array(Share), next_cursor: z.string().nullable() }),
    errors: ['not_found'],
  },
  revokeShare: {
    method: 'DELETE',
    path: '/api/recipes/{id}/shares/{person}',
    access: 'session',
    scope: 'recipes:write',
    summary: "No longer let somebody see one of one's own recipes",
    params: RecipeId.extend({ person: Uuid('Not a person') }),
    status: 204,
    response: null,
    errors: ['not_found'],
  },
  listReceived: {
    method: 'GET',
    path: '/api/shared-with-me',
    access: 'session',
    scope: 'recipes:read',
    summary: 'What others shared with one, the last shared first, a page at a time',
    query: z.strictObject(pageFields),
    status: 200,
    response: z.object({ recipes: z.array(ReceivedCard), next_cursor: z.string().nullable() }),
    errors: [],
  },
  countNewReceived: {
    method: 'GET',
    path: '/api/shared-with-me/new',
    access: 'session',
    scope: 'recipes:read',
    summary: 'How much of it one has not looked at yet',
    status: 200,
    response: Counted,
    errors: [],
  },
  leaveReceived: {
    method: 'DELETE',
    path: '/api/shared-with-me/{id}',
    access: 'session',
    scope: 'recipes:write',
    summary: 'Take a recipe that somebody shared with one out of one’s list',
    params: RecipeId,
    status: 204,
    response: null,
    errors: ['not_found'],
  },
});
