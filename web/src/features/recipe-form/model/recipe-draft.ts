import type { AnsweredBy, Generation } from '@larder/contract/assistant';

import { emptyForm, filledRows, isSameForm } from '#features/recipe-form/model/recipe-form.ts';
import type { RecipeForm } from '#features/recipe-form/model/recipe-form.ts';

/** A recipe that was made from ingredients, and the way back from it. */
export interface Made {
  /** What it was made from. */
  readonly asked: string[];
  /** What stood in the form before. */
  readonly before: RecipeForm;
  /** What stood in the form right after. */
  readonly after: RecipeForm;
  readonly unusable: Generation['unusable'];
  readonly notes: Generation['notes'];
  readonly answered_by: AnsweredBy;
}

/** The recipe that is edited, as it was kept when the editing began. */
export interface Edited {
  readonly recipe_id: string;
  readonly version: number;
  readonly before: RecipeForm;
}

/** Everything of the wizard that outlives a reload. */
export interface RecipeDraft {
  /** Under which it is kept in the browser. */
  readonly id: string;
  readonly step: number;
  readonly form: RecipeForm;
  readonly made: Made | null;
  /** The id under which it was sent without an answer: an earlier version of it may be stored there. Null when all sends have one. */
  readonly sentAs: string | null;
  /** Null for a new recipe. */
  readonly edited: Edited | null;
}

export function newDraft(id: string): RecipeDraft {
  return { id, step: 0, form: emptyForm(), made: null, sentAs: null, edited: null };
}

export function newEdit(id: string, edited: Edited): RecipeDraft {
  return { ...newDraft(id), form: edited.before, edited };
}

/** Something was typed or made that is not kept elsewhere. */
export function isWorthKeeping({ form, made, edited }: Pick<RecipeDraft, 'form' | 'made' | 'edited'>): boolean {
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
