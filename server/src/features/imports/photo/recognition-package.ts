import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder in which `npm run add-text-recognition` installs the library and its data. */
const PACKAGE = join(import.meta.dirname, '../../../../text-recognition/package.json');

/** Languages of the installed data, as the library names them, by BCP 47. */
const LANGUAGES = { en: 'eng', de: 'deu', fr: 'fra', es: 'spa', it: 'ita' } as const;
export type RecognitionLanguage = keyof typeof LANGUAGES;

export const isRecognitionLanguage = (language: string): language is RecognitionLanguage => language in LANGUAGES;

/** True if text recognition is installed. */
export const isTextRecognitionInstalled = (): boolean =>
  existsSync(join(dirname(PACKAGE), 'node_modules', 'tesseract.js')) && existsSync(dataOf('en').file);

/** The library, of which this is the part that is used. */
export interface TesseractLibrary {
  createWorker(
    language: string,
    engine: number,
    options: {
      readonly langPath: string;
      readonly cacheMethod: 'none';
      readonly errorHandler: (error: unknown) => void;
    },
  ): Promise<TesseractWorker>;
}
export interface TesseractWorker {
  recognize(
    picture: Buffer,
    options: { readonly rotateAuto: boolean },
    output: { readonly blocks: boolean; readonly text: boolean },
  ): Promise<{ readonly data: { readonly blocks: readonly TesseractBlock[] | null } }>;
  terminate(): Promise<unknown>;
}
interface TesseractBlock {
  readonly paragraphs: readonly { readonly lines: readonly TesseractLine[] }[];
}
interface TesseractLine {
  readonly baseline: Box;
  readonly rowAttributes: { readonly rowHeight: number };
  readonly words: readonly { readonly text: string; readonly confidence: number; readonly bbox: Box }[];
}
/** Pixels; y grows downwards. */
interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the pinned library has these functions
export const loadLibrary = (): TesseractLibrary => createRequire(PACKAGE)('tesseract.js') as TesseractLibrary;

/** Where the data of a language is installed. */
export function dataOf(language: RecognitionLanguage): {
  readonly name: string;
  readonly folder: string;
  readonly file: string;
} {
  const name = LANGUAGES[language];
  const folder = join(dirname(PACKAGE), 'node_modules', '@tesseract.js-data', name, '4.0.0_best_int');
  return { name, folder, file: join(folder, `${name}.traineddata.gz`) };
}
