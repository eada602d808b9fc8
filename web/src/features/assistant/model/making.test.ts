import { afterEach, describe, expect, it } from 'vitest';

import { endSessionLife } from '#platform/session-life.ts';

import { beginMaking, endMaking, getMaking, noteAnswered, onMakingChange } from './making.ts';

afterEach(endSessionLife);

describe('what this tab has made', () => {
  it('is one at a time', () => {
    const first = beginMaking({ kind: 'surprise' });
    expect(first).not.toBeNull();
    expect(beginMaking({ kind: 'surprise' })).toBeNull();
    expect(beginMaking({ kind: 'quick' })).toBeNull();
    expect(getMaking()).toBe(first);
    if (first !== null) endMaking(first);
    expect(getMaking()).toBeNull();
    expect(beginMaking({ kind: 'quick' })).not.toBeNull();
  });

  it('is nothing to whoever signs in next, and late word of it does not touch what they ask for', () => {
    const heard: unknown[] = [];
    const stop = onMakingChange(() => heard.push(getMaking()?.id));
    const first = beginMaking({ kind: 'quick' });
    endSessionLife();
    expect(first?.signal.aborted).toBe(true);
    const second = beginMaking({ kind: 'quick' });
    expect(second?.id).not.toBe(first?.id);
    if (first !== null) endMaking(first);
    expect(getMaking()).toBe(second);
    stop();
    endSessionLife();
    expect(heard).toEqual([first?.id, undefined, second?.id]);
  });

  it('is asked after, not asked for again, until its end is known', () => {
    const asked = (title: string, searched = 'leeks') => {
      const making = beginMaking({ kind: 'suggestion', title, searched });
      if (making !== null) endMaking(making);
      return making?.id ?? '';
    };
    const first = asked('Leek tart');
    expect(asked('Leek tart')).toBe(first);
    expect(asked('Leek pie')).not.toBe(first);
    expect(asked('Leek tart', 'vegan leeks')).not.toBe(first);
    noteAnswered(first);
    expect(asked('Leek tart')).not.toBe(first);
  });
});
