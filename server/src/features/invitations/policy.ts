import { INVITATION_TEXTS, type InvitationState, type RegistrationMode } from '@larder/contract/invitations';

import { AppError } from '#platform/app-error.ts';

interface InvitationFacts {
  readonly uses: number;
  readonly uses_max: number;
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
}

export function stateOf({ uses, uses_max, expires_at, revoked_at }: InvitationFacts, now: Date): InvitationState {
  if (uses >= uses_max) return 'used';
  if (revoked_at !== null) return 'revoked';
  return expires_at <= now ? 'expired' : 'open';
}

/** Throws `forbidden` when registration is closed, or requires an invitation and there is none. */
export function requireMayRegister(mode: RegistrationMode, invitation: string | undefined): void {
  if (mode === 'closed') throw new AppError('forbidden', INVITATION_TEXTS.closed);
  if (mode === 'invitation' && invitation === undefined) throw new AppError('forbidden', INVITATION_TEXTS.required);
}

/** Throws `conflict` when the registration mode makes invitations useless. */
export function requireInvitationsEnabled(mode: RegistrationMode): void {
  if (mode === 'open') throw new AppError('conflict', INVITATION_TEXTS.not_needed);
  if (mode === 'closed') throw new AppError('conflict', INVITATION_TEXTS.registration_closed);
}

/** Throws `link_used` or `link_expired` unless the invitation is open. */
export function requireOpen(invitation: InvitationFacts, now: Date): void {
  const state = stateOf(invitation, now);
  if (state === 'used') throw new AppError('link_used', INVITATION_TEXTS.used);
  if (state !== 'open') throw new AppError('link_expired', INVITATION_TEXTS[state]);
}

export function unknownInvitation(): AppError {
  return new AppError('not_found', INVITATION_TEXTS.unknown);
}

/** Throws `invalid_input` for an invitation that is bound to another address. */
export function requireSameAddress(invited: string | null, email: string): void {
  if (invited === null || invited === email) return;
  const message = INVITATION_TEXTS.other_address;
  throw new AppError('invalid_input', message, { fields: { email: message } });
}
