import type { Generated } from 'kysely';

import type { NullableTimestamp, Timestamp } from '#platform/db/tables.ts';

interface InvitationsTable {
  id: string;
  /** Of the link that the admin sees. */
  token_hash: string;
  /** Of the link in the mail, which proves access to the mailbox of `email`. Null when none was sent. */
  mail_token_hash: string | null;
  email: string | null;
  uses: Generated<number>;
  uses_max: number;
  created_by: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  revoked_at: NullableTimestamp;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    invitations: InvitationsTable;
  }
}
