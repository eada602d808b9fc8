import type { Session, SessionUser } from '@larder/contract/account';

export interface SessionState {
  /** The fully signed-in user. */
  readonly user: SessionUser | null;
  /** The user who completed the first of two steps. Has no access before the second. */
  readonly pendingUser: SessionUser | null;
}

export function readSessionState({ user, aal, next_aal: nextAal }: Session): SessionState {
  const awaitsSecondStep = aal === 'aal1' && nextAal === 'aal2';
  return awaitsSecondStep ? { user: null, pendingUser: user } : { user, pendingUser: null };
}
