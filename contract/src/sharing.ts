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
  collection_shared: 'Collection shared successfully!',
  collection_failed: 'Failed to share collection',
  collection_people_failed: 'Failed to load the people this collection is shared with',
  not_found: 'Recipe not found',
  self: 'This is your own address',
  not_shared: 'This recipe is not shared with them',
  not_received: 'This recipe is not in your list',
  load_failed: 'Failed to load recipes shared with you',
  people_failed: 'Failed to load the people this recipe is shared with',
} as const;

/** Counting of new recipes stops here; above it the count says `more`. */
export const NEW_SHARES_COUNTED_MAX = 99;

/** One recipient of an own recipe. */
export const Share = z.object({
  person_id: z.uuid(),
  /** The recipient's public name. */
  name: z.string(),
  /** The address as the owner typed it; null for shares from before it was stored. */
  email: z.string().nullable(),
  viewed: z.boolean(),
  shared_at: z.iso.datetime(),
});
export type Share = z.infer<typeof Share>;

/** A recipe that the user received; new until `viewed`. */
export const ReceivedCard = SourcedCard.extend({ viewed: z.boolean(), shared_at: z.iso.datetime() });
export type ReceivedCard = z.infer<typeof ReceivedCard>;

export const sharingRoutes = defineRoutes({
  shareRecipe: {
    method: 'POST',
    path: '/api/recipes/{id}/shares',
    access: 'session',
    scope: 'recipes:write',
    summary: 'Share an own recipe with another user by email; idempotent',
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
    summary: 'List the recipients of an own recipe, most recent first, a page at a time',
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
    summary: 'Revoke the share of an own recipe with one recipient',
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
    summary: 'List received recipes, most recently shared first, a page at a time',
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
    summary: 'Count received recipes that are not viewed yet',
    status: 200,
    response: Counted,
    errors: [],
  },
  leaveReceived: {
    method: 'DELETE',
    path: '/api/shared-with-me/{id}',
    access: 'session',
    scope: 'recipes:write',
    summary: 'Remove a received recipe from the list',
    params: RecipeId,
    status: 204,
    response: null,
    errors: ['not_found'],
  },
});
