import type { Transaction } from 'kysely';

import type { Ctx, SignedInUser } from '#platform/context.ts';
import type { Tables } from '#platform/db/tables.ts';

/** A reported thing, by its own id or by the id of its community recipe, rating or linked recipe. */
type Reported =
  | { readonly id: string }
  | { readonly recipe_id: string }
  | { readonly rating_id: string }
  | { readonly link_recipe_id: string };

/** Closes the open reports of a thing, in the transaction of the decision. Returns false when none were open. */
export async function closeReports(
  trx: Transaction<Tables>,
  { now }: Pick<Ctx<SignedInUser>, 'now'>,
  reported: Reported,
  outcome: 'hidden' | 'dismissed',
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('reported_things')
    .set({ closed_at: now, outcome })
    .where((eb) => eb.and({ ...reported }))
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
