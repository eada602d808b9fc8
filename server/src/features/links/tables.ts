import type { NullableTimestamp, Timestamp } from '#platform/db/tables.ts';

/** Gone as soon as its recipe is in the bin, unless it is hidden. */
interface PublicLinksTable {
  recipe_id: string;
  user_id: string;
  /** A keyed digest, by which it is found… */
  token_hash: string;
  /** …and what its owner is shown again; both by the same secret key. */
  token_sealed: string;
  created_at: Timestamp;
  /** An admin keeps it from leading anywhere; then it stays, also while its recipe is in the bin. */
  hidden_at: NullableTimestamp;
  hidden_reason: string | null;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    public_links: PublicLinksTable;
  }
}
