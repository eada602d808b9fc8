import { z } from 'zod';

import { emptyForm, isUntouched, RecipeForm } from '#features/recipe-form/model/recipe-form.ts';
import { LAST_STEP } from '#features/recipe-form/model/wizard-steps.ts';

/** A recipe that was made from ingredients, and the way back from it. */
export const Made = z.object({
  /** What it was made from. */
  asked: z.array(z.string()),
  /** What stood in the form before. */
  before: RecipeForm,
  /** What stood in the form right after. */
  after: RecipeForm,
  unusable: z.array(z.object({ text: z.string(), reason: z.string() })),
  notes: z.array(z.string()).default([]),
});
export type Made = z.infer<typeof Made>;

/** Everything of the wizard that outlives a reload. */
export const RecipeDraft = z.object({
  /** Sent with the recipe, so that sending twice makes one recipe. */
  id: z.uuid(),
  step: z.int().min(0).max(LAST_STEP),
  form: RecipeForm,
  made: Made.nullable(),
  /** Was sent once without an answer: what is kept under this id may be an earlier version of it. */
  sent: z.boolean().default(false),
});
export type RecipeDraft = z.infer<typeof RecipeDraft>;

export function newDraft(id: string): RecipeDraft {
  return { id, step: 0, form: emptyForm(), made: null, sent: false };
}

/** What was kept, if it still fits; anything else counts as nothing kept. */
export function parseDraft(value: unknown): RecipeDraft | undefined {
  const parsed = RecipeDraft.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}

export function isWorthKeeping(draft: RecipeDraft): boolean {
  return draft.made !== null || !isUntouched(draft.form);
}

/** RFC 9562 version 7: sorts by time. Takes chance from outside, because `crypto.randomUUID` is missing on plain HTTP. */
export function uuidV7(nowMs: number, random: Uint8Array): string {
  const bytes = Uint8Array.from({ length: 16 }, (_, index) =>
    index < 6 ? Math.floor(nowMs / 2 ** (8 * (5 - index))) & 0xff : (random[index] ?? 0),
  );
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
