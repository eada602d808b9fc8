import type { Timestamp } from '#platform/db/tables.ts';

/** What is done once in the life of an installation, and when it was. */
interface MilestonesTable {
  name: string;
  reached_at: Timestamp;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    milestones: MilestonesTable;
  }
}
