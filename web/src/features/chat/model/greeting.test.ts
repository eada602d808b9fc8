import type { AssistantStatus } from '@larder/contract/assistant';
import { describe, expect, it } from 'vitest';

import { CAPABILITIES, cookText, helloText, NO_CAPABILITIES, standInText, starters } from './greeting.ts';

const ALL = { generateRecipe: true, searchRecipes: true, manageCookbook: true, chatSupport: true };
const NONE_YET = { count: 0, more: false };
const SOME = { count: 12, more: false };

function status(answered_by: AssistantStatus['answered_by'], falls_back = false): AssistantStatus {
  return { answered_by, falls_back, capabilities: ALL, sees: false };
}

describe('the greeting', () => {
  it('says how many recipes there are', () => {
    expect(helloText(NONE_YET)).toContain('still empty');
    expect(helloText({ count: 1, more: false })).toContain('You have 1 recipe here');
    expect(helloText({ count: 1000, more: true })).toContain('1,000+ recipes');
  });

  it('says honestly who answers', () => {
    expect(cookText(status('kitchen'))).toContain('kitchen engine answers');
    expect(cookText(status('simulated'))).toContain('samples');
    expect(cookText(status('provider'))).not.toContain('kitchen engine');
    expect(cookText(status('worker', true))).toContain('kitchen engine when that is away');
  });

  it('says who answered where it is not the one who is asked first', () => {
    expect(standInText('provider', 'provider')).toBeUndefined();
    expect(standInText('kitchen', 'kitchen')).toBeUndefined();
    expect(standInText('kitchen', 'provider')).toContain('kitchen engine');
    expect(standInText('worker', 'provider')).toContain('worker');
    expect(standInText('kitchen', 'worker')).toContain('kitchen engine');
  });

  it('names each capability once', () => {
    expect(CAPABILITIES.map(([capability]) => capability).toSorted()).toEqual(Object.keys(NO_CAPABILITIES).toSorted());
  });
});

describe('ways to begin', () => {
  it('fit who has recipes and who has none', () => {
    const begin = (recipes: typeof SOME, ingredient: string | null) =>
      starters({ recipes, ingredient, capabilities: ALL });
    expect(begin(NONE_YET, null)).toHaveLength(4);
    expect(begin(NONE_YET, null).join(' ')).not.toContain('my recipes');
    expect(begin(SOME, 'Chicken thigh')[0]).toBe('Find recipes with chicken thigh');
    expect(begin(SOME, null)[0]).toBe('Find my recipes');
  });

  it('offer nothing that cannot be done', () => {
    const capabilities = { ...NO_CAPABILITIES, chatSupport: true };
    expect(starters({ recipes: NONE_YET, ingredient: null, capabilities })).toHaveLength(3);
    expect(starters({ recipes: SOME, ingredient: null, capabilities: NO_CAPABILITIES })).toEqual([]);
  });
});
