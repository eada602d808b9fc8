import type { Generated } from 'kysely';

import type { NullableTimestamp, Timestamp } from '#platform/db/tables.ts';

interface InvitationsTable {
  id: string;
  /** Of the link that is shown to the admin. */
  token_hash: string;
  /** Of the link in the mail: who has it reads the mail of `email`. Null where none was sent. */
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
