import type { Timestamp } from '#platform/db/tables.ts';

/** An action that an installation performs once. */
interface MilestonesTable {
  name: string;
  reached_at: Timestamp;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    milestones: MilestonesTable;
  }
}
