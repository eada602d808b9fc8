import { z } from 'zod';

import { COLLECTION_LIMITS, COLLECTION_TEXTS } from './collection-texts.ts';
import { Picture } from './pictures.ts';
import { Uuid } from './recipe-fields.ts';
import { pageFields, SourcedCard } from './recipes.ts';
import { defineRoutes } from './route.ts';
import { Share } from './sharing.ts';
import { ShareTarget } from './sharing-fields.ts';
import { textField } from './text-field.ts';

/** A recipe whose picture is part of a collection's cover. */
export const CoverRecipe = z.object({
  id: z.uuid(),
  title: z.string(),
  category: z.string().nullable(),
  picture: Picture.nullable(),
  /** Cache key of the dish art. */
  drawing: z.string(),
});
export type CoverRecipe = z.infer<typeof CoverRecipe>;

/** A named list of recipes in an order of its owner's. */
export const Collection = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  /** The number of its recipes that the caller may read. */
  count: z.int(),
  /** Its first recipes that the caller may read, up to four. */
  covers: z.array(CoverRecipe),
  /** The owner who shares it; null for the caller's own. */
  shared_by: z.uuid().nullable(),
  shared_by_name: z.string().nullable(),
  /** Incremented by each change of name and description. */
  version: z.int(),
  created_at: z.iso.datetime(),
  /** The last change of its name, description or recipes. */
  updated_at: z.iso.datetime(),
});
export type Collection = z.infer<typeof Collection>;

const limits = COLLECTION_LIMITS;

const fields = {
  name: textField(COLLECTION_TEXTS.name_required)
    .min(1, COLLECTION_TEXTS.name_required)
    .max(limits.name_max_characters, `At most ${limits.name_max_characters} characters`),
  description: textField().max(
    limits.description_max_characters,
    `At most ${limits.description_max_characters} characters`,
  ),
};

/** `id` makes it idempotent. */
export const NewCollection = z.strictObject({
  id: Uuid().optional(),
  name: fields.name,
  description: fields.description.default(''),
});
export type NewCollection = z.output<typeof NewCollection>;

/** `version` is the version that the user saw, for the optimistic lock. */
export const CollectionChange = z
  .strictObject({ name: fields.name.optional(), description: fields.description.optional(), version: z.int() })
  .refine(({ name, description }) => name !== undefined || description !== undefined, {
    message: 'There is nothing to change in this request',
  });
export type CollectionChange = z.output<typeof CollectionChange>;

const CollectionId = z.strictObject({ id: Uuid('Not a collection id') });
const RecipeKey = Uuid('Not a recipe id');

const SeveralRecipes = z.strictObject({
  ids: z.array(RecipeKey).min(1).max(limits.ids_max, `At most ${limits.ids_max} recipes at once`),
});

