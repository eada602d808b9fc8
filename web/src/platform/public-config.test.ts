import { describe, expect, it } from 'vitest';

import { parsePublicConfig } from './public-config.ts';

const FALLBACK = { product_name: 'A title', year: 2020 };

describe('parsePublicConfig', () => {
  it('reads what the server wrote', () => {
    const text = JSON.stringify({ product_name: 'Tom & <b>Kit</b>', year: 2031 });
    expect(parsePublicConfig(text, FALLBACK)).toEqual({ product_name: 'Tom & <b>Kit</b>', year: 2031 });
  });

  it.each(['', '%PUBLIC_CONFIG%', 'null', '[]', '{"product_name":"","year":"soon"}'])('falls back for %j', (text) => {
    expect(parsePublicConfig(text, FALLBACK)).toEqual(FALLBACK);
  });
});
