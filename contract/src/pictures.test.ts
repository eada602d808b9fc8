import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { PICTURE_WIDTHS, pictureUrl, pictureWidths, readPictureUrl, recipePictureUrl } from './pictures.ts';

const ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

describe('pictureWidths', () => {
  test.each([
    [1, [320]],
    [320, [320]],
    [321, [320, 640]],
    [640, [320, 640]],
    [1_024, [320, 640, 1_024]],
    [1_025, [320, 640, 1_024, 1_600]],
    [9_000, [320, 640, 1_024, 1_600]],
  ])('of a picture %i pixels wide are %j', (width, widths) => {
    expect(pictureWidths(width)).toEqual(widths);
  });

  test('end with a width that shows every pixel, up to the largest', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), (width) => {
        const widest = Math.max(...PICTURE_WIDTHS);
        expect(pictureWidths(width).at(-1)).toBeGreaterThanOrEqual(Math.min(width, widest));
      }),
    );
  });
});

describe('the URL of a picture', () => {
  test('contains its id, with or without an origin', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.constantFrom(...PICTURE_WIDTHS), (id, width) => {
        expect(readPictureUrl(pictureUrl(id, width))).toBe(id);
        expect(readPictureUrl(`https://recipes.example.org:8443${pictureUrl(id, width)}`)).toBe(id);
      }),
    );
  });

  test.each([
    [1, 320],
    [320, 320],
    [321, 640],
    [640, 640],
    [800, 1_024],
    [1_024, 1_024],
    [1_599, 1_600],
    [4_000, 1_600],
  ])('of a picture %i pixels wide names its widest file, %i', (width, named) => {
    expect(recipePictureUrl({ id: ID, width })).toBe(pictureUrl(ID, named));
  });

  test.each([
    '',
    `/pictures/${ID}`,
    `/pictures/${ID}/`,
    `/pictures/${ID}/320/x`,
    `/pictures/${ID}/320?x`,
    `/picture/${ID}/320`,
    `/pictures/${ID.slice(1)}/320`,
    `x/pictures/${ID}/320`,
    `//evil.example/pictures/${ID}/320`,
    `javascript:/pictures/${ID}/320`,
    `https://example.org/a/pictures/${ID}/320`,
    'https://example.org/soup.jpg',
  ])('is not %j', (url) => {
    expect(readPictureUrl(url)).toBeNull();
  });
});
