import { globSync, readFileSync } from 'node:fs';

import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

import { keepTemporaryFilesInMemory } from './scripts/temporary-folder.ts';

keepTemporaryFilesInMemory();

const CONSOLE_GUARD = './scripts/vitest/console-guard.ts';

/** They render components into a document, as a browser does. */
const COMPONENT_TESTS = 'web/src/**/*.component.test.tsx';

/** The files that have such words in them. */
const filesWith = (pattern: string, words: RegExp) =>
  globSync(pattern).filter((file) => words.test(readFileSync(file, 'utf8')));

// The other files of a project share processes, and with them the modules they load; what is put in the place of a module
// would not be.
const WITH_STAND_INS = filesWith('server/**/*.test.ts', /\bvi\.mock\(/u);
// About what is known before all names are.
const BEFORE_ALL_NAMES = ['culinary/src/names-on-demand.test.ts', 'culinary/src/compose/request-parser.test.ts'];
// Only by what stands in server/test does a test come to a database.
const WITHOUT_DATABASE = globSync('server/src/**/*.test.ts').filter(
  (file) => !/from '(?:\.\.\/)+test\//u.test(readFileSync(file, 'utf8')),
);

// They have one under them, and nothing that they are about comes near it.
const BESIDE_DATABASE = ['server/src/platform/models/models.test.ts', 'server/src/platform/models/stream.test.ts'];

// A replica, and several instances, are of PostgreSQL. The fuzzer is sent where more can be refused; `npm run fuzz` knows both.
const OF_POSTGRES = [
  'server/src/platform/db/replica.test.ts',
  'server/test/process/many.test.ts',
  'server/test/whole/fuzz.test.ts',
];
// About the embedded database's file and the key beside it.
const OF_SQLITE = [
  'server/src/platform/db/sqlite-outage.test.ts',
  'server/test/process/database-file.test.ts',
  'server/test/process/rotate-key.test.ts',
];

const serverProjects = (database: 'sqlite' | 'postgres'): TestProjectConfiguration[] => {
  const common = {
    env: { TEST_DATABASE: database },
    setupFiles: [CONSOLE_GUARD],
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    ...(database === 'sqlite' ? {} : { globalSetup: ['./server/test/postgres-global-setup.ts'] }),
  };
  const exclude = [
    ...WITH_STAND_INS,
    ...(database === 'sqlite' ? OF_POSTGRES : [...WITHOUT_DATABASE, ...BESIDE_DATABASE, ...OF_SQLITE]),
  ];
  return [
    { extends: true, test: { ...common, name: `server-${database}`, include: ['server/**/*.test.ts'], exclude } },
    { extends: true, test: { ...common, name: `server-${database}-alone`, include: WITH_STAND_INS, isolate: true } },
  ];
};

export default defineConfig({
  test: {
    // Workers are processes: a test of the server may load native code and listen to signals.
    pool: 'forks',
    maxWorkers: 3,
    isolate: false,
    setupFiles: ['./scripts/vitest/seed.ts'],
    // A busy machine is no fault.
    testTimeout: 60_000,
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
      ...serverProjects('postgres'),
    ],
  },
});
