import { defineConfig } from 'vitest/config';

const CONSOLE_GUARD = './scripts/vitest/console-guard.ts';

const serverProject = (database: 'sqlite' | 'postgres') => ({
  name: `server-${database}`,
  include: ['server/**/*.test.ts'],
  env: { TEST_DATABASE: database },
  setupFiles: [CONSOLE_GUARD],
  testTimeout: 20_000,
  hookTimeout: 60_000,
});

export default defineConfig({
  test: {
    // Workers are processes: a test of the server may load native code and listen to signals.
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'culinary', include: ['culinary/src/**/*.test.ts'] } },
      { extends: true, test: { name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      { extends: true, test: { name: 'web', include: ['web/src/**/*.test.{ts,tsx}'], setupFiles: [CONSOLE_GUARD] } },
      { extends: true, test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
      { extends: true, test: serverProject('sqlite') },
      {
        extends: true,
        test: { ...serverProject('postgres'), globalSetup: ['./server/test/postgres-global-setup.ts'] },
      },
    ],
  },
});
