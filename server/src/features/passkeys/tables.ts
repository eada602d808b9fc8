import type { Json, NullableTimestamp, Timestamp } from '#platform/db/tables.ts';

interface PasskeysTable {
  id: string;
  user_id: string;
  /** The WebAuthn credential id in base64url. */
  credential_id: string;
  /** COSE key in base64url. */
  public_key: string;
  counter: number;
  transports: Json<string[]>;
  name: string;
  created_at: Timestamp;
  last_used_at: NullableTimestamp;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    passkeys: PasskeysTable;
  }
}
