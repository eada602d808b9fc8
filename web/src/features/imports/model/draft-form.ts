import type { Draft } from '@larder/contract/imports';

import { ApiError } from '#platform/api-error.ts';

/** The fields of a draft as the user edits them. */
export interface DraftForm {
  readonly title: string;
  readonly description: string;
  /** One per line. */
  readonly ingredients: string;
  /** Separated by blank lines; without any, one per line. */
  readonly instructions: string;
  readonly preparation_time: number | null;
  readonly cooking_time: number | null;
  readonly resting_time: number | null;
  readonly servings: number | null;
  readonly yield_text: string;
  readonly notes: string;
  readonly tags: readonly string[];
}

export type DraftField = keyof DraftForm;
export type DraftErrors = Partial<Record<DraftField, string>>;

/** In the order on screen. */
export const DRAFT_FIELDS = [
  'title',
  'description',
  'ingredients',
  'instructions',
  'servings',
  'yield_text',
  'preparation_time',
  'cooking_time',
  'resting_time',
  'tags',
  'notes',
] as const satisfies readonly DraftField[];

const BLANK_LINE = /\n[^\S\n]*\n/u;

export function formOf(draft: Draft): DraftForm {
  return {
    title: draft.title,
    description: draft.description ?? '',
    ingredients: draft.ingredients.join('\n'),
    instructions: draft.instructions.join('\n\n'),
    preparation_time: draft.preparation_time,
    cooking_time: draft.cooking_time,
    resting_time: draft.resting_time,
    servings: draft.servings,
    yield_text: draft.yield_text ?? '',
    notes: draft.notes ?? '',
    tags: draft.tags,
  };
}

function visibleLines(texts: readonly string[]): string[] {
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}

/** A section opens with a line of its own, also if the user left no blank line after it. */
function splitSection(paragraph: string): string[] {
  const section = /^[^\n]*:[^\S\n]*(?=\n)/u.exec(paragraph)?.[0];
  return section === undefined ? [paragraph] : [section, paragraph.slice(section.length)];
}

/** The steps in a text. */
function stepsOf(text: string): string[] {
  const normalized = text.replaceAll(/\r\n?/gu, '\n').trim();
  if (!BLANK_LINE.test(normalized)) return visibleLines(normalized.split('\n'));
  return visibleLines(
    normalized
      .split(BLANK_LINE)
      .map((paragraph) => paragraph.trim())
      .flatMap(splitSection),
  );
}

/** The lines in a text. */
function linesOf(text: string): string[] {
  return visibleLines(text.split(/\r\n?|\n/u));
}

/** What to send: the fields that the user has changed. */
export function changesOf(form: DraftForm, before: DraftForm) {
  const all = {
    title: form.title,
    description: form.description,
    ingredients: linesOf(form.ingredients),
    instructions: stepsOf(form.instructions),
    preparation_time: form.preparation_time,
    cooking_time: form.cooking_time,
    resting_time: form.resting_time,
    servings: form.servings,
    yield_text: form.yield_text,
    notes: form.notes,
    tags: [...form.tags],
  };
  const isChanged = (field: DraftField): boolean => String(form[field]) !== String(before[field]);
  const changed: Partial<typeof all> = Object.fromEntries(
    DRAFT_FIELDS.filter(isChanged).map((field) => [field, all[field]]),
  );
  return changed;
}

function isDraftField(name: string): name is DraftField {
  return DRAFT_FIELDS.some((field) => field === name);
}

/** The errors of the server at their fields. Those of a line name it: "Line 3: At most 500 characters". */
export function draftErrorsOf(error: unknown): DraftErrors {
  if (!(error instanceof ApiError)) return {};
  const errors: DraftErrors = {};
  for (const [path, message] of Object.entries(error.fields)) {
    const [name = '', line] = path.replace(/^draft\./u, '').split('.');
    if (!isDraftField(name) || errors[name] !== undefined) continue;
    errors[name] = line === undefined ? message : `${name === 'tags' ? 'Tag' : 'Line'} ${Number(line) + 1}: ${message}`;
  }
  return errors;
}
