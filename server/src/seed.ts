import { SYSTEM_ACCOUNT_IDS } from '#features/personal-data/system-accounts.ts';
import { type Config, ConfigError, parseConfig } from '#platform/config/config.ts';
import { readEnvironment } from '#platform/config/environment.ts';
import type { Database } from '#platform/db/open.ts';

import { openCommandApp } from './command-app.ts';
import { explainError } from './explain-error.ts';
import { InstallationError, openInstallation } from './installation.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE, seedDemoKitchen } from './seed-kitchen.ts';

// Fills a developer's database with a demo kitchen: npm run seed. Uses the server's configuration; a second run adds
// nothing.
process.umask(0o077);
try {
  const { added } = await run(parseConfig({ ...readEnvironment(), RATE_LIMIT_FACTOR: '1000' }));
  const emails = DEMO_PEOPLE.map(({ email }) => email).join(', ');
  const result = added === 0 ? 'The demo kitchen is there already; nothing was added.' : `Added ${added} recipes.`;
  process.stdout.write(`\n  ${result}\n  Log in as ${emails}\n  Password: ${DEMO_PASSWORD}\n\n`);
} catch (error) {
  process.stderr.write(`\n${explainError(error)}\n`);
  process.exitCode = 1;
}

async function run(config: Config): Promise<{ added: number }> {
  if (config.PUBLIC_URL?.startsWith('https:') === true) {
    throw new ConfigError(['The demo accounts have a known password, so PUBLIC_URL must not be an https address.']);
  }
  const database = await openInstallation(config, { poolSize: config.DATABASE_POOL_SIZE });
  try {
    await requireNoOtherPeople(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  // Closing the app closes the database.
  const app = await openCommandApp(config, database);
  try {
    return await seedDemoKitchen(app, database);
  } finally {
    await app.close();
  }
}

/** Throws InstallationError for a database with accounts that this command did not create. */
async function requireNoOtherPeople({ db }: Database): Promise<void> {
  const demo = DEMO_PEOPLE.map(({ email }) => email);
  const people = db.selectFrom('users').select('id').where('id', 'not in', SYSTEM_ACCOUNT_IDS);
  const other = await people.where('email', 'not in', demo).limit(1).executeTakeFirst();
  if (other === undefined) return;
  throw new InstallationError(
    'This database has accounts of other people, so nothing was added. Use an empty database, such as: DATA_DIR=./data/demo npm run seed',
  );
}
