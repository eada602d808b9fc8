import { describe, expect, test } from 'vitest';

import { JsonBounds } from './json-bounds.ts';

/** Feeds `json` in two pieces. */
function readInPieces(json: string, cut: number): void {
  const bytes = Buffer.from(json);
  const bounds = new JsonBounds();
  bounds.add(bytes.subarray(0, cut));
  bounds.add(bytes.subarray(cut));
}

describe.each([
  ['brackets in a text count as text', JSON.stringify({ note: `a "quote" \\ and ${'['.repeat(60)}` }), false],
  ['brackets after a text count', `{"note":"a \\"quote\\" \\\\","deep":${'['.repeat(60)}`, true],
  ['commas in a text count as text', JSON.stringify({ note: `"\\",${','.repeat(20_001)}` }), false],
])('%s', (_rule, json, isRefused) => {
  test('JsonBounds gives the same result wherever the input is split', () => {
    // All limits are exceeded near the beginning.
    for (let cut = 0; cut <= 60; cut++) {
      const read = () => readInPieces(json, cut);
      if (isRefused) expect(read).toThrow('nested too deeply');
      else expect(read).not.toThrow();
    }
  });
});
