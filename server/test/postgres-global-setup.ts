import type { TestProject } from 'vitest/node';

import { startPostgresCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The maintenance database of the run's own cluster: `inject('postgresUrl')`. */
    postgresUrl: string;
  }
}

/** One cluster for the whole run; each test makes databases of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgresCluster({
    // How queries are planned must not depend on when statistics happen to be taken.
    autovacuum: 'off',
    // Nothing here has to outlive the machine; a server that is stopped or killed loses nothing by it.
    fsync: 'off',
    full_page_writes: 'off',
    max_wal_size: '128MB',
  });
  project.provide('postgresUrl', cluster.url);
  return () => cluster.stop();
}
