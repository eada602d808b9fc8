import type { Db } from './db/tables.ts';
import { Secrets } from './secrets.ts';

interface InstallationTable {
  name: string;
  value: string;
}

declare module './db/tables.ts' {
  interface Tables {
    installation: InstallationTable;
  }
}

const NAME = 'secret-key-check';

/** True if the database was last used with this key. Undefined if no key is recorded yet. */
export async function fitsDatabase(db: Db, secretKey: string): Promise<boolean | undefined> {
  const check = await findSecretKeyCheck(db);
  return check === undefined ? undefined : check === fingerprintOf(secretKey);
}

/** Records the key of the database. Data that was sealed or signed with another key is not changed. */
export async function recordSecretKey(db: Db, secretKey: string): Promise<void> {
  const value = fingerprintOf(secretKey);
  await db
    .insertInto('installation')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

export async function findSecretKeyCheck(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('installation').select('value').where('name', '=', NAME).executeTakeFirst();
  return row?.value;
}

/** A fingerprint of the key, from which it cannot be recovered. */
function fingerprintOf(secretKey: string): string {
  return new Secrets(secretKey).digest('installation', 'secret-key');
}
