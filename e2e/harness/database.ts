import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import type { AppServer } from './server.ts';

/** Runs SQL for a state that no request can produce. */
export function changeDatabase(app: AppServer, sql: string): void {
  const db = new DatabaseSync(join(app.dataDir, 'larder.sqlite'));
  try {
    db.exec('pragma busy_timeout = 5000; pragma foreign_keys = on');
    db.exec(sql);
  } finally {
    db.close();
  }
}
