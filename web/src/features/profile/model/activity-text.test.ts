import { describe, expect, it } from 'vitest';

import { activityText } from './activity-text.ts';

describe('what happened to the account', () => {
  it('is a sentence', () => {
    expect(activityText('password.changed')).toBe('Your password was changed');
    expect(activityText('signed-in')).toBe('You signed in');
  });

  it('is readable even when it is new here', () => {
    expect(activityText('kettle.boiled-over')).toBe('Kettle boiled over');
    expect(activityText('constructor')).toBe('Constructor');
    expect(activityText('...')).toBe('Something happened');
  });
});
