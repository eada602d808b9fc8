import type { Session, SessionUser } from '@larder/contract/account';

export interface Standing {
  /** The fully signed-in user. */
  readonly user: SessionUser | null;
  /** The user who completed the first of two steps. Has no access before the second. */
  readonly halfSignedIn: SessionUser | null;
}

export function readStanding({ user, aal, next_aal: nextAal }: Session): Standing {
  const half = aal === 'aal1' && nextAal === 'aal2';
  return half ? { user: null, halfSignedIn: user } : { user, halfSignedIn: null };
}
