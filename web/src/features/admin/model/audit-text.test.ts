import { describe, expect, it } from 'vitest';

import { actionText, actorText, detailRows, subjectText } from './audit-text.ts';

const ANN = '0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b';
const BEN = '0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2c';

describe('an audit entry', () => {
  it('shows an unknown action by its name', () => {
    expect(actionText('password.changed')).toBe('Changed the password');
    expect(actionText('flower-bed.watered_twice')).toBe('Flower bed watered twice');
    expect(actionText('constructor')).toBe('Constructor');
    expect(actionText('')).toBe('');
  });

  it('names the actor by email address, or by id after deletion', () => {
    const entry = { actor_id: ANN, actor_email: 'ann@example.org', subject_id: BEN, subject_email: null };
    expect(actorText(entry)).toBe('ann@example.org');
    expect(actorText({ ...entry, actor_email: null })).toBe(ANN);
    expect(actorText({ ...entry, actor_id: null, actor_email: null })).toBe('Not signed in');
  });

  it('names the target account', () => {
    const entry = { actor_id: ANN, actor_email: 'ann@example.org', subject_id: BEN, subject_email: 'ben@example.org' };
    expect(subjectText(entry)).toBe('ben@example.org');
    expect(subjectText({ ...entry, subject_email: null })).toBe(BEN);
    expect(subjectText({ ...entry, subject_id: ANN })).toBe('Themselves');
    expect(subjectText({ ...entry, subject_id: null, subject_email: null })).toBe('–');
  });

  it('formats its details', () => {
    expect(detailRows({ reason: 'spam', times_seen: 3, gone: null, more: { a: 1 } })).toEqual([
      { name: 'Reason', value: 'spam' },
      { name: 'Times seen', value: '3' },
      { name: 'Gone', value: 'null' },
      { name: 'More', value: '{"a":1}' },
    ]);
  });
});
