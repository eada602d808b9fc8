import type { ReportReason } from '@larder/contract/reports';

import type { NullableTimestamp, Timestamp } from '#platform/db/tables.ts';

/** What was reported at least once, either a community recipe, the comment of a rating or a public link. It waits for a decision until it is closed. */
interface ReportedThingsTable {
  id: string;
  recipe_id: string | null;
  rating_id: string | null;
  /** By the recipe of the link, which has no other id. */
  link_recipe_id: string | null;
  /** When somebody reported it last. */
  reported_at: Timestamp;
  closed_at: NullableTimestamp;
  outcome: 'hidden' | 'dismissed' | null;
}

/** What one person said is wrong with it; `reporter_id` is null once they have left. */
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
