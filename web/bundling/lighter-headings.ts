import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const HEADINGS = /fraunces-latin-opsz-normal.*\.woff2$/u;
/** Latin-1, and the signs beyond it that we write in headings. */
const LATIN_1 = Array.from({ length: 0x100 - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join('');
const SIGNS = 'ıŒœˆ˜–—‘’‚“”„•…‹›⁄€™←↑→↓−∕⅓⅔⅛⅜⅝⅞';
/** Of the optical sizes one that suits headings, of the weights those we use: half the bytes, and nobody sees the rest. */
const AXES = { opsz: 48, wght: { min: 400, max: 700 } };

/** Makes the font of headings as light as what is shown of it. Its file keeps its name, so a change of `AXES` needs another. */
export function lighterHeadings(): Plugin {
  return {
    name: 'larder:lighter-headings',
    apply: 'build',
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !HEADINGS.test(file.fileName)) continue;
        const options = { targetFormat: 'woff2', variationAxes: AXES } as const;
        file.source = await subsetFont(Buffer.from(file.source), LATIN_1 + SIGNS, options);
      }
    },
  };
}
