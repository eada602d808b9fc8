import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Latin-1, and the signs beyond it that we write in headings. */
const LATIN_1 = Array.from({ length: 0x100 - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join('');
const SIGNS = 'ıŒœˆ˜–—‘’‚“”„•…‹›⁄€™←↑→↓−∕⅓⅔⅛⅜⅝⅞';
/** What we show of each font: one optical size that suits headings and the one weight they have; text in the weights we use. */
const SHOWN = [
  { file: /fraunces-latin-full-normal.*\.woff2$/u, variationAxes: { opsz: 48, wght: 600, SOFT: 0, WONK: 0 } },
  { file: /fraunces-latin-opsz-normal.*\.woff2$/u, variationAxes: { opsz: 48, wght: 400 } },
  { file: /source-sans-3-latin-wght-normal.*\.woff2$/u, variationAxes: {} },
];

/** Makes fonts as light as what is shown of them. Files keep their names, so a change of `SHOWN` needs others. */
export function subsetFonts(): Plugin {
  return {
    name: 'larder:lighter-fonts',
    apply: 'build',
    async generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        const shown = SHOWN.find(({ file }) => file.test(asset.fileName));
        if (asset.type !== 'asset' || shown === undefined) continue;
        const options = { targetFormat: 'woff2', variationAxes: shown.variationAxes } as const;
        asset.source = await subsetFont(Buffer.from(asset.source), LATIN_1 + SIGNS, options);
      }
    },
  };
}
