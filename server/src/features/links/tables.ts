import type { NullableTimestamp, Timestamp } from '#platform/db/tables.ts';

/** Deleted when its recipe is moved to the bin, unless it is hidden. */
interface PublicLinksTable {
  recipe_id: string;
  user_id: string;
  /** A keyed digest of the token, for lookup. */
  token_hash: string;
  /** The sealed token, which its owner can see again. Both use the same secret key. */
  token_sealed: string;
  created_at: Timestamp;
  /** Hidden by an admin. A hidden link answers 404 and stays stored while its recipe is in the bin. */
  hidden_at: NullableTimestamp;
  hidden_reason: string | null;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    public_links: PublicLinksTable;
  }
}
