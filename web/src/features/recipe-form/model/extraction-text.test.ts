import { ASSISTANT_TEXTS } from '@larder/contract/assistant';
import { describe, expect, it } from 'vitest';

import type { ReadPhoto } from '#features/assistant/api.ts';

import { extractionToast, describeExtraction } from './extraction-text.ts';

const lines = (count: number) => Array.from({ length: count }, (_, nth) => `${nth} leeks`);

function read(seen: number, added: number, answeredBy: ReadPhoto['answered_by'] = 'provider'): ReadPhoto {
  const isSample = answeredBy === 'kitchen' || answeredBy === 'simulated';
  return { ingredients: lines(seen), added: lines(added), is_sample: isSample, answered_by: answeredBy };
}

describe('the result of reading a photo', () => {
  it.each([
    [read(3, 3), '3 ingredients were added to your list.'],
    [read(1, 1), '1 ingredient was added to your list.'],
    [read(3, 2), '2 ingredients were added to your list. 1 was on it already.'],
    [read(3, 0), 'All of these are on your list already.'],
    [read(0, 0), 'No ingredients found in this picture. Your list is unchanged.'],
    [read(6, 6, 'kitchen'), 'These 6 ingredients are samples, not read from your photo. Change them, or undo.'],
    [read(6, 1, 'kitchen'), 'This ingredient is a sample, not read from your photo. Change it, or undo.'],
    [read(6, 0, 'kitchen'), 'The sample ingredients are on your list already.'],
    [read(6, 6, 'simulated'), 'These 6 ingredients are samples, not read from your photo. Change them, or undo.'],
  ])('describes %j', (photo, expected) => {
    expect(describeExtraction(photo)).toBe(expected);
  });

  it.each([
    ['a photo that was read', read(3, 3), true],
    ['a photo that was read, with nothing new', read(3, 0), true],
    ['the demo of the simulated provider', read(6, 6, 'simulated'), true],
    ['samples in place of a reading', read(6, 6, 'kitchen'), false],
    ['the same samples again', read(6, 0, 'kitchen'), false],
    ['a photo without ingredients', read(0, 0), false],
  ])('is a success for %s: %j %s', (_what, photo, expected) => {
    const { message, succeeded } = extractionToast(photo);
    expect(succeeded).toBe(expected);
    expect(message === ASSISTANT_TEXTS.extracted).toBe(expected);
    if (photo.answered_by === 'kitchen') expect(message).toBe('These are sample ingredients, not read from your photo');
  });
});
