import type { TestProject } from 'vitest/node';

import { startPostgresCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The maintenance database of this run's cluster. */
    postgresUrl: string;
  }
}

/** Starts one cluster for the whole run. Test files create their own databases in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgresCluster({
    // Query plans must not depend on when statistics are collected.
    autovacuum: 'off',
    // The data need not survive a crash of the machine.
    fsync: 'off',
    full_page_writes: 'off',
    max_wal_size: '128MB',
  });
  project.provide('postgresUrl', cluster.url);
  return () => cluster.stop();
}
