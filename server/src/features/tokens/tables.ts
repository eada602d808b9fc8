import type { JWK } from 'jose';

import type { TokenScope } from '@larder/contract/route';

import type { Json, NullableTimestamp, Timestamp } from '#platform/db/tables.ts';

interface SigningKeysTable {
  id: string;
  algorithm: string;
  public_jwk: Json<JWK>;
  /** JSON, sealed under "signing-key". */
  private_jwk_sealed: string;
  created_at: Timestamp;
  /** The end of its publication. */
  expires_at: Timestamp;
}

interface RefreshTokensTable {
  token_hash: string;
  session_id: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: NullableTimestamp;
}

interface ApiTokensTable {
  id: string;
  user_id: string;
  name: string;
  token_hash: string;
  scopes: Json<TokenScope[]>;
  created_at: Timestamp;
  expires_at: NullableTimestamp;
  last_used_at: NullableTimestamp;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    signing_keys: SigningKeysTable;
    refresh_tokens: RefreshTokensTable;
    api_tokens: ApiTokensTable;
  }
}
