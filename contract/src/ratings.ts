import { z } from 'zod';

import { textField } from './text-field.ts';
import { Stars, Uuid } from './recipe-fields.ts';
import { pageFields, RecipeId } from './recipes.ts';
import { RATING_SCALE } from './recipe-texts.ts';
import { defineRoutes } from './route.ts';

export { RATING_SCALE };

export const RATING_LIMITS = { comment_max_characters: 2000 } as const;

export const RATING_TEXTS = {
  submitted: 'Rating submitted successfully',
  submit_failed: 'Failed to submit rating',
  failed: 'Failed to rate recipe',
  login: 'Please log in to rate recipes',
  not_found: 'Recipe not found',
  own_recipe: 'You can’t rate your own recipe.',
  repeated_comment: 'You posted the same comment on other recipes today. Please write something about this one.',
  hidden: 'An admin has hidden your comment here, so you can’t change or delete it. You can still change your stars.',
  comment_not_found: 'Comment not found',
} as const;

/** A missing comment keeps the stored one; null or a blank one deletes it. */
export const NewRating = z.strictObject({
  rating: Stars,
  comment: textField()
    .max(RATING_LIMITS.comment_max_characters, `At most ${RATING_LIMITS.comment_max_characters} characters`)
    .nullable()
    .optional(),
});
export type NewRating = z.infer<typeof NewRating>;

/** Arithmetic mean from 1 to 5, and the number of ratings; both 0 without ratings. */
const average = { rating: z.number(), ratings_count: z.int() };
export const RatingAverage = z.object(average);
export type RatingAverage = z.infer<typeof RatingAverage>;

/** With the number of ratings of 1, 2, 3, 4 and 5 stars. */
export const RatingFigures = z.object({ ...average, spread: z.array(z.int()).length(RATING_SCALE.max) });
export type RatingFigures = z.infer<typeof RatingFigures>;

export const OwnRating = z.object({
  id: z.uuid(),
  rating: z.int(),
  comment: z.string().nullable(),
  /** Why an admin hid the comment; null while it is visible. */
  hidden_reason: z.string().nullable(),
});
export type OwnRating = z.infer<typeof OwnRating>;

/** A rating with its comment. */
export const RatingComment = z.object({
  id: z.uuid(),
  rating: z.int(),
  comment: z.string(),
  /** The author's public name. */
  name: z.string(),
  is_own: z.boolean(),
  updated_at: z.iso.datetime(),
});
export type RatingComment = z.infer<typeof RatingComment>;

export const RatingId = z.strictObject({ id: Uuid('Not a rating id') });

export const ratingsRoutes = defineRoutes({
  listRatings: {
    method: 'GET',
    path: '/api/community/{id}/ratings',
    access: 'session',
    scope: 'recipes:read',
    summary:
      'Get the rating counts of a community recipe and list its comments, most recently updated first, a page at a time',
    params: RecipeId,
    query: z.strictObject(pageFields),
    status: 200,
    response: RatingFigures.extend({
      own: OwnRating.nullable(),
      comments: z.array(RatingComment),
      next_cursor: z.string().nullable(),
    }),
    errors: ['not_found'],
  },
  rateRecipe: {
    method: 'POST',
    path: '/api/community/{id}/ratings',
    access: 'session',
    scope: 'recipes:write',
    summary: 'Rate a community recipe of another user; a second rating replaces the first',
    params: RecipeId,
    body: NewRating,
    status: 200,
    response: z.object({ ...average, own: OwnRating }),
    errors: ['not_found', 'forbidden'],
  },
  deleteRating: {
    method: 'DELETE',
    path: '/api/community/{id}/ratings',
    access: 'session',
    scope: 'recipes:write',
    summary: "Delete the user's own rating, with its comment",
    params: RecipeId,
    status: 200,
    response: RatingAverage,
    errors: ['not_found', 'conflict'],
  },
  deleteComment: {
    method: 'DELETE',
    path: '/api/ratings/{id}/comment',
    access: 'session',
    scope: 'recipes:write',
    summary: 'Delete the comment of an own rating; the stars stay',
    params: RatingId,
    status: 204,
    response: null,
    errors: ['not_found'],
  },
  listOwnRatings: {
    method: 'GET',
    path: '/api/ratings',
    access: 'session',
    scope: 'recipes:read',
    summary: 'List the user’s own ratings, most recently updated first, a page at a time',
    query: z.strictObject(pageFields),
    status: 200,
    response: z.object({
      ratings: z.array(z.object({ recipe_id: z.uuid(), rating: z.int() })),
      next_cursor: z.string().nullable(),
    }),
    errors: [],
  },
});
