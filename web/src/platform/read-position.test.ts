import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { storeReadPosition } from './read-position.ts';

/** The cookies of the fake document, by name. */
let cookies: Map<string, string>;
beforeEach(() => {
  cookies = new Map([['theme', 'dark']]);
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const position = () => cookies.get('larder.heard_position');

it('keeps the newest position, in whatever order they arrive', () => {
  storeReadPosition('9/FF');
  storeReadPosition('9/100');
  expect(position()).toBe('9/100');
  storeReadPosition('9/FF');
  expect(position()).toBe('9/100');
  storeReadPosition('A/1');
  expect(position()).toBe('A/1');
});

it('ignores an invalid position', () => {
  for (const invalid of [undefined, null, '', '1', '1/2; Domain=example.org', 'g/1']) storeReadPosition(invalid);
  expect(position()).toBeUndefined();
});
