import type { ReportReason } from '@larder/contract/reports';

import type { NullableTimestamp, Timestamp } from '#platform/db/tables.ts';

/** A community recipe, comment or public link with at least one report. Open until an admin decides. */
interface ReportedThingsTable {
  id: string;
  recipe_id: string | null;
  rating_id: string | null;
  /** A public link, by the id of its recipe. */
  link_recipe_id: string | null;
  /** The time of the latest report. */
  reported_at: Timestamp;
  closed_at: NullableTimestamp;
  outcome: 'hidden' | 'dismissed' | null;
}

/** One user's report. `reporter_id` is null after the account is deleted. */
interface ReportsTable {
  id: string;
  thing_id: string;
  reporter_id: string | null;
  reason: ReportReason;
  details: string | null;
  created_at: Timestamp;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    reported_things: ReportedThingsTable;
    reports: ReportsTable;
  }
}
