import { describe, expect, it } from 'vitest';

import { actionsFor } from './person-actions.ts';

const labels = (person: { disabled_at: string | null; is_admin: boolean }) =>
  actionsFor(person, true).map(({ label }) => label);

describe('actionsFor', () => {
  it('offers actions by the state of the account', () => {
    expect(labels({ disabled_at: null, is_admin: false })).toEqual([
      'Disable',
      'Make admin',
      'Force password reset',
      'Delete',
    ]);
    expect(labels({ disabled_at: '2026-03-10T12:00:00.000Z', is_admin: true })).toEqual([
      'Enable',
      'Remove admin',
      'Force password reset',
      'Delete',
    ]);
  });

  it('asks for confirmation, except to enable an account', () => {
    const all = [
      ...actionsFor({ disabled_at: null, is_admin: false }, true),
      ...actionsFor({ disabled_at: '2026-03-10T12:00:00.000Z', is_admin: true }, true),
    ];
    expect(all.filter(({ question }) => question === null).map(({ act }) => act)).toEqual(['enable']);
    for (const { question, consequence } of all) if (question !== null) expect(consequence).not.toBe('');
  });

  it('says how the reset link reaches the user', () => {
    const consequence = (mailDelivers: boolean) =>
      actionsFor({ disabled_at: null, is_admin: false }, mailDelivers).find(({ act }) => act === 'reset-password')
        ?.consequence;
    expect(consequence(true)).toContain('is sent to them');
    expect(consequence(false)).toContain('outbox');
  });
});
