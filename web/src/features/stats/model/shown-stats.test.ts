import { describe, expect, it } from 'vitest';

import { ApiError, UnreachableError } from '#platform/api-error.ts';

import { SAMPLE_STATS, shownStats, ZERO_STATS } from './shown-stats.ts';

const refusal = new ApiError({
  status: 500,
  code: 'internal',
  message: 'No',
  fields: {},
  requestId: null,
  retryAfter: null,
});

describe('the figures shown', () => {
  it('wait for an answer', () => {
    expect(shownStats(undefined, null)).toBeNull();
  });

  it('are samples where the server says no', () => {
    expect(shownStats(undefined, refusal)).toEqual({ kind: 'sample', stats: SAMPLE_STATS });
  });

  it('are zeros where nobody answers', () => {
    expect(shownStats(undefined, new UnreachableError(null))).toEqual({ kind: 'unreachable', stats: ZERO_STATS });
    expect(shownStats(undefined, new TypeError('x'))?.kind).toBe('unreachable');
  });

  it('stay what they were when asking again fails', () => {
    expect(shownStats(ZERO_STATS, refusal)).toEqual({ kind: 'own', stats: ZERO_STATS });
  });

  it('add up in the sample', () => {
    expect(SAMPLE_STATS.aiGeneratedRecipes + SAMPLE_STATS.manualRecipes).toBe(SAMPLE_STATS.totalRecipes);
    expect(SAMPLE_STATS.averageCookingTime * SAMPLE_STATS.totalRecipes).toBe(SAMPLE_STATS.totalCookingTime);
  });
});
