import { z } from 'zod';

import { Picture } from './pictures.ts';
import { recipeFields, Uuid } from './recipe-fields.ts';
import { pageFields, RecipeId } from './recipes.ts';
import { defineRoutes } from './route.ts';
import { textField } from './text-field.ts';

export const COOK_LOG_LIMITS = { note_max_characters: 5_000, stars_max: 5 } as const;

export const COOK_LOG_TEXTS = {
  added: 'Added to your cook log',
  changed: 'Cook log updated',
  deleted: 'Removed from your cook log',
  failed: 'Failed to save to your cook log',
  not_found: 'This entry isn’t in your cook log',
  future: 'Please choose today or an earlier day',
} as const;

/** A time that the user cooked a recipe. Only its author sees it. */
export const CookEntry = z.object({
  id: z.uuid(),
  recipe_id: z.uuid(),
  /** The recipe's title at that time: the entry outlives the recipe. */
  title: z.string(),
  /** The day on the user's calendar: "2030-02-28". */
  cooked_on: z.iso.date(),
  servings: z.int().nullable(),
  note: z.string().nullable(),
  /** 1 to 5. */
  stars: z.int().nullable(),
  image_url: z.string().nullable(),
  picture: Picture.nullable(),
  created_at: z.iso.datetime(),
});
export type CookEntry = z.infer<typeof CookEntry>;

const fields = {
  cooked_on: z.iso.date('Please enter a date'),
  servings: recipeFields.servings,
  note: textField()
    .max(COOK_LOG_LIMITS.note_max_characters, `At most ${COOK_LOG_LIMITS.note_max_characters} characters`)
    .nullable()
    .transform((text) => (text === '' ? null : text)),
  stars: z.int().min(1, 'At least one star').max(COOK_LOG_LIMITS.stars_max, 'At most five stars').nullable(),
  /** The address of an uploaded picture; addresses of other sites are refused. */
  image_url: recipeFields.image_url,
};

/** `id` makes it idempotent. */
export const NewCookEntry = z.strictObject({
  id: Uuid().optional(),
  cooked_on: fields.cooked_on,
  servings: fields.servings.default(null),
  note: fields.note.default(null),
  stars: fields.stars.default(null),
  image_url: fields.image_url.default(null),
});
export type NewCookEntry = z.output<typeof NewCookEntry>;

export const CookEntryChange = z
  .strictObject(fields)
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'There is nothing to change in this request');
export type CookEntryChange = z.output<typeof CookEntryChange>;

const EntryId = z.strictObject({ id: Uuid('Not an entry id') });

export const cookLogRoutes = defineRoutes({
  listCookEntries: {
    method: 'GET',
    path: '/api/recipes/{id}/cook-log',
    access: 'session',
    scope: 'recipes:read',
    summary: 'List when the user cooked a recipe, latest day first, a page at a time',
    params: RecipeId,
    query: z.strictObject(pageFields),
    status: 200,
    response: z.object({ entries: z.array(CookEntry), next_cursor: z.string().nullable() }),
    errors: ['not_found'],
  },
  addCookEntry: {
    method: 'POST',
    path: '/api/recipes/{id}/cook-log',
    access: 'session',
    scope: 'recipes:write',
    summary: 'Log that the user cooked a visible recipe; idempotent by `id`',
    params: RecipeId,
    body: NewCookEntry,
    status: 201,
    response: CookEntry,
    errors: ['not_found', 'conflict', 'quota_exceeded'],
  },
  updateCookEntry: {
    method: 'PATCH',
    path: '/api/cook-log/{id}',
    access: 'session',
    scope: 'recipes:write',
    summary: 'Change an entry of the own cook log',
    params: EntryId,
    body: CookEntryChange,
    status: 200,
    response: CookEntry,
    errors: ['not_found', 'quota_exceeded'],
  },
  deleteCookEntry: {
    method: 'DELETE',
    path: '/api/cook-log/{id}',
    access: 'session',
    scope: 'recipes:write',
    summary: 'Delete an entry of the own cook log',
    params: EntryId,
    status: 204,
    response: null,
    errors: ['not_found'],
  },
});
