import { VERSIONS_TEXTS } from '@larder/contract/versions';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { inBatches, PAGE_ROWS, takePage } from '#platform/db/in-batches.ts';
import { contentOf, storedContent } from '#features/recipes/details.ts';
import type { PictureColumns, WholeRecipeRow } from '#features/recipes/present.ts';
import { getOwnRecipe } from '#features/recipes/queries/get.ts';
import type { StoredContent } from '#features/recipes/tables.ts';

export interface VersionRow extends PictureColumns {
  readonly version: number;
  readonly made_at: Date;
  readonly content: StoredContent;
}

export interface VersionPage {
  readonly rows: readonly VersionRow[];
  readonly nextBefore: number | null;
}

/** Lists the versions of the actor's recipe lower than `before`, newest first, beginning with the current recipe. Throws `not_found`. */
export async function listVersions(
  ctx: Ctx,
  id: string,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<VersionPage> {
  const recipe = await getOwnRecipe(ctx.lookups, ctx.actor.id, id);
  const { rows, isLast } = await takePage(readFrom(ctx, recipe, before), limit);
  return { rows, nextBefore: isLast ? null : (rows.at(-1)?.version ?? null) };
}

async function* readFrom(ctx: Ctx, recipe: WholeRecipeRow, before: number | undefined): AsyncGenerator<VersionRow> {
  const { id, version, updated_at: made_at, picture_id, picture_width, picture_height, picture_preview } = recipe;
  const picture = { picture_id, picture_width, picture_height, picture_preview };
  if (before === undefined || version < before)
    yield { version, made_at, content: storedContent(contentOf(recipe)), ...picture };
  // A version that is replaced while this reads is not returned twice.
  const first = Math.min(before ?? version, version);
  yield* inBatches<VersionRow>((last, most) => readEarlier(ctx, id, last?.version ?? first, most), PAGE_ROWS);
}

function readEarlier({ reader, actor }: Ctx, id: string, before: number, most: number): Promise<VersionRow[]> {
  return reader
    .selectFrom('recipe_versions')
    .leftJoin('pictures', 'pictures.id', 'recipe_versions.picture_id')
    .select([
      'recipe_versions.version',
      'recipe_versions.made_at',
      'recipe_versions.content',
      'recipe_versions.picture_id',
      'pictures.width as picture_width',
      'pictures.height as picture_height',
      'pictures.preview as picture_preview',
    ])
    .where('recipe_versions.recipe_id', '=', id)
    .where('recipe_versions.user_id', '=', actor.id)
    .where('recipe_versions.version', '<', before)
    .orderBy('recipe_versions.version', 'desc')
    .limit(most)
    .execute();
}

/** An earlier version of the actor's recipe. Throws `not_found`. */
export async function getVersion(ctx: Ctx, id: string, version: number): Promise<VersionRow> {
  const recipe = await getOwnRecipe(ctx.lookups, ctx.actor.id, id);
  // Bounded, because a requested number may exceed the database's integers.
  const [row] = await readEarlier(ctx, id, Math.min(version, recipe.version) + 1, 1);
  if (row?.version !== version) throw new AppError('not_found', VERSIONS_TEXTS.not_found);
  return row;
}
