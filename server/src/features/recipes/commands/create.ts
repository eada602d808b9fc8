import type { Insertable, Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import { detailsOf } from '@larder/contract/details-of';
import type { NewRecipe } from '@larder/contract/recipes';

import { AppError } from '#platform/app-error.ts';
import type { Ctx, User } from '#platform/context.ts';
import { type Tables, toJson } from '#platform/db/tables.ts';
import { executeTogether } from '#platform/db/together.ts';
import { selectStorage } from '#features/storage/queries.ts';

import { columnsOf } from '../details.ts';
import type { WritingDeps } from '../limits.ts';
import { saveParts } from './linked-recipes.ts';
import type { WholeRecipeRow } from '../present.ts';
import { withPicture } from '../queries/get.ts';
import { findOrigins } from '../queries/origins.ts';
import type { RecipeRow } from '../tables.ts';
import { lockActor } from './lock-actor.ts';
import { pictureGone, tryClaimRecipePicture, tryClaimStepPictures } from './picture.ts';
import { prepareAgain, prepareContent } from './prepare-content.ts';
import { countWrite, recordWrite } from './record-write.ts';
import { type EarlierVersion, saveEarlierVersions } from './save-earlier-versions.ts';

interface Provenance {
  /** The recipe that this is a copy of. */
  readonly copiedFrom?: string | undefined;
  /** When it was written, if that was earlier. */
  readonly createdAt?: Date;
  /** Its versions until now, oldest first. */
  readonly earlier?: readonly EarlierVersion[];
}

/**
 * Creates a recipe. Idempotent by the `id` from the client: if the actor has a recipe with this id, it is returned as it is now, whatever
 * the request contains. Throws `conflict` for an id that is in the bin or belongs to another user, `invalid_input` for a picture that is
 * gone, `quota_exceeded` and `too_many_requests`. See `mayReadRecipes` for worker tokens and jobs.
 */
export async function createRecipe(
  ctx: Ctx,
  deps: WritingDeps,
  recipe: NewRecipe,
  { copiedFrom, createdAt = ctx.now, earlier = [] }: Provenance = {},
): Promise<WholeRecipeRow> {
  const { id = uuidv7(), is_ai_generated, is_favorite, stars = null, ...content } = { ...recipe, ...detailsOf(recipe) };
  const linking = { ownerId: ctx.actor.id, recipeId: id, content };
  // Outside the transaction: this is slow, and the transaction holds a lock.
  const prepared = await prepareContent(ctx.db, linking);
  const origins = copiedFrom === undefined ? [] : await findOrigins(ctx.db, copiedFrom);
  return ctx.db.transaction().execute(async (trx) => {
    await lockActor(trx, ctx);
    const picture = await tryClaimRecipePicture(trx, ctx, content.image_url);
    const step_pictures = await tryClaimStepPictures(trx, ctx, content.step_pictures);
    const current = await prepareAgain(trx, linking, prepared);
    const row = {
      ...columnsOf({ ...current.content, step_pictures: step_pictures ?? [] }),
      ...current.derived,
      origins: toJson(origins),
      version: earlier.length + 1,
      id,
      is_ai_generated,
      is_favorite,
      stars,
    };
    const inserted =
      picture && step_pictures && (await insertRecipe(trx, ctx, { ...row, ...picture, created_at: createdAt }));
    if (inserted === undefined) {
      await countWrite(trx, ctx, deps);
      const existing = await findOwnWithId(trx, ctx.actor, { ...recipe, id });
      if (existing !== undefined) return withPicture(trx, existing);
      if (picture === undefined) throw pictureGone();
      throw step_pictures === undefined ? pictureGone('step_pictures') : idTaken();
    }
    await saveParts(trx, { ...linking, content: current.content });
    await saveEarlierVersions(trx, ctx, id, earlier);
    await recordWrite(trx, ctx, deps, { ...inserted, document: current.document });
    return withPicture(trx, inserted.after);
  });
}

type NewRow = Omit<Insertable<Tables['recipes']>, 'user_id' | 'updated_at'>;

/** Undefined if the id is taken. */
async function insertRecipe(trx: Transaction<Tables>, { actor, databaseKind, now }: Ctx, row: NewRow) {
  const stamps = { created_at: row.created_at, updated_at: now };
  const insert = trx
    .insertInto('recipes')
    .values({ ...row, ...stamps, user_id: actor.id })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll();
  const rows = await executeTogether(trx, databaseKind, [], {
    storage: selectStorage(trx, actor.id),
    inserted: insert,
  });
  const [inserted] = rows.inserted;
  return inserted && { after: { ...inserted, ...stamps, deleted_at: null }, storageBefore: rows.storage };
}

/**
 * The actor's recipe with the id of the request. Its content is compared only if the actor may not read recipes. Throws `conflict` if the
 * recipe is in the bin or, for such an actor, if its texts differ or it was updated since.
 */
async function findOwnWithId(
  trx: Transaction<Tables>,
  actor: User,
  sent: NewRecipe & { readonly id: string },
): Promise<RecipeRow | undefined> {
  const known = await trx
    .selectFrom('recipes')
    .selectAll()
    .where('id', '=', sent.id)
    .where('user_id', '=', actor.id)
    .executeTakeFirst();
  if (known === undefined) return undefined;
  if (known.deleted_at !== null || !(mayReadRecipes(actor) || isAsSent(known, sent))) throw idTaken();
  return known;
}

function idTaken(): AppError {
  return new AppError('conflict', 'This id is taken', { fields: { id: 'This id is taken' } });
}

/** False for a token with only the scope `worker`, which may create recipes but not read them: it never gets what the owner changed since. */
function mayReadRecipes({ scopes }: User): boolean {
  return scopes === undefined || scopes.includes('recipes:read') || scopes.includes('recipes:write');
}

function isAsSent(known: RecipeRow, { title, ingredients, instructions }: NewRecipe): boolean {
  const texts = (of: Pick<NewRecipe, 'title' | 'ingredients' | 'instructions'>) =>
    JSON.stringify([of.title, of.ingredients, of.instructions]);
  return known.version === 1 && texts(known) === texts({ title, ingredients, instructions });
}
