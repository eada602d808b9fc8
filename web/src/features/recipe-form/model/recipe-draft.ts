import type { AnsweredBy, Generation } from '@larder/contract/assistant';
import { RECIPE_CATEGORIES } from '@larder/contract/recipes';

import { plainTexts } from '#features/recipe-form/model/form-rows.ts';
import { emptyForm, isSameForm } from '#features/recipe-form/model/recipe-form.ts';
import type { RecipeForm } from '#features/recipe-form/model/recipe-form.ts';
import { listSavedDrafts, readSavedDraft } from '#platform/drafts.ts';
import type { DraftScope } from '#platform/drafts.ts';

/** A generated recipe in the form, and how to undo it. Browsers store it: renaming a field would lose stored drafts. */
export interface AppliedGeneration {
  /** The ingredients that it was generated from. */
  readonly asked: string[];
  readonly before: RecipeForm;
  readonly after: RecipeForm;
  readonly unusable: Generation['unusable'];
  readonly notes: Generation['notes'];
  readonly answered_by: AnsweredBy;
}

/** The edited recipe as it was stored when editing began: the base version for optimistic concurrency. */
export interface Edited {
  readonly recipe_id: string;
  readonly version: number;
  readonly before: RecipeForm;
}

/** The state of the wizard that survives a reload. Browsers store it under these field names. */
export interface RecipeDraft {
  readonly id: string;
  readonly step: number;
  readonly form: RecipeForm;
  readonly made: AppliedGeneration | null;
  /** The idempotency key of a submission without an answer: the recipe may exist. Null when none is open. */
  readonly sentAs: string | null;
  /** Null for a new recipe. */
  readonly edited: Edited | null;
}

/** A draft without its ids, which `DraftAutosave` assigns. */
export type DraftContent = Omit<RecipeDraft, 'id' | 'sentAs'>;

/** `servings`: those that new recipes begin with. */
export function newDraft(id: string, servings: number | null = null): RecipeDraft {
  return { id, step: 0, form: { ...emptyForm(), servings }, made: null, sentAs: null, edited: null };
}

export function newEdit(id: string, edited: Edited): RecipeDraft {
  return { ...newDraft(id), form: edited.before, edited };
}

/** False while nothing was typed or generated. The servings of a new recipe do not count: they may be the preferred ones. */
export function isWorthSaving({ form, made, edited }: Pick<DraftContent, 'form' | 'made' | 'edited'>): boolean {
  return made !== null || !isSameForm(form, edited?.before ?? { ...emptyForm(), servings: form.servings });
}

export function isSameContent(one: DraftContent, other: DraftContent): boolean {
  const rest = ({ step, made, edited }: DraftContent): string => JSON.stringify([step, made, edited]);
  return isSameForm(one.form, other.form) && rest(one) === rest(other);
}

const NAME_MAX_CHARACTERS = 60;

/** The name under which a draft is listed: its title, else its first text. */
export function nameOfDraft({ form }: RecipeDraft): string {
  const [name] = [form.title.trim(), ...plainTexts(form.ingredients), form.description.trim()].filter(
    (text) => text !== '',
  );
  if (name === undefined) return 'Untitled recipe';
  return name.length <= NAME_MAX_CHARACTERS ? name : `${name.slice(0, NAME_MAX_CHARACTERS).trimEnd()}…`;
}

/**
 * Whether `value` has every field of `sample`, with the same type. Null in the sample allows any value; the first item of an array
 * is the sample for all items, and an empty array allows any. Not a zod schema, because the wizard's first step would have to load that library.
 */
function hasShape<Shape>(value: unknown, sample: Shape): value is Shape {
  if (sample === null) return true;
  if (Array.isArray(sample)) {
    const [first = null] = sample as unknown[];
    return Array.isArray(value) && value.every((item) => hasShape<unknown>(item, first));
  }
  if (typeof sample !== 'object') return typeof value === typeof sample;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(sample).every(([field, part]) => hasShape<unknown>(Reflect.get(value, field), part));
}

const FORM = emptyForm();
const EDITED = { recipe_id: '', version: 0, before: FORM };
const GENERATION = {
  asked: [''],
  before: FORM,
  after: FORM,
  unusable: [{ text: '', reason: '' }],
  notes: [''],
  answered_by: '',
};

/** The form with the defaults of the fields that it lacks. Anything else stays, to be refused. */
function withDefaults(form: RecipeForm): RecipeForm {
  return hasShape(form, {}) ? { ...emptyForm(), ...form } : form;
}

/** Completes the forms that `stored` contains. */
function completeForms(stored: { form: object }): RecipeDraft {
  const draft: RecipeDraft = { ...newDraft(''), ...stored, form: { ...emptyForm(), ...stored.form } };
  const { made, edited } = draft;
  return {
    ...draft,
    made: made && { ...made, before: withDefaults(made.before), after: withDefaults(made.after) },
    edited: edited && { ...edited, before: withDefaults(edited.before) },
  };
}

/** Parses a stored draft; undefined if it does not fit the form. Fields added to the form since then get their defaults. */
export function parseDraft(stored: unknown): RecipeDraft | undefined {
  if (!hasShape(stored, { form: {} })) return undefined;
  const draft = completeForms(stored);
  const { form, made, edited } = draft;
  if (!hasShape<unknown>(draft, newDraft('')) || form.ingredients.length * form.instructions.length === 0)
    return undefined;
  if (made !== null && !hasShape<unknown>(made, GENERATION)) return undefined;
  if (edited !== null && !hasShape<unknown>(edited, EDITED)) return undefined;
  return { ...draft, form: { ...form, category: RECIPE_CATEGORIES.find((known) => known === form.category) ?? null } };
}

export function readRecipeDraft(scope: DraftScope, id: string): RecipeDraft | undefined {
  const draft = parseDraft(readSavedDraft(scope, id)?.draft);
  return draft && { ...draft, id };
}

/** Newest first. */
export function listRecipeDrafts(scope: DraftScope): { draft: RecipeDraft; savedAtMs: number }[] {
  return listSavedDrafts(scope).flatMap(({ id, draft: stored, savedAtMs }) => {
    const draft = parseDraft(stored);
    return draft === undefined ? [] : [{ draft: { ...draft, id }, savedAtMs }];
  });
}
