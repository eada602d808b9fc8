import { v7 as uuidv7 } from 'uuid';

import { writeAudit } from '#platform/audit.ts';
import { type Ctx, VISITOR } from '#platform/context.ts';
import { addPassword, insertUser } from '#features/account/commands/register.ts';
import { findPasswordProblem } from '#features/account/password-rules.ts';
import { hashPassword } from '#features/account/passwords.ts';

/** There is an account with this address. Whoever made it may be anybody, so it becomes no admin's. */
export class AddressTakenError extends Error {
  constructor(email: string) {
    super(
      `There is an account with the address ${email} already, and it was not made an admin. ` +
        'Please take another address, or have an admin make that person one.',
    );
    this.name = 'AddressTakenError';
  }
}

/** The password of the account to be is among the first to be guessed. */
export class WeakPasswordError extends Error {
  constructor(email: string, problem: string) {
    super(`${email} was not made an admin. ${problem}`);
    this.name = 'WeakPasswordError';
  }
}

type Place = Pick<Ctx, 'db' | 'now'>;

interface NewAdmin {
  readonly email: string;
  readonly password: string;
  readonly productName: string;
}

/** Whoever runs the server makes an admin, whose address needs no confirmation. Throws AddressTakenError or WeakPasswordError. */
export async function createAdmin({ db, now }: Place, { email, password, productName }: NewAdmin): Promise<void> {
  const problem = await findPasswordProblem(password, [email, productName]);
  if (problem !== null) throw new WeakPasswordError(email, problem);
  const hash = await hashPassword(password);
  const id = uuidv7();
  await db.transaction().execute(async (trx) => {
    if (!(await insertUser(trx, { now }, { id, email, name: null, emailConfirmed: true })))
      throw new AddressTakenError(email);
    await addPassword(trx, { now }, id, hash);
    await trx.insertInto('admin_users').values({ id }).execute();
    const machine = { actor: VISITOR, now, address: 'localhost' };
    await writeAudit(trx, machine, { action: 'admin.created', subjectId: id });
  });
}

/** Makes the first admin, where there is none. Several instances may do so at once. Throws AddressTakenError or WeakPasswordError. */
export async function ensureFirstAdmin(place: Place, admin: NewAdmin): Promise<void> {
  if (await hasAdmin(place)) return;
  try {
    await createAdmin(place, admin);
  } catch (error) {
    // Another instance was quicker.
    if (error instanceof AddressTakenError && (await hasAdmin(place))) return;
    throw error;
  }
}

async function hasAdmin({ db }: Place): Promise<boolean> {
  return (await db.selectFrom('admin_users').select('id').limit(1).executeTakeFirst()) !== undefined;
}
