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

describe('shownStats', () => {
  it('is null before the first answer', () => {
    expect(shownStats(undefined, null)).toBeNull();
  });

  it('returns sample numbers when the server answers with an error', () => {
    expect(shownStats(undefined, refusal)).toEqual({ kind: 'sample', stats: SAMPLE_STATS });
  });

  it('returns zeros when no answer arrives', () => {
    expect(shownStats(undefined, new UnreachableError(null))).toEqual({ kind: 'unreachable', stats: ZERO_STATS });
    expect(shownStats(undefined, new TypeError('x'))?.kind).toBe('unreachable');
  });

  it('retains the loaded figures when a refetch fails', () => {
    expect(shownStats(ZERO_STATS, refusal)).toEqual({ kind: 'own', stats: ZERO_STATS });
  });

  it('has consistent sample numbers', () => {
    expect(SAMPLE_STATS.aiGeneratedRecipes + SAMPLE_STATS.manualRecipes).toBe(SAMPLE_STATS.totalRecipes);
    expect(SAMPLE_STATS.averageCookingTime * SAMPLE_STATS.totalRecipes).toBe(SAMPLE_STATS.totalCookingTime);
  });
});
