import type { Generated } from 'kysely';

import type { NullableTimestamp, Timestamp } from '#platform/db/tables.ts';

interface AuthFactorsTable {
  id: string;
  user_id: string;
  factor_type: 'totp' | 'phone';
  status: 'unverified' | 'verified';
  friendly_name: string;
  issuer: string | null;
  phone: string | null;
  /** The TOTP secret, sealed under "totp". */
  secret_sealed: string | null;
  /** The time step of the last accepted code (replay protection). */
  last_used_step: number | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface FactorChallengesTable {
  id: string;
  factor_id: string;
  session_id: string;
  channel: 'sms' | 'whatsapp' | null;
  /** The code of a phone factor, as a keyed digest. */
  code_hash: string | null;
  attempts: Generated<number>;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: NullableTimestamp;
}

interface RecoveryCodesTable {
  user_id: string;
  code_hash: string;
  created_at: Timestamp;
  used_at: NullableTimestamp;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    auth_factors: AuthFactorsTable;
    factor_challenges: FactorChallengesTable;
    recovery_codes: RecoveryCodesTable;
  }
}
