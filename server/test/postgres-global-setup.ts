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
  // How queries are planned must not depend on when statistics happen to be taken.
  const cluster = await startPostgresCluster({ autovacuum: 'off' });
  project.provide('postgresUrl', cluster.url);
  return () => cluster.stop();
}
