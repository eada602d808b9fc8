import { setImmediate } from 'node:timers/promises';

import { widestPictureWidth } from '@larder/contract/pictures';

import { AppError } from '#platform/app-error.ts';
import type { ArchiveFile } from '#platform/archive.ts';
import type { Blobs } from '#platform/blobs/blobs.ts';
import type { Ctx, SignedInUser } from '#platform/context.ts';
import { PictureProblem } from '#features/pictures/process.ts';
import { encodeMissing } from '#features/pictures/files.ts';
import { blobKey } from '#features/pictures/blob-keys.ts';

import {
  presentConversation,
  presentPublished,
  presentMissing,
  presentOwnRecipe,
  presentReadme,
  presentSchemaOrg,
  presentShares,
} from './present.ts';
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
  { productName, blobs }: { readonly productName: string; readonly blobs: Blobs },
): AsyncGenerator<ArchiveFile> {
  const { reader: db, now } = ctx;
  const { id } = ctx.actor;
  yield { name: 'README.txt', pieces: [presentReadme(productName, now)] };
  yield { name: 'profile.json', pieces: [json(await readProfile(db, id))] };
  yield { name: 'recipes.json', pieces: jsonList(readRecipes(db, id), presentOwnRecipe) };
  yield { name: 'versions.json', pieces: jsonList(readVersions(db, id), (version) => version) };
  yield { name: 'recipes.jsonld', pieces: schemaOrg(readRecipes(db, id)) };
  yield { name: 'shared.json', pieces: [json(presentShares(await readShares(db, id)))] };
  yield { name: 'community.json', pieces: jsonList(readCommunityRecipes(db, id), presentPublished) };
  yield { name: 'cooked.json', pieces: jsonList(readCookLog(db, id), (entry) => entry) };
  yield { name: 'ratings.json', pieces: jsonList(readRatings(db, id), ({ id: _id, ...rating }) => rating) };
  yield { name: 'views.json', pieces: [json(await readViews(db, id))] };
  yield { name: 'reports.json', pieces: [json(await readReports(db, id))] };
  yield { name: 'conversations.json', pieces: jsonList(readConversations(db, id), presentConversation) };
  yield { name: 'chat.json', pieces: jsonList(readChat(db, id), (message) => message) };
  yield { name: 'made.json', pieces: jsonList(readGenerations(db, id), (generation) => generation) };
  yield { name: 'models.json', pieces: [json(await readModelUsage(db, id))] };
  yield { name: 'messages.json', pieces: [json(await readMessages(db, id))] };
  yield { name: 'sessions.json', pieces: [json(await readSessions(db, id))] };
  yield { name: 'security.json', pieces: [json(await readSecurity(db, id))] };
  yield* photos(ctx, blobs);
  yield* drawings(readRecipes(db, id));
}

/** Yields every photo at its largest stored width. Unreadable ones are listed in missing.txt instead of failing the export. */
async function* photos({ reader, actor, log }: Ctx<SignedInUser>, blobs: Blobs): AsyncGenerator<ArchiveFile> {
  const missing: string[] = [];
  for await (const { id, width } of readPictures(reader, actor.id)) {
    const widest = widestPictureWidth(width);
    const encoded = await encodeMissing(blobs, id, [widest]).catch((error: unknown) => {
      if (!(error instanceof PictureProblem || error instanceof AppError)) throw error;
      log.warn({ err: error, pictureId: id }, 'picture not exported');
      return null;
    });
    const blob = encoded === null ? null : await blobs.open(blobKey(id, widest, 'webp'));
    if (blob === null) missing.push(id);
    else yield { name: `photos/${id}.webp`, pieces: blob.stream };
  }
  if (missing.length > 0) yield { name: 'missing.txt', pieces: [presentMissing(missing)] };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Streams a JSON array, one row per line. */
async function* jsonList<Row>(rows: AsyncIterable<Row>, present: (row: Row) => unknown): AsyncGenerator<string> {
  let before = '[';
  for await (const row of rows) {
    yield `${before}\n${JSON.stringify(present(row))}`;
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}

async function* schemaOrg(rows: AsyncIterable<RecipeRow>): AsyncGenerator<string> {
  yield '{"@context":"https://schema.org","@graph":';
  yield* jsonList(outsideBin(rows), presentSchemaOrg);
  yield '}\n';
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

/** The file name of an export, such as larder-2026-03-14.zip. ASCII only, for the Content-Disposition header. */
export function exportFileName(productName: string, now: Date): string {
  const name = productName
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '');
  return `${name === '' ? 'export' : name}-${now.toISOString().slice(0, 10)}.zip`;
}
