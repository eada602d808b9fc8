import { DeliverableEmail, Password } from '@larder/contract/account';
import type { z } from 'zod';

import { createAdmin } from '#features/admin/commands/create-admin.ts';
import { type Config, ConfigError, parseConfig } from '#platform/config/config.ts';
import { readEnvironment } from '#platform/config/environment.ts';

import { askPassword } from './ask-password.ts';
import { explainError } from './explain-error.ts';
import { openInstallation } from './installation.ts';

// Creates an admin: npm run admin -- [email] [password]. Without a password it uses ADMIN_PASSWORD, or asks for one.
process.umask(0o077);
try {
  const config = parseConfig(readEnvironment());
  const [givenEmail = config.ADMIN_EMAIL, givenPassword = config.ADMIN_PASSWORD] = process.argv.slice(2);
  const email = check(DeliverableEmail, givenEmail);
  const checkPassword = (password: string): string => check(Password, password);
  const password = checkPassword(givenPassword ?? (await askPassword(email, checkPassword)));
  await run(config, { email, password, productName: config.PRODUCT_NAME });
  process.stdout.write(`\n  ${email} is an admin of ${config.PRODUCT_NAME} now.\n\n`);
} catch (error) {
  process.stderr.write(`\n${explainError(error)}\n`);
  process.exitCode = 1;
}

async function run(config: Config, admin: Parameters<typeof createAdmin>[1]): Promise<void> {
  const database = await openInstallation(config, { poolSize: 1 });
  try {
    await createAdmin({ db: database.db, now: new Date() }, admin);
  } finally {
    await database.close();
  }
}

function check(schema: z.ZodType<string>, value: string): string {
  const { success, data, error } = schema.safeParse(value);
  if (!success) throw new ConfigError([...new Set(error.issues.map(({ message }) => message))]);
  return data;
}
