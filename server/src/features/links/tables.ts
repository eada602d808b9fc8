import type { Timestamp } from '#platform/db/tables.ts';

/** Gone as soon as its recipe is in the bin. */
interface PublicLinksTable {
  recipe_id: string;
  user_id: string;
  /** A keyed digest, by which it is found… */
  token_hash: string;
  /** …and what its owner is shown again; both by the same secret key. */
  token_sealed: string;
  created_at: Timestamp;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    public_links: PublicLinksTable;
  }
}
