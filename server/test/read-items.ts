import type { RecipeDraft } from '@larder/culinary/import/imported-recipe';

import { readFile } from '../src/features/imports/readers/read-file.ts';
import { FileProblem } from '../src/features/imports/readers/reader.ts';

/** The bytes of a picture, as far as its kind is recognized. */
export const JPEG = Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF', 'latin1');

/** What a file contains, and the format in which it was read. */
export interface WholeFile {
  readonly format: string;
  /** What is not empty in each recipe, without the findings. */
  readonly recipes: readonly Partial<RecipeDraft>[];
  readonly findings: readonly RecipeDraft['findings'][];
  /** For each recipe the step, or else the id, and the size of each picture, or why it cannot be read. */
  readonly pictures: readonly (readonly (readonly [number | string | null, number | string])[])[];
  readonly problems: readonly { readonly problem: string; readonly name: string }[];
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === false || value === '' || (Array.isArray(value) && value.length === 0);

/** Reads a file in whatever format it is, as the server does. */
export async function readWhole(source: Buffer | string, name = 'export'): Promise<WholeFile> {
  const file = await readFile(typeof source === 'string' ? Buffer.from(source) : source, name);
  try {
    const items = await Array.fromAsync(file.items);
    const found = items.filter((item) => 'draft' in item);
    return {
      format: file.format,
      recipes: found.map(({ draft }) =>
        Object.fromEntries(Object.entries(draft).filter(([field, value]) => field !== 'findings' && !isEmpty(value))),
      ),
      findings: found.map(({ draft }) => draft.findings),
      pictures: await Promise.all(
        found.map(async ({ pictures }) =>
          Promise.all(
            pictures.map(
              async ({ step, id, read }) => [step === undefined ? (id ?? null) : step, await sizeOf(read)] as const,
            ),
          ),
        ),
      ),
      problems: items.filter((item) => 'problem' in item),
    };
  } finally {
    file.close();
  }
}

async function sizeOf(read: () => Promise<Uint8Array>): Promise<number | string> {
  try {
    return (await read()).length;
  } catch (error) {
    if (error instanceof FileProblem) return error.message;
    throw error;
  }
}
