import { type Selectable, sql } from 'kysely';

import { COLLECTION_LIMITS, COLLECTION_TEXTS } from '@larder/contract/collection-texts';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { isOneOf } from '#platform/db/one-of.ts';
import type { Db, Tables } from '#platform/db/tables.ts';
import { type PageFilter, type RowPage, startOf, toPage } from '#platform/page-cursor.ts';
import type { PictureColumns } from '#features/recipes/present.ts';

import { isReadableBy } from './readable.ts';

export type CollectionHead = Omit<Selectable<Tables['collections']>, 'user_id'> & Origin;

/** The owner of a received collection. */
interface Origin {
  readonly shared_by: string | null;
  readonly username: string | null;
}

const OWN: Origin = { shared_by: null, username: null };

export interface CoverRow extends PictureColumns {
  readonly id: string;
  readonly title: string;
  readonly category: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

interface Contents {
  readonly count: number;
  readonly covers: readonly CoverRow[];
}

export type CollectionRow = CollectionHead & Contents;

export const HEAD_COLUMNS = [
  'collections.id',
  'collections.name',
  'collections.description',
  'collections.version',
  'collections.created_at',
  'collections.updated_at',
] as const;

interface ListedPage extends PageFilter {
  /** Marks the collections that contain this recipe. */
  readonly recipe?: string | undefined;
}

/** Lists the actor's collections, latest change first. */
export async function listCollections(
  { reader, actor }: Ctx,
  { recipe, ...page }: ListedPage,
): Promise<RowPage<CollectionHead & { readonly contains: boolean }>> {
  const after = startOf(page);
  const rows = await reader
    .selectFrom('collections')
    .select(HEAD_COLUMNS)
    .select((eb) =>
      eb
        .selectFrom('collection_recipes')
        .select('recipe_id')
        .whereRef('collection_recipes.collection_id', '=', 'collections.id')
        .where('collection_recipes.recipe_id', '=', recipe ?? null)
        .as('contained'),
    )
    .where('collections.user_id', '=', actor.id)
    .where((eb) => eb(eb.refTuple('collections.updated_at', 'collections.id'), '<', eb.tuple(after.at, after.id)))
    .orderBy('collections.updated_at', 'desc')
    .orderBy('collections.id', 'desc')
    .limit(page.limit + 1)
    .execute();
  const { rows: listed, nextCursor } = toPage(rows, page.limit, ({ updated_at: at, id }) => ({ at, id }));
  return {
    rows: listed.map(({ contained, ...row }) => ({ ...row, ...OWN, contains: contained !== null })),
    nextCursor,
  };
}

/** A collection of the actor's, or one that they received. Throws `not_found`. */
export async function getCollection(ctx: Ctx, id: string): Promise<CollectionRow> {
  const head = await getCollectionHead(ctx, id);
  const [collection] = await withContents(ctx, [head]);
  return collection ?? { ...head, count: 0, covers: [] };
}

/** The same without its contents. */
export async function getCollectionHead(ctx: Ctx, id: string): Promise<CollectionHead> {
  const head = (await findOwnCollection(ctx.db, ctx, id)) ?? (await findReceivedCollection(ctx, id));
  if (head === undefined) throw collectionNotFound();
  return head;
}

export async function findOwnCollection(db: Db, { actor }: Ctx, id: string): Promise<CollectionHead | undefined> {
  const row = await db
    .selectFrom('collections')
    .select(HEAD_COLUMNS)
    .where('collections.id', '=', id)
    .where('collections.user_id', '=', actor.id)
    .executeTakeFirst();
  return row && { ...row, ...OWN };
}

/** The actor's oldest collection of that name that nobody else sees. */
export function findPrivateCollection({ db, actor }: Ctx, name: string): Promise<{ readonly id: string } | undefined> {
  return db
    .selectFrom('collections')
    .select('id')
    .where('user_id', '=', actor.id)
    .where('name', '=', name)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('collection_shares')
            .select('shared_with')
            .whereRef('collection_shares.collection_id', '=', 'collections.id'),
        ),
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Collections of a disabled account are not visible. */
function findReceivedCollection({ db, actor }: Ctx, id: string): Promise<CollectionHead | undefined> {
  return db
    .selectFrom('collection_shares')
    .innerJoin('collections', 'collections.id', 'collection_shares.collection_id')
    .innerJoin('users', 'users.id', 'collection_shares.shared_by')
    .leftJoin('user_profiles', 'user_profiles.user_id', 'collection_shares.shared_by')
    .select([...HEAD_COLUMNS, 'collection_shares.shared_by', 'user_profiles.username'])
    .where('collection_shares.collection_id', '=', id)
    .where('collection_shares.shared_with', '=', actor.id)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
}

export function collectionNotFound(): AppError {
  return new AppError('not_found', COLLECTION_TEXTS.not_found);
}

/** Adds the number of recipes that the actor may read, and the first of them. */
export async function withContents<Head extends { readonly id: string }>(
  ctx: Ctx,
  heads: readonly Head[],
): Promise<(Head & Contents)[]> {
  if (heads.length === 0) return [];
  const covers = await readCovers(
    ctx,
    heads.map(({ id }) => id),
  );
  const byCollection = Map.groupBy(covers, ({ collection_id }) => collection_id);
  return heads.map((head) => {
    const first = byCollection.get(head.id) ?? [];
    return { ...head, count: first[0]?.count ?? 0, covers: first.toSorted((a, b) => a.at - b.at) };
  });
}

function readCovers({ reader, actor, databaseKind }: Ctx, ids: readonly string[]) {
  const numbered = reader
    .selectFrom('collection_recipes')
    .innerJoin('recipes', 'recipes.id', 'collection_recipes.recipe_id')
    .select([
      'collection_recipes.collection_id',
      'collection_recipes.recipe_id',
      sql<number>`row_number() over (partition by collection_recipes.collection_id
        order by collection_recipes.place, collection_recipes.recipe_id)`.as('at'),
      sql<number>`count(*) over (partition by collection_recipes.collection_id)`.as('count'),
    ])
    .where((eb) => isOneOf(databaseKind, eb.ref('collection_recipes.collection_id'), ids))
    .where((eb) => isReadableBy(eb, actor.id));
  return reader
    .with('few_numbered', () => numbered)
    .selectFrom('few_numbered')
    .innerJoin('recipes', 'recipes.id', 'few_numbered.recipe_id')
    .leftJoin('pictures', 'pictures.id', 'recipes.picture_id')
    .select((eb) => [
      'few_numbered.collection_id',
      eb.cast<number>('few_numbered.at', 'integer').as('at'),
      eb.cast<number>('few_numbered.count', 'integer').as('count'),
      'recipes.id',
      'recipes.title',
      'recipes.category',
      'recipes.created_at',
      'recipes.updated_at',
      'recipes.picture_id',
      'pictures.width as picture_width',
      'pictures.height as picture_height',
      'pictures.preview as picture_preview',
    ])
    .where('few_numbered.at', '<=', COLLECTION_LIMITS.covers_max)
    .execute();
}
