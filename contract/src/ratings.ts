import { z } from 'zod';

import { line } from './line.ts';
import { Uuid } from './recipe-fields.ts';
import { pageFields, RecipeId } from './recipes.ts';
import { defineRoutes } from './route.ts';

export const RATING_SCALE = { min: 1, max: 5 } as const;
export const RATING_LIMITS = { comment_max_characters: 2000 } as const;

export const RATING_TEXTS = {
  submitted: 'Rating submitted successfully',
  submit_failed: 'Failed to submit rating',
  failed: 'Failed to rate recipe',
  login: 'Please log in to rate recipes',
  not_found: 'Recipe not found',
  own_recipe: 'You can’t rate your own recipe.',
  said_before: 'You said the same to other recipes today. Please say something about this one.',
  hidden: 'An admin has hidden what you said here, so it stays. You can change your stars.',
  comment_not_found: 'Comment not found',
} as const;

const Stars = z
  .int('Please give 1 to 5 stars')
  .min(RATING_SCALE.min, 'Please give 1 to 5 stars')
  .max(RATING_SCALE.max, 'Please give 1 to 5 stars');

/** Left out, the comment stays what it was; null or one in which nothing is seen takes it away. */
export const NewRating = z.strictObject({
  rating: Stars,
  comment: line()
    .max(RATING_LIMITS.comment_max_characters, `At most ${RATING_LIMITS.comment_max_characters} characters`)
    .nullable()
    .optional(),
});
export type NewRating = z.infer<typeof NewRating>;

/** The plain average from 1 to 5, and of how many; 0 and 0 where nobody rated. */
const average = { rating: z.number(), ratings_count: z.int() };
export const RatingAverage = z.object(average);
export type RatingAverage = z.infer<typeof RatingAverage>;

/** The same with how many gave 1, 2, 3, 4 and 5 stars. */
export const RatingFigures = z.object({ ...average, spread: z.array(z.int()).length(RATING_SCALE.max) });
export type RatingFigures = z.infer<typeof RatingFigures>;

export const OwnRating = z.object({
  id: z.uuid(),
  rating: z.int(),
  comment: z.string().nullable(),
  /** Why an admin keeps the comment from being shown; null where it is shown. */
  hidden_reason: z.string().nullable(),
});
export type OwnRating = z.infer<typeof OwnRating>;

/** What somebody says to a recipe. */
export const RatingComment = z.object({
  id: z.uuid(),
  rating: z.int(),
  comment: z.string(),
  /** Who says it, by the name that others may know. */
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
    summary: 'How a community recipe is rated, and what people say to it, newest first, a page at a time',
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
    summary: 'Rate a community recipe of another person; a second rating takes the place of the first',
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
    summary: "Take one's own rating back, with what one said",
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
    summary: 'Take back what one said to a recipe; the stars stay',
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
    summary: 'What one rated, newest first, a page at a time',
    query: z.strictObject(pageFields),
    status: 200,
    response: z.object({
      ratings: z.array(z.object({ recipe_id: z.uuid(), rating: z.int() })),
      next_cursor: z.string().nullable(),
    }),
    errors: [],
  },
});
