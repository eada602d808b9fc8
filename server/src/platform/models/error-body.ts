import { z } from 'zod';

const label = z.union([z.string(), z.number()]).optional().catch(undefined);

const Words = z.object({
  message: z.string().optional().catch(undefined),
  code: label.transform((code) => (code === undefined ? undefined : String(code))),
  param: z.string().optional().catch(undefined),
  type: z.string().optional().catch(undefined),
  /** The error of an upstream service behind a router. */
  metadata: z.object({ raw: z.string() }).optional().catch(undefined),
});
const Refusal = Words.extend({
  error: z
    .union([Words, z.string().min(1)])
    .optional()
    .catch(undefined),
  detail: z.unknown().optional(),
});

export type ErrorBody = Omit<z.output<typeof Words>, 'metadata'>;

/** Reads an error body in any of the usual shapes. Undefined when the value is no error. */
export function readErrorBody(value: unknown): ErrorBody | undefined {
  const { success, data } = Refusal.safeParse(Array.isArray(value) ? value[0] : value);
  if (!success) return undefined;
  const { error, detail, ...words } = data;
  if (typeof error === 'string') return { ...words, message: error };
  if (error !== undefined) {
    const { metadata, ...own } = error;
    return metadata === undefined ? own : { ...own, message: [own.message ?? '', metadata.raw].join(' ') };
  }
  if (words.message !== undefined) return words;
  if (detail === undefined) return undefined;
  return { ...words, message: typeof detail === 'string' ? detail : JSON.stringify(detail) };
}
