import type { Ctx } from '#platform/context.ts';
import { type PageFilter, startOf, toPage } from '#platform/page-cursor.ts';

export async function listModeration({ db }: Ctx, filter: PageFilter & { readonly hidden: boolean | undefined }) {
  const { at, id } = startOf(filter);
  const { hidden } = filter;
  let query = selectModerated(db).where((eb) =>
    eb(eb.refTuple('community_recipes.created_at', 'community_recipes.id'), '<', eb.tuple(at, id)),
  );
  if (hidden !== undefined) query = query.where('community_recipes.hidden_at', hidden ? 'is not' : 'is', null);
  const rows = await query
    .orderBy('community_recipes.created_at', 'desc')
    .orderBy('community_recipes.id', 'desc')
    .limit(filter.limit + 1)
    .execute();
  return toPage(rows, filter.limit, (row) => ({ at: row.created_at, id: row.id }));
}

export async function findModerated(db: Ctx['db'], id: string) {
  return (await selectModerated(db).where('community_recipes.id', '=', id).executeTakeFirst()) ?? null;
}

function selectModerated(db: Ctx['db']) {
  return db
    .selectFrom('community_recipes')
    .select((eb) => [
      'community_recipes.id',
      'community_recipes.title',
      'community_recipes.description',
      'community_recipes.shared_by',
      'community_recipes.created_at',
      'community_recipes.hidden_at',
      'community_recipes.hidden_reason',
      eb.selectFrom('users').select('name').whereRef('users.id', '=', 'community_recipes.shared_by').as('author'),
    ]);
}

/** A public link and its recipe, hidden or not, by recipe id or by token hash. */
export async function findModeratedLink(
  db: Ctx['db'],
  by: { readonly recipe_id: string } | { readonly token_hashes: readonly string[] },
): Promise<ModeratedRow | null> {
  const row = await db
    .selectFrom('public_links')
    .innerJoin('recipes', 'recipes.id', 'public_links.recipe_id')
    .select((eb) => [
      'recipes.id',
      'recipes.title',
      'recipes.description',
      'public_links.user_id as shared_by',
      'public_links.created_at',
      'public_links.hidden_at',
      'public_links.hidden_reason',
      eb.selectFrom('users').select('name').whereRef('users.id', '=', 'public_links.user_id').as('author'),
    ])
    .where((eb) =>
      'recipe_id' in by
        ? eb('public_links.recipe_id', '=', by.recipe_id)
        : eb('public_links.token_hash', 'in', by.token_hashes),
    )
    .executeTakeFirst();
  return row ?? null;
}

export type ModeratedRow = NonNullable<Awaited<ReturnType<typeof findModerated>>>;

export async function listOutbox({ db }: Ctx, filter: PageFilter) {
  const { at, id } = startOf(filter);
  const rows = await db
    .selectFrom('outbox_messages')
    .select([
      'id',
      'channel',
      'recipient',
      'subject',
      'status',
      'created_at',
      'sent_at',
      'secret_sealed',
      'secret_expires_at',
    ])
    .where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(at, id)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(filter.limit + 1)
    .execute();
  return toPage(rows, filter.limit, (row) => ({ at: row.created_at, id: row.id }));
}

export type OutboxRow = Awaited<ReturnType<typeof listOutbox>>['rows'][number];

export async function listErrors({ db }: Ctx, filter: PageFilter) {
  const { at, id } = startOf(filter);
  const rows = await db
    .selectFrom('error_log')
    .selectAll()
    .where((eb) => eb(eb.refTuple('at', 'id'), '<', eb.tuple(at, id)))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(filter.limit + 1)
    .execute();
  return toPage(rows, filter.limit, (row) => row);
}

/** The log stores user ids only; email addresses are joined and null for deleted accounts. */
export async function listAudit({ db }: Ctx, filter: PageFilter) {
  const { at, id } = startOf(filter);
  const rows = await db
    .selectFrom('audit_log')
    .selectAll('audit_log')
    .select((eb) => [
      eb.selectFrom('users').select('email').whereRef('users.id', '=', 'audit_log.actor_id').as('actor_email'),
      eb.selectFrom('users').select('email').whereRef('users.id', '=', 'audit_log.subject_id').as('subject_email'),
    ])
    .where((eb) => eb(eb.refTuple('audit_log.at', 'audit_log.id'), '<', eb.tuple(at, id)))
    .orderBy('audit_log.at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .limit(filter.limit + 1)
    .execute();
  return toPage(rows, filter.limit, (row) => row);
}

export type AuditRow = Awaited<ReturnType<typeof listAudit>>['rows'][number];
