import { v7 as uuidv7 } from 'uuid';

import { writeAudit } from '#platform/audit.ts';
import { type Ctx, VISITOR } from '#platform/context.ts';
import { addPassword, insertUser } from '#features/account/commands/register.ts';
import { findPasswordProblem } from '#features/account/password-rules.ts';
import { hashPassword } from '#features/account/passwords.ts';

/** The address has an account. Anyone may have registered it, so it is not promoted. */
export class AddressTakenError extends Error {
  constructor(email: string) {
    super(
      `The address ${email} already has an account, and it was not made an admin. ` +
        'Please use another address, or ask an admin to promote that account.',
    );
    this.name = 'AddressTakenError';
  }
}

/** The password is too easy to guess. */
export class WeakPasswordError extends Error {
  constructor(email: string, problem: string) {
    super(`${email} was not made an admin. ${problem}`);
    this.name = 'WeakPasswordError';
  }
}

type Deps = Pick<Ctx, 'db' | 'now'>;

interface NewAdmin {
  readonly email: string;
  readonly password: string;
  readonly productName: string;
}

/** Creates an admin account, for the command line. Its address counts as confirmed. Throws AddressTakenError or WeakPasswordError. */
export async function createAdmin({ db, now }: Deps, { email, password, productName }: NewAdmin): Promise<void> {
  const problem = await findPasswordProblem(password, [email, productName]);
  if (problem !== null) throw new WeakPasswordError(email, problem);
  const hash = await hashPassword(password);
  const id = uuidv7();
  await db.transaction().execute(async (trx) => {
    if (!(await insertUser(trx, { now }, { id, email, name: null, emailConfirmed: true })))
      throw new AddressTakenError(email);
    await addPassword(trx, { now }, id, hash);
    await trx.insertInto('admin_users').values({ id }).execute();
    const commandLine = { actor: VISITOR, now, address: 'localhost' };
    await writeAudit(trx, commandLine, { action: 'admin.created', subjectId: id });
  });
}

/** Creates the first admin unless one exists. Safe on several instances at once. Throws AddressTakenError or WeakPasswordError. */
export async function ensureFirstAdmin(deps: Deps, admin: NewAdmin): Promise<void> {
  if (await hasAdmin(deps)) return;
  try {
    await createAdmin(deps, admin);
  } catch (error) {
    // Another instance won the race.
    if (error instanceof AddressTakenError && (await hasAdmin(deps))) return;
    throw error;
  }
}

async function hasAdmin({ db }: Deps): Promise<boolean> {
  return (await db.selectFrom('admin_users').select('id').limit(1).executeTakeFirst()) !== undefined;
}
