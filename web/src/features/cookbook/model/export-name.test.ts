import { expect, it } from 'vitest';

import { exportName } from './export-name.ts';

it('exportName contains the date and has the ending of the format', () => {
  expect(exportName('schema-org', new Date(2026, 1, 3))).toBe('recipes-2026-02-03.json');
  expect(exportName('paprika', new Date(2026, 10, 12))).toBe('recipes-2026-11-12.paprikarecipes');
});
