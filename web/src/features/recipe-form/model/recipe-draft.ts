import { z } from 'zod';

import { emptyForm, filledRows, isSameForm, RecipeForm } from '#features/recipe-form/model/recipe-form.ts';
import { LAST_STEP } from '#features/recipe-form/model/step-names.ts';

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

/** The recipe that is edited, as it was kept when the editing began. */
export const Edited = z.object({ recipe_id: z.uuid(), version: z.int(), before: RecipeForm });
export type Edited = z.infer<typeof Edited>;

/** Everything of the wizard that outlives a reload. */
export const RecipeDraft = z.object({
  /** Sent with the recipe, so that sending twice makes one recipe. */
  id: z.uuid(),
  step: z.int().min(0).max(LAST_STEP),
  form: RecipeForm,
  made: Made.nullable(),
  /** Was sent once without an answer: what is kept under this id may be an earlier version of it. */
  sent: z.boolean().default(false),
  /** Null for a new recipe. */
  edited: Edited.nullable().default(null),
});
export type RecipeDraft = z.infer<typeof RecipeDraft>;

export function newDraft(id: string): RecipeDraft {
  return { id, step: 0, form: emptyForm(), made: null, sent: false, edited: null };
}

export function newEdit(id: string, edited: Edited): RecipeDraft {
  return { ...newDraft(id), form: edited.before, edited };
}

/** What was kept, if it still fits; anything else counts as nothing kept. */
export function parseDraft(value: unknown): RecipeDraft | undefined {
  const parsed = RecipeDraft.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}

/** Something was typed or made that is not kept elsewhere. */
export function isWorthKeeping({ form, made, edited }: RecipeDraft): boolean {
  return made !== null || !isSameForm(form, edited?.before ?? emptyForm());
}

const NAME_MAX_CHARACTERS = 60;

/** By what a person knows a draft again. */
export function nameOfDraft({ form }: RecipeDraft): string {
  const [name] = [form.title.trim(), ...filledRows(form.ingredients), form.description.trim()].filter(
    (text) => text !== '',
  );
  if (name === undefined) return 'a recipe without a title';
  return name.length <= NAME_MAX_CHARACTERS ? name : `${name.slice(0, NAME_MAX_CHARACTERS).trimEnd()}…`;
}

export interface Trace {
  readonly writer: string;
  readonly savedAtMs: number;
}

/**
 * Whether a draft has gone its own way elsewhere since this page saw it last: another tab wrote to it, or ended it. Then
 * what is typed here goes on under another id.
 */
export function isTaken(kept: Trace | null, seen: Trace | null): boolean {
  if (kept === null) return seen !== null;
  return seen === null || kept.writer !== seen.writer || kept.savedAtMs !== seen.savedAtMs;
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
