import { setImmediate } from 'node:timers/promises';

import type { ArchiveFile } from '#platform/archive.ts';
import type { Blobs } from '#platform/blobs/blobs.ts';
import type { Ctx, SignedInUser } from '#platform/context.ts';
import type { ExportedRecipe } from '#features/exports/exported-recipe.ts';
import { openWidest, photoOf } from '#features/exports/photos.ts';
import { presentExported, presentOwnRecipe } from '#features/exports/present.ts';
import { readCollections, readCookings } from '#features/exports/queries.ts';
import { jsonArray } from '#features/exports/writers/json-text.ts';
import { schemaOrgGraph } from '#features/exports/writers/schema-org.ts';

import { presentConversation, presentPublished, presentMissing, presentReadme, presentShares } from './present.ts';
import { readMessages, readModelUsage, readProfile, readSecurity, readSessions } from './queries/account.ts';
import { readCommunityRecipes, readRatings, readReports, readShares, readViews } from './queries/community.ts';
import {
  readChat,
  readCookLog,
  readConversations,
  readGenerations,
  readPictures,
  readRecipes,
  readVersions,
  type RecipeRow,
} from './queries/content.ts';

/** Yields the files of the actor's export. Large tables are streamed in batches. */
export async function* exportFiles(
  ctx: Ctx<SignedInUser>,
  { productName, blobs, origin }: { readonly productName: string; readonly blobs: Blobs; readonly origin: string },
): AsyncGenerator<ArchiveFile> {
  const { reader: db, now } = ctx;
  const { id } = ctx.actor;
  yield { name: 'README.txt', pieces: [presentReadme(productName, now)] };
  yield { name: 'profile.json', pieces: [json(await readProfile(db, id))] };
  yield { name: 'recipes.json', pieces: jsonArray(readRecipes(db, id), presentOwnRecipe) };
  yield { name: 'versions.json', pieces: jsonArray(readVersions(db, id), (version) => version) };
  yield { name: 'recipes.jsonld', pieces: schemaOrgGraph(exported(ctx, { blobs, origin })) };
  yield { name: 'shared.json', pieces: [json(presentShares(await readShares(db, id)))] };
  yield { name: 'community.json', pieces: jsonArray(readCommunityRecipes(db, id), presentPublished) };
  yield { name: 'collections.json', pieces: jsonArray(readCollections(ctx), (collection) => collection) };
  yield { name: 'cooked.json', pieces: jsonArray(readCookLog(db, id), (entry) => entry) };
  yield { name: 'ratings.json', pieces: jsonArray(readRatings(db, id), ({ id: _id, ...rating }) => rating) };
  yield { name: 'views.json', pieces: [json(await readViews(db, id))] };
  yield { name: 'reports.json', pieces: [json(await readReports(db, id))] };
  yield { name: 'conversations.json', pieces: jsonArray(readConversations(db, id), presentConversation) };
  yield { name: 'chat.json', pieces: jsonArray(readChat(db, id), (message) => message) };
  yield { name: 'made.json', pieces: jsonArray(readGenerations(db, id), (generation) => generation) };
  yield { name: 'models.json', pieces: [json(await readModelUsage(db, id))] };
  yield { name: 'messages.json', pieces: [json(await readMessages(db, id))] };
  yield { name: 'sessions.json', pieces: [json(await readSessions(db, id))] };
  yield { name: 'security.json', pieces: [json(await readSecurity(db, id))] };
  yield* photos(ctx, blobs);
  yield* drawings(readRecipes(db, id));
}

/** Yields every photo at its largest stored width. Unreadable ones are listed in missing.txt instead of failing the export. */
async function* photos(ctx: Ctx<SignedInUser>, blobs: Blobs): AsyncGenerator<ArchiveFile> {
  const missing: string[] = [];
  for await (const picture of readPictures(ctx.reader, ctx.actor.id)) {
    const blob = await openWidest(ctx, blobs, picture);
    if (blob === null) missing.push(picture.id);
    else yield { name: `photos/${picture.id}.webp`, pieces: blob.stream };
  }
  if (missing.length > 0) yield { name: 'missing.txt', pieces: [presentMissing(missing)] };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

async function* exported(
  ctx: Ctx<SignedInUser>,
  { blobs, origin }: { readonly blobs: Blobs; readonly origin: string },
): AsyncGenerator<ExportedRecipe> {
  for await (const row of outsideBin(readRecipes(ctx.reader, ctx.actor.id))) {
    const cookings = await readCookings(ctx, row.id);
    yield presentExported(row, { cookings, origin, openPhoto: (picture) => photoOf(ctx, blobs, picture) });
  }
}

async function* drawings(rows: AsyncIterable<RecipeRow>): AsyncGenerator<ArchiveFile> {
  // Imported on demand: the drawing code is large.
  const { drawDish } = await import('@larder/culinary/dish-art');
  for await (const recipe of outsideBin(rows)) {
    // Yield to the event loop: drawing blocks it for a moment.
    await setImmediate();
    yield { name: `pictures/${recipe.id}.svg`, pieces: [drawDish(recipe)] };
  }
}

async function* outsideBin(rows: AsyncIterable<RecipeRow>): AsyncGenerator<RecipeRow> {
  for await (const row of rows) if (row.deleted_at === null) yield row;
}
