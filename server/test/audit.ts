import type { TestApp } from './app.ts';

/** Lists the audit actions about a user's account, oldest first. */
export async function auditedActions({ database }: TestApp, { id }: { readonly id: string }): Promise<string[]> {
  const rows = await database.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
}
