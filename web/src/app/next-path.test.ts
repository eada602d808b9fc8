import { describe, expect, it } from 'vitest';

import { parseNextPath } from './next-path.ts';

describe('parseNextPath', () => {
  it.each(['/dashboard', '/recipe/0198?print=1', '/create-recipe#step-3'])(
    'accepts a path of our origin: %s',
    (path) => {
      expect(parseNextPath(path)).toBe(path);
    },
  );

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    '/..//evil.example',
    'javascript:alert(1)',
    'dashboard',
    '',
    undefined,
    ['/dashboard'],
  ])('rejects %j', (path) => {
    expect(parseNextPath(path)).toBeNull();
  });

  it('rejects guest pages', () => {
    expect(parseNextPath('/login?next=/login')).toBeNull();
  });
});
