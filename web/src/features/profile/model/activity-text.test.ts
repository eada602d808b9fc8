import { describe, expect, it } from 'vitest';

import { activityText } from './activity-text.ts';

describe('activityText', () => {
  it('is a sentence for a known action', () => {
    expect(activityText('password.changed')).toBe('Your password was changed');
    expect(activityText('signed-in')).toBe('You signed in');
  });

  it('turns an unknown action into words', () => {
    expect(activityText('kettle.boiled-over')).toBe('Kettle boiled over');
    expect(activityText('constructor')).toBe('Constructor');
    expect(activityText('...')).toBe('Something happened');
  });
});
