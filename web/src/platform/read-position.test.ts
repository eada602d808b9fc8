import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { storeReadPosition } from './read-position.ts';

/** As a browser keeps cookies: what is written replaces one of the same name alone. */
let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map([['theme', 'dark']]);
  vi.stubGlobal('document', {
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      const [pair = ''] = line.split(';');
      kept.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const position = () => kept.get('larder.heard_position');

it('keeps the furthest, whatever is told when', () => {
  storeReadPosition('9/FF');
  storeReadPosition('9/100');
  expect(position()).toBe('9/100');
  storeReadPosition('9/FF');
  expect(position()).toBe('9/100');
  storeReadPosition('A/1');
  expect(position()).toBe('A/1');
});

it('keeps nothing that is no position', () => {
  for (const told of [undefined, null, '', '1', '1/2; Domain=example.org', 'g/1']) storeReadPosition(told);
  expect(position()).toBeUndefined();
});
