import type { ratingsRoutes } from '@larder/contract/ratings';

import type { Handlers } from '#platform/http/route-handlers.ts';

import { deleteComment, deleteRating, rateRecipe, type RatingsDeps } from './commands.ts';
import { presentComment } from './present.ts';
import { getRated, listComments, listOwnRatings } from './queries.ts';

export function ratingsHandlers(deps: RatingsDeps): Handlers<typeof ratingsRoutes> {
  return {
    async listRatings(ctx, { params, query }) {
      const { rating, ratings_count, stars_1, stars_2, stars_3, stars_4, stars_5, own } = await getRated(
        ctx,
        params.id,
      );
      const { rows, nextCursor } = await listComments(ctx, params.id, query);
      return {
        rating,
        ratings_count,
        spread: [stars_1, stars_2, stars_3, stars_4, stars_5],
        own,
        comments: rows.map((row) => presentComment(row, ctx.actor.id)),
        next_cursor: nextCursor,
      };
    },

    async rateRecipe(ctx, { params, body }) {
      const { average, own } = await rateRecipe(ctx, deps, params.id, body);
      return { ...average, own };
    },

    deleteRating(ctx, { params }) {
      return deleteRating(ctx, params.id);
    },

    async deleteComment(ctx, { params }) {
      await deleteComment(ctx, params.id);
      return undefined;
    },

    async listOwnRatings(ctx, { query }) {
      const { rows, nextCursor } = await listOwnRatings(ctx, query);
      return { ratings: rows.map(({ recipe_id, rating }) => ({ recipe_id, rating })), next_cursor: nextCursor };
    },
  };
}
