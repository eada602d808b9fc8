import type { FieldProblem } from '@larder/contract/problems';
import { RECIPE_TEXTS } from '@larder/contract/recipes';

import type { ListName, RecipeForm } from '#features/recipe-form/model/recipe-form.ts';
import { STEP_NAMES } from '#features/recipe-form/model/wizard-search.ts';

type PlainField = Exclude<keyof RecipeForm, ListName | 'is_ai_generated' | 'picture' | 'nutrition'>;
export type FieldPath = PlainField | `${ListName}.${number}.text` | `instructions.${number}.${'note' | 'picture'}`;

/** An invalid field. An empty message marks the field without repeating the summary. */
export interface FieldError {
  readonly path: FieldPath;
  readonly message: string;
}

/** Why the wizard stays on a step. All errors belong to one step; the first one gets the focus. */
export interface Problem {
  readonly summary: string;
  readonly errors: readonly FieldError[];
}

/** In the order of the form. */
const STEP_OF_FIELD: Record<PlainField | ListName, number> = {
  title: 0,
  description: 0,
  image_url: 0,
  ingredients: 1,
  instructions: 2,
  category: 3,
  servings: 3,
  preparation_time: 3,
  cooking_time: 3,
  resting_time: 3,
  yield_text: 3,
  notes: 3,
  tags: 3,
  equipment: 3,
  source_name: 3,
  author: 3,
  source_url: 3,
  video_url: 3,
};

function isField(name: string): name is PlainField | ListName {
  return Object.hasOwn(STEP_OF_FIELD, name);
}

const FIELDS_IN_ORDER = Object.keys(STEP_OF_FIELD);

function orderOf(path: FieldPath): number {
  const [field = ''] = path.split('.');
  return FIELDS_IN_ORDER.indexOf(field);
}

export function stepOf(path: FieldPath): number {
  const [field = ''] = path.split('.');
  return isField(field) ? STEP_OF_FIELD[field] : 0;
}

function rowIndex(part: string | undefined): number {
  const index = Number(part ?? 0);
  return Number.isInteger(index) ? index : 0;
}

/** The path of the ingredient with a link, by the position of the link among all. */
function linkPath(form: RecipeForm, position: number): FieldPath {
  const linked = form.ingredients.flatMap(({ recipe }, index) => (recipe === undefined ? [] : [index]));
  return `ingredients.${linked[position] ?? 0}.text`;
}

/**
 * Maps a path of the schema or the server ("ingredients.3", "step_notes.3.note", "linked_recipes.3", "tags.3") to the form's path; null if
 * the form has no such field.
 */
function toFieldPath(path: string, form: RecipeForm): FieldPath | null {
  const [field = '', row] = path.split('.');
  if (field === 'linked_recipes') return linkPath(form, rowIndex(row));
  if (field === 'step_notes') return `instructions.${rowIndex(row)}.note`;
  if (field === 'step_pictures') return 'instructions.0.picture';
  if (!isField(field)) return null;
  return field === 'ingredients' || field === 'instructions' ? `${field}.${rowIndex(row)}.text` : field;
}

function toFieldErrors(issues: readonly FieldProblem[], form: RecipeForm): FieldError[] {
  return issues.flatMap(({ path: where, message }) => {
    const path = toFieldPath(where, form);
    return path === null ? [] : [{ path, message }];
  });
}

/** The errors of the earliest invalid step, in the order of the form; null if there are none. */
function toProblem(errors: readonly FieldError[]): Problem | null {
  const first = Math.min(...errors.map(({ path }) => stepOf(path)));
  const here = errors
    .filter(({ path }) => stepOf(path) === first)
    .toSorted((one, other) => orderOf(one.path) - orderOf(other.path));
  const [leading] = here;
  return leading === undefined ? null : { summary: leading.message, errors: here };
}

/** Converts the server's field errors for the form that was sent. */
export function problemFromServer(fields: Readonly<Record<string, string>>, form: RecipeForm): Problem | null {
  const issues = Object.entries(fields).map(([path, message]) => ({ path, message }));
  return toProblem(toFieldErrors(issues, form));
}

/** Validates a form against the contract. */
export type FindIssues = (form: RecipeForm) => readonly FieldProblem[];

function findBlankRows(form: RecipeForm, list: ListName, summary: string): Problem | null {
  const blank = form[list].flatMap(({ text }, index) => (text.trim() === '' ? [index] : []));
  if (blank.length === 0) return null;
  const errors = blank.map((index, nth): FieldError => ({
    path: `${list}.${index}.text`,
    message: nth === 0 ? summary : '',
  }));
  return { summary, errors };
}

function findBlankInfo(form: RecipeForm): FieldError[] {
  const errors: FieldError[] = [];
  if (form.title.trim() === '') errors.push({ path: 'title', message: RECIPE_TEXTS.title_required });
  if (form.description.trim() === '') errors.push({ path: 'description', message: RECIPE_TEXTS.description_required });
  return errors;
}

function findBlankRowsOf(step: number, form: RecipeForm): Problem | null {
  if (step === 1) return findBlankRows(form, 'ingredients', RECIPE_TEXTS.ingredients_blank);
  return step === 2 ? findBlankRows(form, 'instructions', RECIPE_TEXTS.instructions_blank) : null;
}

function findIssuesOf(step: number, form: RecipeForm, findIssues: FindIssues): Problem | null {
  return toProblem(toFieldErrors(findIssues(form), form).filter(({ path }) => stepOf(path) === step));
}

/** Validates one step; null if it is valid. */
export function checkStep(step: number, form: RecipeForm, findIssues: FindIssues): Problem | null {
  return findBlankRowsOf(step, form) ?? findIssuesOf(step, form, findIssues);
}

/** A problem of one field. */
export function problemAtField(path: FieldPath, message: string): Problem {
  return { summary: message, errors: [{ path, message }] };
}

/** Validates all steps before submission: the problem of the earliest invalid one, or null. */
export function checkAll(form: RecipeForm, findIssues: FindIssues): Problem | null {
  const [first, ...others] = findBlankInfo(form);
  if (first !== undefined) {
    const summary = RECIPE_TEXTS.title_and_description_required;
    return { summary, errors: [{ ...first, message: summary }, ...others] };
  }
  for (const step of STEP_NAMES.keys()) {
    const problem = findIssuesOf(step, form, findIssues) ?? findBlankRowsOf(step, form);
    if (problem !== null) return problem;
  }
  return null;
}

/** False if the summary must be shown separately, because no field shows it. That of a step's picture never is. */
export function isShownAtField({ summary, errors }: Problem): boolean {
  return errors.some(({ path, message }) => message === summary && !path.endsWith('.picture'));
}
