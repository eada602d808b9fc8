import { describe, expect, it } from 'vitest';

import { conversationToContinue } from './conversations.ts';

const NOW_MS = Date.UTC(2026, 10, 22, 20);
const HOUR_MS = 3_600_000;

function used(hoursAgo: number) {
  return { id: `${hoursAgo}`, title: 'Rice', updated_at: new Date(NOW_MS - hoursAgo * HOUR_MS).toISOString() };
}

describe('conversationToContinue', () => {
  it.each([
    ['missing', [], null],
    ['of just now', [used(0), used(1)], '0'],
    ['of this morning', [used(11.9)], '11.9'],
    ['of yesterday', [used(12)], null],
    ['of a server whose clock is ahead', [used(-0.1)], '-0.1'],
  ])('when the latest is %s', (_what, conversations, id) => {
    expect(conversationToContinue(conversations, NOW_MS)).toBe(id);
  });
});
