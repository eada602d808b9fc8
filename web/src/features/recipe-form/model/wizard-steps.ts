import type { FieldProblem } from '@larder/contract/problems';
import { RECIPE_TEXTS } from '@larder/contract/recipes';

import { filledRows } from '#features/recipe-form/model/recipe-form.ts';
import type { ListName, RecipeForm } from '#features/recipe-form/model/recipe-form.ts';

type PlainField = Exclude<keyof RecipeForm, ListName | 'is_ai_generated' | 'picture'>;
export type FaultPath = PlainField | `${ListName}.${number}.text`;

/** One field that needs another look; an empty message only marks it, because the summary says it all. */
export interface Fault {
  readonly path: FaultPath;
  readonly message: string;
}

/** Why the wizard does not go on. All faults are of one step, and the first is the one to go to. */
export interface Problem {
  readonly summary: string;
  readonly faults: readonly Fault[];
}

/** In the order in which the fields are met. */
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
};

function isField(name: string): name is PlainField | ListName {
  return Object.hasOwn(STEP_OF_FIELD, name);
}

const FIELDS_IN_ORDER = Object.keys(STEP_OF_FIELD);

function placeOf(path: FaultPath): number {
  const [field = ''] = path.split('.');
  return FIELDS_IN_ORDER.indexOf(field);
}

export function stepOf(path: FaultPath): number {
  const [field = ''] = path.split('.');
  return isField(field) ? STEP_OF_FIELD[field] : 0;
}

/** "ingredients.3", as schema and server write it, as the form's own path; null for what the form has no field for. */
function toFaultPath(path: string): FaultPath | null {
  const [field = '', row] = path.split('.');
  if (!isField(field)) return null;
  if (field !== 'ingredients' && field !== 'instructions') return field;
  const index = Number(row ?? 0);
  return `${field}.${Number.isInteger(index) ? index : 0}.text`;
}

function toFaults(issues: readonly FieldProblem[]): Fault[] {
  return issues.flatMap(({ path: where, message }) => {
    const path = toFaultPath(where);
    return path === null ? [] : [{ path, message }];
  });
}

/** The problem of the earliest step among the faults, its uppermost field first; null without any. */
function toProblem(faults: readonly Fault[]): Problem | null {
  const first = Math.min(...faults.map(({ path }) => stepOf(path)));
  const here = faults
    .filter(({ path }) => stepOf(path) === first)
    .toSorted((one, other) => placeOf(one.path) - placeOf(other.path));
  const [leading] = here;
  return leading === undefined ? null : { summary: leading.message, faults: here };
}

/** The server's word on each field, led to the field. */
export function problemOfFields(fields: Readonly<Record<string, string>>): Problem | null {
  return toProblem(toFaults(Object.entries(fields).map(([path, message]) => ({ path, message }))));
}

/** Asks the contract what it has against a form. */
export type AskContract = (form: RecipeForm) => readonly FieldProblem[];

function blankRows(form: RecipeForm, list: ListName, summary: string): Problem | null {
  const blank = form[list].flatMap(({ text }, index) => (text.trim() === '' ? [index] : []));
  if (blank.length === 0) return null;
  const faults = blank.map((index, nth): Fault => ({
    path: `${list}.${index}.text`,
    message: nth === 0 ? summary : '',
  }));
  return { summary, faults };
}

function blankInfo(form: RecipeForm): Fault[] {
  const faults: Fault[] = [];
  if (form.title.trim() === '') faults.push({ path: 'title', message: RECIPE_TEXTS.title_required });
  if (form.description.trim() === '') faults.push({ path: 'description', message: RECIPE_TEXTS.description_required });
  return faults;
}

/** What keeps a step from being left; null when nothing does. */
export function checkStep(step: number, form: RecipeForm, issuesOf: AskContract): Problem | null {
  const missing =
    (step === 0 ? toProblem(blankInfo(form)) : null) ??
    (step === 1 ? blankRows(form, 'ingredients', RECIPE_TEXTS.ingredients_blank) : null) ??
    (step === 2 ? blankRows(form, 'instructions', RECIPE_TEXTS.instructions_blank) : null);
  return missing ?? toProblem(toFaults(issuesOf(form)).filter(({ path }) => stepOf(path) === step));
}

/** A problem of one field that says what the field is to hold. */
export function problemAt(path: FaultPath, message: string): Problem {
  return { summary: message, faults: [{ path, message }] };
}

/** What keeps the recipe from being sent, whichever step it lies in; null when nothing does. */
export function checkAll(form: RecipeForm, issuesOf: AskContract): Problem | null {
  const [first, ...others] = blankInfo(form);
  if (first !== undefined) {
    const summary = RECIPE_TEXTS.title_and_description_required;
    return { summary, faults: [{ ...first, message: summary }, ...others] };
  }
  if (filledRows(form.ingredients).length === 0) {
    return problemAt('ingredients.0.text', RECIPE_TEXTS.ingredient_required);
  }
  if (filledRows(form.instructions).length === 0) {
    return problemAt('instructions.0.text', RECIPE_TEXTS.instruction_required);
  }
  return toProblem(toFaults(issuesOf(form)));
}

/** The summary needs a place of its own unless one of the fields already says the same. */
export function isToldByField({ summary, faults }: Problem): boolean {
  return faults.some(({ message }) => message === summary);
}
