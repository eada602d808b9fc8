import type { recipesRoutes } from '@larder/contract/recipes';

import { FILE_POLICY } from '#platform/http/file-policy.ts';
import { mapEach } from '#platform/db/in-batches.ts';
import { ListAnswer } from '#platform/http/list-answer.ts';
import type { Handlers } from '#platform/http/route-handlers.ts';

import { deleteRecipe, restoreRecipe } from './commands/bin.ts';
import { copyRecipe } from './commands/copy.ts';
import { createRecipe } from './commands/create.ts';
import { updateRecipe } from './commands/update.ts';
import { markViewed } from './commands/view.ts';
import type { WritingDeps } from './limits.ts';
import { drawingKey, presentCard, presentDetail, presentRecipe, presentForReader } from './present.ts';
import { listCategories } from './queries/categories.ts';
import { getDrawingSource } from './queries/drawing.ts';
import { readEatingRules } from './queries/eating-rules.ts';
import { getRecipe } from './queries/get.ts';
import { listOpenableLinks } from './queries/openable-links.ts';
import { countRecipes, listRecipes } from './queries/list.ts';
import { listTags } from './queries/tags.ts';
import { listOwnAndReceived } from './queries/list-own-and-received.ts';

const DRAWING_HEADERS = { 'content-security-policy': FILE_POLICY };
const IMMUTABLE = { 'cache-control': 'private, max-age=31536000, immutable' };

export function recipesHandlers(deps: WritingDeps): Handlers<typeof recipesRoutes> {
  return {
    async listRecipes(ctx, { query }) {
      const [{ rows, nextCursor, reading }, rules] = await Promise.all([listRecipes(ctx, query), readEatingRules(ctx)]);
      return { ...reading, recipes: rows.map((row) => presentCard(row, rules)), next_cursor: nextCursor };
    },

    countRecipes(ctx, { query }) {
      return countRecipes(ctx, query);
    },

    async listRecipeCategories(ctx) {
      return { categories: await listCategories(ctx) };
    },

    async listRecipeTags(ctx) {
      return { tags: await listTags(ctx) };
    },

    async listSeenRecipes(ctx, { query }) {
      const rules = await readEatingRules(ctx);
      const { rows, nextCursor } = listOwnAndReceived(ctx, query.cursor);
      const recipes = mapEach(rows, (row) => presentForReader(row, row.user_id === ctx.actor.id, rules));
      return ListAnswer.of('recipes', recipes, () => ({ next_cursor: nextCursor() }));
    },

    async createRecipe(ctx, { body }) {
      return presentRecipe(await createRecipe(ctx, deps, body), await readEatingRules(ctx));
    },

    async copyRecipe(ctx, { params, body }) {
      return presentRecipe(await copyRecipe(ctx, deps, params.id, body.id), await readEatingRules(ctx));
    },

    async getRecipe(ctx, { params }) {
      const [{ recipe, isNew }, rules] = await Promise.all([getRecipe(ctx, params.id), readEatingRules(ctx)]);
      if (isNew) await markViewed(ctx, params.id);
      const [culprits, openable] = await Promise.all([rules.culpritsIn(recipe), listOpenableLinks(ctx, recipe)]);
      return { ...presentDetail(recipe, rules, culprits), ...(openable.length > 0 && { openable_links: openable }) };
    },

    async getDrawing(ctx, { params: { id, key } }, { reply }) {
      // Loaded on demand: the module is large, and nothing else here needs it.
      const { drawDish } = await import('@larder/culinary/dish-art');
      const source = await getDrawingSource(ctx, id);
      // Only the current key may be cached: another one names an earlier or later drawing.
      const headers = { ...DRAWING_HEADERS, ...(key === drawingKey(source) ? IMMUTABLE : {}) };
      return void reply.headers(headers).type('image/svg+xml; charset=utf-8').send(drawDish(source));
    },

    async updateRecipe(ctx, { params, body }) {
      return presentRecipe(await updateRecipe(ctx, deps, params.id, body), await readEatingRules(ctx));
    },

    async deleteRecipe(ctx, { params }) {
      await deleteRecipe(ctx, params.id);
      return undefined;
    },

    async restoreRecipe(ctx, { params }) {
      return presentRecipe(await restoreRecipe(ctx, params.id), await readEatingRules(ctx));
    },
  };
}
