import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Latin-1, and further characters that our texts use. */
const LATIN_1 = Array.from({ length: 0x100 - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join('');
const FURTHER_CHARACTERS = 'ıŒœˆ˜–—‘’‚“”„•…‹›⁄€™←↑→↓−∕⅓⅔⅛⅜⅝⅞';
/** The axes of each font that we use: one optical size and weight for headings, all weights for text. */
const FONTS = [
  { file: /fraunces-latin-full-normal.*\.woff2$/u, variationAxes: { opsz: 48, wght: 600, SOFT: 0, WONK: 0 } },
  { file: /fraunces-latin-opsz-normal.*\.woff2$/u, variationAxes: { opsz: 48, wght: 400 } },
  { file: /source-sans-3-latin-wght-normal.*\.woff2$/u, variationAxes: {} },
];

/**
 * Subsets fonts to the characters and axes in use. File names do not change, so rename the files when `FONTS` changes.
 */
export function subsetFonts(): Plugin {
  return {
    name: 'larder:subset-fonts',
    apply: 'build',
    async generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        const font = FONTS.find(({ file }) => file.test(asset.fileName));
        if (asset.type !== 'asset' || font === undefined) continue;
        const options = { targetFormat: 'woff2', variationAxes: font.variationAxes } as const;
        asset.source = await subsetFont(Buffer.from(asset.source), LATIN_1 + FURTHER_CHARACTERS, options);
      }
    },
  };
}
