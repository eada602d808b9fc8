import type { Invitation } from '@larder/contract/invitations';

import { stateOf } from './policy.ts';
import type { InvitationRow } from './queries.ts';

export function presentInvitation(row: InvitationRow, now: Date): Invitation {
  return {
    id: row.id,
    email: row.email,
    is_mailed: row.mail_token_hash !== null,
    state: stateOf(row, now),
    uses: row.uses,
    uses_max: row.uses_max,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    created_by_email: row.created_by_email,
  };
}
