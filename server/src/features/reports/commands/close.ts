import type { Transaction } from 'kysely';

import type { Ctx, SignedInPerson } from '#platform/context.ts';
import type { Tables } from '#platform/db/tables.ts';

/** What has been decided about: by its own id, by that of a community recipe, of a rating, or of the recipe of a public link. */
type Decided =
  | { readonly id: string }
  | { readonly recipe_id: string }
  | { readonly rating_id: string }
  | { readonly link_recipe_id: string };

/** Closes what waits for this decision. Give the transaction that carries it out. False where nothing waited. */
export async function closeReports(
  trx: Transaction<Tables>,
  { now }: Pick<Ctx<SignedInPerson>, 'now'>,
  decided: Decided,
  outcome: 'hidden' | 'dismissed',
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('reported_things')
    .set({ closed_at: now, outcome })
    .where((eb) => eb.and({ ...decided }))
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