export const collectionsRoutes = defineRoutes({
  listCollections: {
    method: 'GET',
    path: '/api/collections',
    access: 'session',
    scope: 'recipes:read',
    summary: 'List the own collections, latest change first, a page at a time',
    query: z.strictObject({
      ...pageFields,
      /** Marks the collections that contain this recipe. */
      recipe: RecipeKey.optional(),
    }),
    status: 200,
    response: z.object({
      collections: z.array(Collection.extend({ contains: z.boolean() })),
      next_cursor: z.string().nullable(),
    }),
    errors: [],
  },
  createCollection: {
    method: 'POST',
    path: '/api/collections',
    access: 'session',
    scope: 'recipes:write',
    summary: 'Create an empty collection; idempotent by `id`',
    body: NewCollection,
    status: 201,
    response: Collection,
    errors: ['conflict', 'quota_exceeded'],
  },
  getCollection: {
    method: 'GET',
    path: '/api/collections/{id}',
    access: 'session',
    scope: 'recipes:read',
    summary: 'Get a collection without its recipes',
    params: CollectionId,
    status: 200,
    response: Collection,
    errors: ['not_found'],
  },
  updateCollection: {
    method: 'PATCH',
    path: '/api/collections/{id}',
    access: 'session',
    scope: 'recipes:write',
    summary: 'Change the name or description of an own collection',
    params: CollectionId,
    body: CollectionChange,
    status: 200,
    response: Collection,
    errors: ['not_found', 'conflict', 'quota_exceeded'],
  },
  deleteCollection: {
    method: 'DELETE',
    path: '/api/collections/{id}',
    access: 'session',
    scope: 'recipes:write',
    whenFull: true,
    summary: 'Delete an own collection; its recipes stay',
    params: CollectionId,
    status: 204,
    response: null,
    errors: ['not_found'],
  },
  listCollectionRecipes: {
    method: 'GET',
    path: '/api/collections/{id}/recipes',
    access: 'session',
    scope: 'recipes:read',
    summary: 'List the recipes of a collection that the user may read, in its order, a page at a time',
    params: CollectionId,
    query: z.strictObject(pageFields),
    status: 200,
    response: z.object({ recipes: z.array(SourcedCard), next_cursor: z.string().nullable() }),
    errors: ['not_found'],
  },
  addToCollection: {
    method: 'POST',
    path: '/api/collections/{id}/recipes',
    access: 'session',
    scope: 'recipes:write',
    summary:
      'Add own or received recipes at the end of an own collection; idempotent; returns the ids added by this request',
    params: CollectionId,
    body: SeveralRecipes,
    status: 200,
    response: z.object({ ids: z.array(z.uuid()) }),
    errors: ['not_found', 'quota_exceeded'],
  },
  removeFromCollection: {
    method: 'POST',
    path: '/api/collections/{id}/recipes/remove',
    access: 'session',
    scope: 'recipes:write',
    whenFull: true,
    summary: 'Remove recipes from an own collection; idempotent; returns the ids removed by this request',
    params: CollectionId,
    body: SeveralRecipes,
    status: 200,
    response: z.object({ ids: z.array(z.uuid()) }),
    errors: ['not_found'],
  },
  moveInCollection: {
    method: 'POST',
    path: '/api/collections/{id}/recipes/move',
    access: 'session',
    scope: 'recipes:write',
    summary: 'Move a recipe of an own collection behind another one, or to the start',
    params: CollectionId,
    body: z.strictObject({
      recipe_id: RecipeKey,
      /** The recipe before it; null moves it to the start. */
      after: RecipeKey.nullable(),
    }),
    status: 204,
    response: null,
    errors: ['not_found', 'invalid_input'],
  },
  shareCollection: {
    method: 'POST',
    path: '/api/collections/{id}/shares',
    access: 'session',
    scope: 'recipes:write',
    summary: 'Share an own collection, and with it the own recipes in it, with another user by email; idempotent',
    params: CollectionId,
    body: ShareTarget,
    status: 200,
    response: z.object({ success: z.literal(true) }),
    errors: ['not_found', 'invalid_input', 'quota_exceeded'],
  },
  listCollectionShares: {
    method: 'GET',
    path: '/api/collections/{id}/shares',
    access: 'session',
    scope: 'recipes:read',
    summary: 'List the recipients of an own collection, most recent first, a page at a time',
    params: CollectionId,
    query: z.strictObject(pageFields),
    status: 200,
    response: z.object({ shares: z.array(Share), next_cursor: z.string().nullable() }),
    errors: ['not_found'],
  },
  revokeCollectionShare: {
    method: 'DELETE',
    path: '/api/collections/{id}/shares/{person}',
    access: 'session',
    scope: 'recipes:write',
    summary: 'Revoke the share of an own collection with one recipient',
    params: CollectionId.extend({ person: Uuid('Not a person') }),
    status: 204,
    response: null,
    errors: ['not_found'],
  },
  listReceivedCollections: {
    method: 'GET',
    path: '/api/shared-with-me/collections',
    access: 'session',
    scope: 'recipes:read',
    summary: 'List received collections, most recently shared first, a page at a time',
    query: z.strictObject(pageFields),
    status: 200,
    response: z.object({
      collections: z.array(Collection.extend({ viewed: z.boolean(), shared_at: z.iso.datetime() })),
      next_cursor: z.string().nullable(),
    }),
    errors: [],
  },
  leaveReceivedCollection: {
    method: 'DELETE',
    path: '/api/shared-with-me/collections/{id}',
    access: 'session',
    scope: 'recipes:write',
    summary: 'Remove a received collection from the list',
    params: CollectionId,
    status: 204,
    response: null,
    errors: ['not_found'],
  },
});
