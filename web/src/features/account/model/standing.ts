import type { Session, SessionUser } from '@larder/contract/account';

/** Who this browser's person is to the server. */
export interface Standing {
  /** Signed in. */
  readonly user: SessionUser | null;
  /** Has done the first of two steps, and nothing is theirs before the second. */
  readonly halfSignedIn: SessionUser | null;
}

export function readStanding({ user, aal, next_aal: nextAal }: Session): Standing {
  const half = aal === 'aal1' && nextAal === 'aal2';
  return half ? { user: null, halfSignedIn: user } : { user, halfSignedIn: null };
}
