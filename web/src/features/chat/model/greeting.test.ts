import type { AssistantStatus } from '@larder/contract/assistant';
import { describe, expect, it } from 'vitest';

import { CAPABILITIES, providerText, helloText, NO_CAPABILITIES, standInText, starters } from './greeting.ts';

const ALL = { generateRecipe: true, searchRecipes: true, manageCookbook: true, chatSupport: true };
const NONE_YET = { count: 0, more: false };
const SOME = { count: 12, more: false };

function status(answered_by: AssistantStatus['answered_by'], falls_back = false): AssistantStatus {
  return { answered_by, falls_back, capabilities: ALL, sees: false };
}

describe('the greeting', () => {
  it('names the number of recipes', () => {
    expect(helloText(NONE_YET)).toContain('still empty');
    expect(helloText({ count: 1, more: false })).toContain('You have 1 recipe here');
    expect(helloText({ count: 1000, more: true })).toContain('1,000+ recipes');
  });

  it('names the provider honestly', () => {
    expect(providerText(status('kitchen'))).toContain('kitchen engine is answering');
    expect(providerText(status('simulated'))).toContain('samples');
    expect(providerText(status('provider'))).not.toContain('kitchen engine');
    expect(providerText(status('worker', true))).toContain('kitchen engine when it’s unavailable');
  });

  it('names a provider other than the preferred one', () => {
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

describe('the starters', () => {
  it('depend on whether the user has recipes', () => {
    const start = (recipes: typeof SOME, ingredient: string | null) =>
      starters({ recipes, ingredient, capabilities: ALL });
    expect(start(NONE_YET, null)).toHaveLength(4);
    expect(start(NONE_YET, null).join(' ')).not.toContain('my recipes');
    expect(start(SOME, 'Chicken thigh')[0]).toBe('Find recipes with chicken thigh');
    expect(start(SOME, null)[0]).toBe('Find my recipes');
  });

  it('offer only what the assistant can do', () => {
    const capabilities = { ...NO_CAPABILITIES, chatSupport: true };
    expect(starters({ recipes: NONE_YET, ingredient: null, capabilities })).toHaveLength(3);
    expect(starters({ recipes: SOME, ingredient: null, capabilities: NO_CAPABILITIES })).toEqual([]);
  });
});
