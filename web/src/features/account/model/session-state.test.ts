import type { SessionUser } from '@larder/contract/account';
import { describe, expect, it } from 'vitest';

import { readSessionState } from './session-state.ts';

const ANNA: SessionUser = {
  id: '0198f3c0-0000-7000-8000-000000000001',
  email: 'anna@example.org',
  name: 'anna',
  is_admin: false,
  has_eating_rules: false,
};

describe('readSessionState', () => {
  it.each([
    ['aal1', 'aal1'],
    ['aal2', 'aal2'],
    ['aal2', 'aal1'],
  ] as const)('reports a signed-in user at %s of %s', (aal, nextAal) => {
    expect(readSessionState({ user: ANNA, expires_at: null, aal, next_aal: nextAal })).toEqual({
      user: ANNA,
      pendingUser: null,
    });
  });

  it('reports a pending user after the first of two steps', () => {
    expect(readSessionState({ user: ANNA, expires_at: null, aal: 'aal1', next_aal: 'aal2' })).toEqual({
      user: null,
      pendingUser: ANNA,
    });
  });

  it('reports no user for a guest', () => {
    expect(readSessionState({ user: null, expires_at: null, aal: null, next_aal: null })).toEqual({
      user: null,
      pendingUser: null,
    });
  });
});
