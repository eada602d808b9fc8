import type { ArchiveFile } from '#platform/archive.ts';
import type { Blobs } from '#platform/blobs/blobs.ts';
import type { Ctx } from '#platform/context.ts';
import { pictureIdsOf } from '#features/recipes/commands/picture.ts';
import type { RecipeRow } from '#features/recipes/tables.ts';

import type { ExportedRecipe } from './exported-recipe.ts';
import { openWidest } from './photos.ts';
import { presentArchiveReadme, presentOwnRecipe } from './present.ts';
import {
  readCollections,
  readCookings,
  readPictures,
  readRecipes,
  readVersionPictures,
  readVersions,
} from './queries.ts';
import { jsonArray } from './writers/json-text.ts';
import { schemaOrgGraph } from './writers/schema-org.ts';

export interface ArchiveSource {
  readonly productName: string;
  readonly blobs: Blobs;
  /** The ids of the recipes; undefined for all. */
  readonly ids: readonly string[] | undefined;
  readonly recipes: () => AsyncIterable<ExportedRecipe>;
}

/** Yields the files of our own archive, with the names and contents that the export of an account has. */
export async function* archiveFiles(ctx: Ctx, source: ArchiveSource): AsyncGenerator<ArchiveFile> {
  const { productName, blobs, ids, recipes } = source;
  const rows = () => readRecipes(ctx, ids);
  yield { name: 'README.txt', pieces: [presentArchiveReadme(productName, ctx.now)] };
  yield { name: 'recipes.json', pieces: jsonArray(rows(), presentOwnRecipe) };
  yield { name: 'versions.json', pieces: jsonArray(versionsOf(ctx, rows()), (version) => version) };
  yield { name: 'recipes.jsonld', pieces: schemaOrgGraph(recipes()) };
  yield { name: 'cooked.json', pieces: jsonArray(cookingsOf(ctx, rows()), (cooking) => cooking) };
  yield { name: 'collections.json', pieces: jsonArray(collectionsOf(ctx, ids), (collection) => collection) };
  yield* photos(ctx, blobs, rows());
}

async function* versionsOf(ctx: Ctx, rows: AsyncIterable<{ readonly id: string }>) {
  for await (const { id } of rows) yield* readVersions(ctx, id);
}

async function* cookingsOf(ctx: Ctx, rows: AsyncIterable<{ readonly id: string }>) {
  for await (const { id } of rows) yield* await readCookings(ctx, id);
}

/** The actor's collections with what is exported of them. */
async function* collectionsOf(ctx: Ctx, ids: readonly string[] | undefined) {
  const exported = ids && new Set(ids);
  for await (const { recipes, ...collection } of readCollections(ctx)) {
    const found = exported === undefined ? recipes : recipes.filter((id) => exported.has(id));
    if (found.length > 0) yield { ...collection, recipes: found };
  }
}

/** The photos of the recipes, of their steps, earlier versions and cook log, each once. */
async function* photos(
  ctx: Ctx,
  blobs: Blobs,
  rows: AsyncIterable<Pick<RecipeRow, 'id' | 'picture_id' | 'details'>>,
): AsyncGenerator<ArchiveFile> {
  const written = new Set<string>();
  for await (const { id, picture_id, details } of rows) {
    const cookings = await readCookings(ctx, id);
    const ofCookings = cookings.map((cooking) => cooking.picture_id);
    const ofVersions = await readVersionPictures(ctx, id);
    const wanted = [picture_id, ...pictureIdsOf(details?.step_pictures), ...ofCookings, ...ofVersions];
    const added = [...new Set(wanted)].filter((each) => each !== null).filter((each) => !written.has(each));
    const found = added.length === 0 ? [] : await readPictures(ctx, added);
    for (const picture of found) {
      written.add(picture.id);
      const blob = await openWidest(ctx, blobs, picture);
      if (blob !== null) yield { name: `photos/${picture.id}.webp`, pieces: blob.stream, compressed: true };
    }
  }
}
