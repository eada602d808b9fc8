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

/** Is this the key that the database was last used with? Undefined for a database that was not used with any since it records that. */
export async function fitsDatabase(db: Db, secretKey: string): Promise<boolean | undefined> {
  const check = await findSecretKeyCheck(db);
  return check === undefined ? undefined : check === checkOf(secretKey);
}

/** From now on this is the key of the database. What was sealed or signed with another one is not changed. */
export async function recordSecretKey(db: Db, secretKey: string): Promise<void> {
  const value = checkOf(secretKey);
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

/** The same for the same key; the key cannot be found from it. */
function checkOf(secretKey: string): string {
  return new Secrets(secretKey).digest('installation', 'secret-key');
}
