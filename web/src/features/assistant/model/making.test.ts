import { afterEach, describe, expect, it } from 'vitest';

import { beginMaking, endMaking, getMaking, noteAnswered, noteStage, onMakingChange } from './making.ts';

afterEach(endMaking);

describe('what this tab has made', () => {
  it('is one at a time', () => {
    const first = beginMaking({ kind: 'surprise' });
    expect(first).not.toBeNull();
    expect(beginMaking({ kind: 'surprise' })).toBeNull();
    expect(beginMaking({ kind: 'quick' })).toBeNull();
    expect(getMaking()?.id).toBe(first?.id);
    endMaking();
    expect(getMaking()).toBeNull();
    expect(beginMaking({ kind: 'quick' })).not.toBeNull();
  });

  it('tells what is being done', () => {
    const heard: unknown[] = [];
    const stop = onMakingChange(() => heard.push(getMaking()?.stage));
    beginMaking({ kind: 'quick' });
    noteStage('writing');
    endMaking();
    stop();
    beginMaking({ kind: 'quick' });
    expect(heard).toEqual([undefined, 'writing', undefined]);
  });

  it('is asked after, not asked for again, until its end is known', () => {
    const asked = (title: string) => {
      const making = beginMaking({ kind: 'suggestion', title });
      endMaking();
      return making?.id ?? '';
    };
    const first = asked('Leek tart');
    expect(asked('Leek tart')).toBe(first);
    expect(asked('Leek pie')).not.toBe(first);
    noteAnswered(first);
    expect(asked('Leek tart')).not.toBe(first);
  });
});
