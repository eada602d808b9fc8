import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

import { keepTemporaryFilesInMemory } from './scripts/temporary-folder.ts';

keepTemporaryFilesInMemory();

const CONSOLE_GUARD = './scripts/vitest/console-guard.ts';

/** They render components into a document, as a browser does. */
const COMPONENT_TESTS = 'web/src/**/*.component.test.tsx';

/** The files that have such words in them. */
const filesWith = (pattern: string, words: RegExp) =>
  globSync(pattern).filter((file) => words.test(readFileSync(file, 'utf8')));

/**
 * How much runs. `fast`: for every change; no process, no PostgreSQL. `complete`: what `npm test` runs. `long`: everything on both
 * databases, also loops that only add confidence (`*.long.test.ts`, more values for property tests); run it before a release.
 */
const scope = process.env['TEST_SCOPE'] ?? 'complete';
const LONG_TESTS = scope === 'long' ? [] : ['**/*.long.test.ts'];

// Other files of a project share processes, and with them loaded modules; a replaced module would leak.
const WITH_MODULE_MOCKS = filesWith('server/**/*.test.ts', /\bvi\.mock\(/u);
// They need an empty name table, or change it.
const BEFORE_ALL_NAMES = [
  'culinary/src/names-on-demand.test.ts',
  'culinary/src/compose/request-parser.test.ts',
  'culinary/src/lexicon/load-lexicons.test.ts',
  'culinary/src/lexicon/loading-order.test.ts',
];

// Features with SQL of their own for a database, and events, which PostgreSQL sends between instances.
const WITH_DIALECT = new Set([
  'server/src/features/events',
  ...filesWith('server/src/features/**/*.ts', /\bsql[`<]|[kK]ind === '(?:postgres|sqlite)'/u)
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => file.split('/').slice(0, 4).join('/')),
]);
// Transactions that race. SQLite runs one at a time, so only PostgreSQL can lose these.
const RACES = [
  'server/src/features/account/{concurrency,sessions}.test.ts',
  'server/src/features/assistant/generations.test.ts',
  'server/src/features/exports/exports.test.ts',
  'server/src/features/{bin,invitations,openid,passkeys,replication,versions}/*.test.ts',
  'server/src/features/chat/{conversations,proposals,undo}.test.ts',
  'server/src/features/factors/second-step.test.ts',
  'server/src/features/links/links.test.ts',
  'server/src/features/tokens/{grant,signing-keys}.test.ts',
];
const isRace = (file: string) => RACES.some((pattern) => matchesGlob(file, pattern));
// On PostgreSQL too: SQL that differs, transactions that race, and the fuzzer, which sends requests to each route.
const ON_POSTGRES = [
  ...[...WITH_DIALECT].map((folder) => `${folder}/**/*.test.ts`),
  ...RACES,
  'server/src/migrations/**/*.test.ts',
  'server/src/platform/{db,jobs}/**/*.test.ts',
  'server/src/*.test.ts',
  'server/test/process/{several-instances,upgrade}.test.ts',
  'server/test/whole/{backup,fuzz}.test.ts',
];
// A replica and several instances need PostgreSQL.
const POSTGRES_ONLY = [
  'server/src/features/recipes/commands/statements.test.ts',
  'server/src/platform/db/replica.test.ts',
  'server/test/process/several-instances.test.ts',
  'server/test/whole/fuzz.test.ts',
];
// About the file of the embedded database.
const SQLITE_ONLY = [
  'server/src/platform/db/sqlite-outage.test.ts',
  'server/test/process/database-file.test.ts',
  'server/test/process/rotate-key.test.ts',
];
// They do not use a database of this run.
const WITHOUT_DATABASE = globSync('server/src/**/*.test.ts').filter(
  (file) => !/from '(?:\.\.\/)+test\//u.test(readFileSync(file, 'utf8')),
);
const NOT_FAST = scope === 'fast' ? ['server/test/{process,whole}/**'] : [];

const serverProjects = (database: 'sqlite' | 'postgres'): TestProjectConfiguration[] => {
  const isSqlite = database === 'sqlite';
  const common = {
    env: { TEST_DATABASE: database },
    alias: { '@node-rs/argon2': join(import.meta.dirname, 'server/test/argon2.ts') },
    setupFiles: [CONSOLE_GUARD],
    expect: { poll: { timeout: 30_000 } },
    ...(isSqlite ? {} : { globalSetup: ['./server/test/postgres-global-setup.ts'] }),
  };
  const all = isSqlite || scope === 'long' ? ['server/**/*.test.ts'] : ON_POSTGRES;
  const others = isSqlite ? [...POSTGRES_ONLY, ...NOT_FAST] : [...WITHOUT_DATABASE, ...SQLITE_ONLY];
  const exclude = [...LONG_TESTS, ...others, ...WITH_MODULE_MOCKS];
  const alone = isSqlite || scope === 'long' ? WITH_MODULE_MOCKS : WITH_MODULE_MOCKS.filter(isRace);
  return [
    { extends: true, test: { ...common, name: `server-${database}`, include: all, exclude } },
    {
      extends: true,
      test: {
        ...common,
        name: `server-${database}-alone`,
        include: alone,
        exclude: LONG_TESTS,
        isolate: true,
      },
    },
  ];
};

export default defineConfig({
  test: {
    // Workers are processes: a test of the server may load native code and listen to signals.
    pool: 'forks',
    maxWorkers: 3,
    isolate: false,
    setupFiles: ['./scripts/vitest/property-tests.ts'],
    // Only a hanging test reaches them: a busy machine is no fault.
    testTimeout: scope === 'long' ? 900_000 : 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'culinary',
          include: ['culinary/src/**/*.test.ts'],
          exclude: BEFORE_ALL_NAMES,
          setupFiles: ['./scripts/vitest/all-names.ts'],
        },
      },
      { extends: true, test: { name: 'culinary-alone', include: BEFORE_ALL_NAMES, isolate: true } },
      { extends: true, test: { name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          exclude: [COMPONENT_TESTS],
          setupFiles: [CONSOLE_GUARD],
        },
      },
      {
        extends: true,
        test: {
          name: 'web-components',
          include: [COMPONENT_TESTS],
          environment: 'happy-dom',
          // Characters of the document in the message of a failure.
          env: { DEBUG_PRINT_LIMIT: '2000' },
          setupFiles: [CONSOLE_GUARD, './scripts/vitest/components.ts'],
        },
      },
      { extends: true, test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
      ...serverProjects('sqlite'),
      ...(scope === 'fast' ? [] : serverProjects('postgres')),
    ],
  },
});
